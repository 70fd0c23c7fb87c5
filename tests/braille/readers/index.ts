/** Who plays which game by braille alone. */
import type { Mind } from "../mind.ts";
import { healthyPlate, multiplicationmadness } from "./amount.ts";
import { plantpower, tinycelltown } from "./build.ts";
import { caneCompanion } from "./camp.ts";
import { colorgame, vocabVortex } from "./choose.ts";
import { oddoneout } from "./deduce-clubs.ts";
import { definitionDetective } from "./deduce-words.ts";
import { spacecase } from "./deduce-worlds.ts";
import { addition, divisionDuel, subtraction } from "./dial.ts";
import { robotrepair, spellingbee } from "./enter.ts";
import { safetySirens, weatherwhiz } from "./listen.ts";
import { ecorangers, scheduleShuffle } from "./order.ts";
import { polarpairing } from "./pairs.ts";
import { monkeymadness, partofspeech } from "./react.ts";
import { laundryLegend, mattermixup, syllableSorting } from "./sort.ts";
import { moneyMatch } from "./take.ts";
import { askingForAssistance, socialSense } from "./talk.ts";
import { dinodetectives, groceryGrab } from "./walk.ts";
import { carcounting, fruitfrenzy, shapeshark } from "./tally.ts";

export const readers: Readonly<Record<string, () => Mind>> = {
  addition,
  askingForAssistance,
  caneCompanion,
  carcounting,
  colorgame,
  definitionDetective,
  dinodetectives,
  divisionDuel,
  ecorangers,
  fruitfrenzy,
  groceryGrab,
  healthyPlate,
  laundryLegend,
  mattermixup,
  moneyMatch,
  monkeymadness,
  multiplicationmadness,
  oddoneout,
  partofspeech,
  plantpower,
  polarpairing,
  robotrepair,
  safetySirens,
  scheduleShuffle,
  shapeshark,
  socialSense,
  spacecase,
  spellingbee,
  subtraction,
  syllableSorting,
  tinycelltown,
  vocabVortex,
  weatherwhiz,
};
