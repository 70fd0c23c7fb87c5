/** Who plays which game by braille alone. */
import type { Mind } from "../mind.ts";
import { healthyPlate, multiplicationmadness } from "./amount.ts";
import { plantpower, tinycelltown } from "./build.ts";
import { colorgame, vocabVortex } from "./choose.ts";
import { definitionDetective, oddoneout, spacecase } from "./deduce.ts";
import { addition, divisionDuel, subtraction } from "./dial.ts";
import { robotrepair, spellingbee } from "./enter.ts";
import { safetySirens, weatherwhiz } from "./listen.ts";
import { moneyMatch, polarpairing } from "./pairs.ts";
import { monkeymadness, partofspeech } from "./react.ts";
import { laundryLegend, mattermixup, syllableSorting } from "./sort.ts";
import { socialSense } from "./talk.ts";
import { carcounting, fruitfrenzy, shapeshark } from "./tally.ts";

export const readers: Readonly<Record<string, () => Mind>> = {
  addition,
  carcounting,
  colorgame,
  divisionDuel,
  fruitfrenzy,
  laundryLegend,
  mattermixup,
  moneyMatch,
  monkeymadness,
  partofspeech,
  polarpairing,
  safetySirens,
  shapeshark,
  socialSense,
  subtraction,
  vocabVortex,
  weatherwhiz,
  healthyPlate,
  multiplicationmadness,
  robotrepair,
  spellingbee,
  syllableSorting,
  definitionDetective,
  oddoneout,
  spacecase,
  plantpower,
  tinycelltown,
};
