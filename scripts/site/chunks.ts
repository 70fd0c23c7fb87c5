/** Which built files a page or a game needs, as the bundler's manifest tells it. */
import { posix } from "node:path";
import * as z from "zod";

/** The part of Vite's manifest that is used here. Its keys are sources, seen from web/, or chunks that several share. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);
export type Manifest = z.infer<typeof manifestSchema>;

export interface Game {
  readonly slug: string;
  readonly mechanic: string;
}

/** Files are named as in the manifest: seen from the folder of the built site. */
export interface Chunks {
  /** What every page loads at first. */
  readonly frame: ReadonlySet<string>;
  /** What any page loads, and the frame, without what a game fetches when it is opened. */
  readonly pages: ReadonlySet<string>;
  /** What a page loads beyond the frame. Throws where its module has no chunk of its own. */
  page(source: string): ReadonlySet<string>;
  /** What a game needs beyond the frame, with all its levels and sounds. Throws where a part has no chunk of its own. */
  game(game: Game): ReadonlySet<string>;
  /** What is loaded before its first sound, without the recipes of its sounds. */
  start(game: Game): ReadonlySet<string>;
  /**
   * What is loaded before its first question, with that; and the recipes of what sounds until then.
   * @param level counted from 0
   */
  turn(game: Game, level: number): ReadonlySet<string>;
  recipes(game: Game, level: number): ReadonlySet<string>;
  /** How many levels come one by one. */
  levelsOf(slug: string): number;
}

const ANY = "[0-9]+";

export function readChunks(manifest: Manifest): Chunks {
  const sources = Object.entries(manifest).flatMap(([key, { src }]) =>
    src === undefined ? [] : [{ key, source: posix.join("web", src) }],
  );
  const anyOf = (place: RegExp): string[] =>
    sources.filter(({ source }) => place.test(source)).map(({ key }) => key);
  const keysOf = (what: string, place: RegExp): string[] => {
    const keys = anyOf(place);
    if (keys.length > 0) return keys;
    throw new Error(`There is no chunk for ${what}. Is it loaded by an import() of its own?`);
  };
  const frame = filesOf(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );
  const beyondFrame = (keys: readonly string[]): Set<string> =>
    new Set([...filesOf(manifest, keys)].filter((file) => !frame.has(file)));
  const everyGame = () => [
    ...keysOf("the page of a game", /^web\/pages\/any-game-page/),
    ...keysOf("the game screen", /^web\/game\/(?!scene\/|late\/)/),
    ...keysOf("the sound stage", /^engine\/adapters\/(?!endless\/)/),
    ...sources
      .filter(({ source }) =>
        /^engine\/(?!mechanics\/|sound\/(?:recipes|music)\/|adapters\/endless\/|voice\/|save\/|adaptive\/)/.test(
          source,
        ),
      )
      .map(({ key }) => key),
  ];
  /** Fetched when a game has begun. */
  const voice = () => keysOf("understanding what is said", /^engine\/voice\//);
  /** And before it where there is a save. */
  const save = (mechanic: string) => [
    ...keysOf("what reads a save", /^engine\/save\//),
    ...keysOf("what is believed of a player", /^engine\/adaptive\//),
    ...keysOf(`what ${mechanic} keeps`, new RegExp(`^engine/mechanics/${mechanic}/.*[?]kept$`)),
  ];
  /** So are what goes on in its background, the settings beside the game, and where its recordings are. */
  const late = () => [
    ...keysOf("what beds are made by", /^engine\/(?:adapters\/endless|sound\/music)\//),
    ...keysOf("the settings beside a game", /^web\/game\/late\//),
    ...keysOf(
      "where recordings are, ears and controllers",
      /^web\/adapters\/(?:recording-addresses|web-speech-listener|gamepad-button-pad)\./,
    ),
  ];
  /** So is its picture, if it has one. */
  const scene = (slug: string) => anyOf(new RegExp(`^(?:web/game/scene/.*|games/${slug}/scene\\.svg)$`));

  const startKeys = ({ slug }: Game) => [
    ...everyGame(),
    ...keysOf(`the game ${slug}`, new RegExp(`^games/${slug}/[^?]*\\.ts$`)),
  ];
  /** As scripts/site/levels-plugin.ts cuts them. */
  const parts = (slug: string, kind: "level" | "recipes" | "brought", which: string) =>
    keysOf(`the parts of ${slug}`, new RegExp(`^games/${slug}/.*[?]${kind}=${which}$`));
  const rulesKeys = ({ slug, mechanic }: Game) => [
    ...keysOf(`the mechanic ${mechanic}`, new RegExp(`^engine/mechanics/${mechanic}/[^?]*$`)),
    ...parts(slug, "brought", "all"),
  ];
  const sharedSounds = () => keysOf("the sounds of all games", /^engine\/sound\/recipes\/shared\./);

  return {
    frame,
    pages: new Set([...frame, ...filesOf(manifest, keysOf("any page", /^web\/pages\/.*-page\./))]),
    page(source) {
      const key = sources.find((entry) => entry.source === posix.join("web", source))?.key;
      if (key === undefined) throw new Error(`There is no chunk for ${source}. Is it loaded by lazyPage()?`);
      return beyondFrame([key]);
    },
    levelsOf: (slug) => parts(slug, "level", ANY).length,
    game: (game) =>
      beyondFrame([
        ...startKeys(game),
        ...rulesKeys(game),
        ...voice(),
        ...save(game.mechanic),
        ...late(),
        ...scene(game.slug),
        ...parts(game.slug, "level", ANY),
        ...parts(game.slug, "recipes", "(head|brought|[0-9]+)"),
        ...sharedSounds(),
      ]),
    start: (game) => beyondFrame(startKeys(game)),
    turn: (game, level) =>
      beyondFrame([...startKeys(game), ...rulesKeys(game), ...parts(game.slug, "level", String(level))]),
    recipes: ({ slug }, level) =>
      beyondFrame([...parts(slug, "recipes", `(head|brought|${level})`), ...sharedSounds()]),
  };
}

/** The files of chunks and of everything that they import at once, however deep. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key]?.imports?.forEach(add);
  };
  keys.forEach(add);
  return new Set([...found].map((key) => manifest[key]?.file ?? key));
}
