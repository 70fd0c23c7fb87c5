/** The set-up page as an app: who has typed the code that Buzzle said may bring games, keep and bring back copies, and change settings. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import { csrf } from "hono/csrf";
import { secureHeaders } from "hono/secure-headers";
import { READERS } from "../config-readers.ts";
import type { ShelfGame } from "../menu/screens.ts";
import type { Brought } from "../packs/pack-store.ts";
import { parseConfig, type ConfigProblem } from "../parse-config.ts";
import { FONT, ROOT, STYLES, TEMPLATE } from "./files.ts";
import { codePage, endPage, setUpPage, type Notice } from "./pages.ts";
import type { Session } from "./session.ts";
import { settingGroups, settingsIn, withSettings } from "./settings-text.ts";

/** What Buzzle does for who has typed the code. */
export interface SetUpDeeds {
  readonly version: string;
  readonly settings: () => string;
  /** Returns whether they are kept: they count from the next start. */
  keepSettings(text: string): Promise<boolean>;
  readonly games: () => readonly ShelfGame[];
  bringGames(name: string, bytes: Uint8Array): Promise<Pick<Brought, "games" | "problems">>;
  removeGame(slug: string): boolean;
  /** Null where none can be made. */
  copy(): Uint8Array<ArrayBuffer> | null;
  /** Returns what to say. */
  bringBack(bytes: Uint8Array): string;
  startAgain(): void;
  /** Somebody is done, or has guessed too often. */
  close(isGuessed: boolean): void;
}

/** More than hundreds of games and years of play; less than would be missed in the memory. */
const MOST_BYTES = 10_000_000;
const COOKIE = "buzzle";
/** Wrong there, and nobody but a shell can mend it: then nothing is kept where Buzzle looks. */
const NOT_HERE = new Set(["data", "sticks"]);
const KNOWN = new Set(Object.keys(READERS));

export function createSetUp(session: Session, deeds: SetUpDeeds): Hono {
  const groups = settingGroups(readFileSync(join(ROOT, TEMPLATE), "utf8")).filter(({ settings }) =>
    settings.every(({ name }) => !NOT_HERE.has(name)),
  );
  const names = groups.flatMap(({ settings }) => settings.map(({ name }) => name));

  const show = (
    context: Context,
    notice: Notice | null,
    values?: ReadonlyMap<string, string>,
    problems?: ReadonlyMap<string, string>,
  ) =>
    context.html(
      setUpPage(
        {
          version: deeds.version,
          groups,
          values: values ?? settingsIn(deeds.settings()),
          problems: problems ?? new Map<string, string>(),
          games: deeds.games(),
        },
        notice,
      ),
      notice?.isFailure === true ? 422 : 200,
    );

  const app = new Hono();
  app.use(
    secureHeaders({
      // Nothing is run on this page, and nothing comes from elsewhere.
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
      // There is no certificate for a box in somebody's home.
      strictTransportSecurity: false,
    }),
  );
  app.use(csrf());
  app.use(
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: (context) => context.html(endPage("That is too big: at most 10 MB."), 413),
    }),
  );
  app.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });

  for (const path of STYLES)
    app.get(`/${path}`, (context) =>
      context.body(readFileSync(join(ROOT, path), "utf8"), 200, {
        "Content-Type": "text/css; charset=utf-8",
      }),
    );
  app.get(`/${FONT}`, (context) =>
    context.body(new Uint8Array(readFileSync(join(ROOT, FONT))), 200, { "Content-Type": "font/woff2" }),
  );

  app.post("/code", async (context) => {
    const { code } = await context.req.parseBody();
    const token = session.enter(typeof code === "string" ? code : "");
    if (token !== null) {
      setCookie(context, COOKIE, token, { httpOnly: true, sameSite: "Strict", path: "/" });
      return context.redirect("/", 303);
    }
    if (session.isSpent()) {
      deeds.close(true);
      return context.html(
        endPage("That was wrong too often: the page is closed. Open it again by Buzzle's menu."),
        403,
      );
    }
    return context.html(
      codePage({ isFailure: true, lines: ["That is not the code. Buzzle says it once more by its menu."] }),
      403,
    );
  });

  app.use(async (context, next) => {
    if (session.isIn(getCookie(context, COOKIE))) return next();
    return context.html(codePage(null), context.req.path === "/" ? 200 : 403);
  });

  app.get("/", (context) => show(context, null));

  app.post("/games", async (context) => {
    const file = await uploaded(context);
    if (file === null) return show(context, failed("There was no file."));
    const { games, problems } = await deeds.bringGames(file.name, file.bytes);
    const brought = games.map(({ title }) => `${title} is here.`);
    const none = games.length === 0 && problems.length === 0 ? ["There is no game in it."] : [];
    return show(context, { isFailure: games.length === 0, lines: [...brought, ...problems, ...none] });
  });
  app.post("/games/remove", async (context) => {
    const { slug } = await context.req.parseBody();
    const isGone =
      typeof slug === "string" && deeds.games().some((game) => game.slug === slug) && deeds.removeGame(slug);
    return show(
      context,
      isGone ? done("It is put away. What was done in it stays.") : failed("That could not be put away."),
    );
  });

  app.get("/copy", (context) => {
    const copy = deeds.copy();
    if (copy === null)
      return show(context, failed("No copy could be made: the memory card is full or broken."));
    return context.body(copy, 200, { "Content-Type": "application/octet-stream" });
  });
  app.post("/copy", async (context) => {
    const file = await uploaded(context);
    return show(context, file === null ? failed("There was no file.") : done(deeds.bringBack(file.bytes)));
  });

  app.post("/settings", async (context) => {
    const typed = await context.req.parseBody();
    const values = new Map(
      names.flatMap((name): [string, string][] => {
        const value = typed[name];
        // One line each, whatever is sent.
        return typeof value === "string" ? [[name, value.replaceAll(/[\r\n#]/g, " ").trim()]] : [];
      }),
    );
    const text = withSettings(deeds.settings(), values, KNOWN);
    const parsed = parseConfig(text);
    if (!parsed.ok) {
      const lines = parsed.problem.map(({ found, mend }) => `${found}. ${mend}`);
      return show(context, failed(...lines), values, problemsByName(text, parsed.problem));
    }
    if (!(await deeds.keepSettings(text)))
      return show(context, failed("The settings could not be written."), values);
    return show(context, done("The settings are kept. They count when Buzzle has started again."), values);
  });

  app.post("/again", (context) => {
    deeds.startAgain();
    return context.html(
      endPage("Buzzle starts again, and this page is closed. To come back, open it by Buzzle's menu."),
    );
  });
  app.post("/close", (context) => {
    deeds.close(false);
    return context.html(endPage("This page is closed."));
  });
  return app;
}

function done(...lines: readonly string[]): Notice {
  return { isFailure: false, lines };
}

function failed(...lines: readonly string[]): Notice {
  return { isFailure: true, lines };
}

async function uploaded(
  context: Context,
): Promise<{ readonly name: string; readonly bytes: Uint8Array } | null> {
  const { file } = await context.req.parseBody();
  if (!(file instanceof File) || file.size === 0) return null;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

function problemsByName(text: string, problems: readonly ConfigProblem[]): Map<string, string> {
  const lines = text.split("\n");
  return new Map(problems.map(({ line, mend }) => [/^[a-z.]+/.exec(lines[line - 1] ?? "")?.[0] ?? "", mend]));
}
