import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from "react";
import type { FormProblem } from "./form-problem.ts";

type Values<Field extends string> = Readonly<Record<Field, string>>;

interface FormOptions<Field extends string> {
  /** The names of the fields as they stand in the form, always the same array. The first that is wrong takes the focus. */
  readonly fields: readonly Field[];
  readonly check: (values: Values<Field>) => FormProblem<Field> | null;
  /** Resolves to what went wrong. Runs once at a time, however often the button is pressed. */
  readonly send: (values: Values<Field>) => Promise<FormProblem<Field> | null>;
}

export interface BannerText {
  readonly text: string;
  /** Another one for each submission, so that the same words are said again. */
  readonly attempt: number;
}

export interface FormState<Field extends string> {
  readonly values: Values<Field>;
  /** Fields in which somebody has typed, and all once the form was submitted. */
  readonly touched: ReadonlySet<Field>;
  readonly errors: FormProblem<Field>["fields"];
  readonly banner: BannerText | null;
  readonly dismissBanner: () => void;
  readonly isSending: boolean;
  /** False until the page can send the form itself: a browser's own way of sending is never wanted here. */
  readonly isReady: boolean;
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly method: "post";
    readonly noValidate: true;
    readonly "aria-busy": boolean;
    readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form whose fields belong to the browser: what a password manager puts in, or somebody types before the page is
 * ready, counts.
 */
export function useForm<Field extends string>({ fields, check, send }: FormOptions<Field>): FormState<Field> {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => readValues(null, fields));
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const [problem, setProblem] = useState<FormProblem<Field> | null>(null);
  const [edited, setEdited] = useState<ReadonlySet<Field>>(new Set());
  const [banner, setBanner] = useState<BannerText | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const isUnderWay = useRef(false);
  const attempt = useRef(0);

  useEffect(() => {
    // What was typed before; from here on every input is heard.
    setValues(readValues(ref.current, fields));
    setIsReady(true);
  }, [fields]);

  useEffect(() => {
    if (problem === null) return;
    const wrong = fields.find((field) => problem.fields[field] !== undefined);
    const element = wrong === undefined ? null : ref.current?.elements.namedItem(wrong);
    if (element instanceof HTMLElement) element.focus();
  }, [problem, fields]);

  const submit = async (): Promise<void> => {
    if (isUnderWay.current) return;
    const sent = readValues(ref.current, fields);
    setValues(sent);
    setTouched(new Set(fields));
    setEdited(new Set());
    setBanner(null);
    let found = check(sent);
    if (found === null) {
      isUnderWay.current = true;
      setIsSending(true);
      found = await send(sent);
      isUnderWay.current = false;
      setIsSending(false);
    }
    setProblem(found);
    attempt.current += 1;
    setBanner(found === null ? null : { text: found.message, attempt: attempt.current });
  };

  return {
    values,
    touched,
    errors: errorsLeft(problem, edited),
    banner,
    dismissBanner: useCallback(() => setBanner(null), []),
    isSending,
    isReady,
    formProps: {
      ref,
      method: "post",
      noValidate: true,
      "aria-busy": isSending,
      onInput: ({ currentTarget, target }) => {
        setValues(readValues(currentTarget, fields));
        const changed = fields.find((field) => target instanceof HTMLInputElement && target.name === field);
        if (changed === undefined) return;
        setTouched((before) => new Set([...before, changed]));
        setEdited((before) => new Set([...before, changed]));
      },
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** What has been changed since is no longer found fault with. */
function errorsLeft<Field extends string>(
  problem: FormProblem<Field> | null,
  edited: ReadonlySet<Field>,
): FormProblem<Field>["fields"] {
  const left: Partial<Record<Field, string>> = { ...problem?.fields };
  for (const field of edited) delete left[field];
  return left;
}

function readValues<Field extends string>(
  form: HTMLFormElement | null,
  fields: readonly Field[],
): Values<Field> {
  const data = form === null ? new FormData() : new FormData(form);
  const read = (field: Field) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, string>;
}
