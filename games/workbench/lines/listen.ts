/** Every distinct line of simulated sittings, with the situations in which it was heard. */
import type { LoadedGame } from "../../../engine/definition/index.ts";
import { simulateSitting, type Observer, type Temper } from "../../../engine/sitting/index.ts";
import { soundCaption } from "../../../engine/sound/index.ts";
import { shownText } from "../../../engine/speech/index.ts";
import { curious, players } from "../players.ts";
import { textsIn, type Text } from "../texts.ts";
import { originOf } from "./origin.ts";
import type { Situation } from "./situation.ts";

export interface HeardLine {
  /** With its places: "{coal} lumps"; as it was heard, figures aside, where nobody wrote it so. */
  readonly text: string;
  readonly origin: Text | null;
  /** In all sittings together. */
  readonly times: number;
  readonly situations: readonly Situation[];
}

export interface Listening {
  readonly lines: readonly HeardLine[];
  /** Texts that nobody has heard. */
  readonly unheard: readonly Text[];
}

/** So many are kept of each line: those that came first, and then ever fewer of the others. */
const MOST_SITUATIONS = 60;
const HEARD_BEFORE = 3;

const LISTENERS: Readonly<Record<string, Temper>> = { ...players, curious };

/** @param sittings in all, spread over the levels and the players */
export function listen(game: LoadedGame, sittings: number): Listening {
  const texts = textsIn(game.definition);
  const origin = originOf(texts);
  const heard = new Map<string, { origin: Text | null; times: number; situations: Situation[] }>();
  const { levels } = game.definition;
  const names = Object.keys(LISTENERS);
  for (let number = 0; number < sittings; number++) {
    const level = number % levels.length;
    const player = names[Math.floor(number / levels.length) % names.length] ?? "solver";
    const temper = LISTENERS[player];
    if (temper === undefined) continue;
    const length = Math.floor(number / levels.length / names.length) % 4 === 3 ? "short" : "full";
    const about = { level: levels[level]?.id ?? "", player, seed: number };
    const observer = listener(game, about, (situation, text) => {
      const from = origin(text);
      const key = from?.text ?? text.replace(/\d[\d,.]*(?=\D|$)/g, "#");
      let line = heard.get(key);
      if (line === undefined) heard.set(key, (line = { origin: from, times: 0, situations: [] }));
      line.times += 1;
      if (line.situations.length < MOST_SITUATIONS) line.situations.push(situation);
      else if (number % line.times === 0) line.situations[line.times % MOST_SITUATIONS] = situation;
    });
    simulateSitting({ game, level, seed: number, length, temper, observer });
  }
  const lines = [...heard].map(([text, line]) => ({ text, ...line }));
  const known = new Set(lines.flatMap(({ origin: from }) => (from === null ? [] : [from.text])));
  return { lines, unheard: texts.filter(({ text }) => !known.has(text)) };
}

function listener(
  { definition }: LoadedGame,
  about: Pick<Situation, "level" | "player" | "seed">,
  take: (situation: Situation, text: string) => void,
): Observer {
  let act = "";
  let turn = 0;
  let before: readonly string[] = [];
  let pressed: string | null = null;
  let standing: Pick<Situation, "stakes" | "counts"> = { stakes: {}, counts: {} };
  const after = (caption: string): void => {
    before = [...before, caption].slice(-HEARD_BEFORE);
  };
  return {
    came(name, item) {
      act = name;
      if (item !== undefined) turn += 1;
    },
    pressed(what) {
      pressed = what;
    },
    stood({ stakes, counts }) {
      standing = { stakes, counts };
    },
    heard(cue) {
      if (cue.type === "sound") after(`[${cue.caption ?? soundCaption(cue.sound)}]`);
      if (cue.type === "pattern") after(`[${cue.caption}]`);
      if (cue.type !== "say") return;
      const text = shownText(cue.text);
      const name = cue.voice === undefined ? undefined : definition.voices[cue.voice]?.name;
      const line = name === undefined ? text : `${name}: ${text}`;
      if (cue.part !== "name") take({ ...about, act, turn, before, pressed, ...standing, line }, text);
      after(line);
    },
  };
}
