/** The types of a definition as our own games write it; what a file of JSON may hold is in the schema beside it. */
import type { AnyItem } from "../../mechanics/contract.ts";
import type { ChooseAct, Condition, GiveAct, PlayAct, TellAct } from "../act-schema.ts";
import type { Definition, ItemSet, Level } from "../game-schema.ts";

/** One or more of the `snippets`, by name: their fields, under those that stand beside it. */
export interface Use {
  readonly use: string | readonly string[];
}

/** The fields tell the type; a story is told as one. */
type WrittenOf<A extends { type: string }> = Omit<A, "type" | "as"> & { readonly type?: A["type"] } & {
  readonly length?: Condition["length"];
} & (A extends { type: "tell"; as: infer As } ? { readonly as?: As } : Pick<A, Extract<keyof A, "as">>);

export interface ActGroup {
  readonly if?: Condition;
  readonly length?: Condition["length"];
  readonly acts: readonly WrittenAct[];
}

type UsedAct = Use &
  Partial<WrittenOf<TellAct> | WrittenOf<PlayAct> | WrittenOf<ChooseAct> | WrittenOf<GiveAct>>;

export type WrittenAct =
  | WrittenOf<TellAct>
  | WrittenOf<PlayAct>
  | WrittenOf<ChooseAct>
  | WrittenOf<GiveAct>
  | ActGroup
  | UsedAct;

type WrittenSet<Rules, Item extends AnyItem> = Omit<ItemSet<Rules, Item>, "rules"> & {
  readonly rules?: Rules | Partial<Rules> | (Use & Partial<Rules>);
};

type WrittenLevel<Rules, Item extends AnyItem> = WrittenSet<Rules, Item> &
  Omit<Level<Rules, Item>, keyof ItemSet | "chapter"> & { readonly chapter: readonly WrittenAct[] };

export type Written<Content, Rules, Item extends AnyItem> = Omit<
  Definition<Content, Rules, Item>,
  "levels" | "banks"
> & {
  readonly $schema?: string;
  readonly snippets?: Readonly<Record<string, unknown>>;
  readonly library?: Partial<Rules>;
  readonly levels: readonly WrittenLevel<Rules, Item>[];
  readonly banks?: readonly WrittenSet<Rules, Item>[];
};
