/** Every folder here with a game in it. `npm run catalogue` writes this file. */
import { playable, type GameCard } from "./card.ts";
import { card as addition } from "./addition/card.ts";
import { card as askingForAssistance } from "./askingForAssistance/card.ts";
import { card as caneCompanion } from "./caneCompanion/card.ts";
import { card as carcounting } from "./carcounting/card.ts";
import { card as colorgame } from "./colorgame/card.ts";
import { card as definitionDetective } from "./definitionDetective/card.ts";
import { card as dinodetectives } from "./dinodetectives/card.ts";
import { card as divisionDuel } from "./divisionDuel/card.ts";
import { card as ecorangers } from "./ecorangers/card.ts";
import { card as fruitfrenzy } from "./fruitfrenzy/card.ts";
import { card as groceryGrab } from "./groceryGrab/card.ts";
import { card as healthyPlate } from "./healthyPlate/card.ts";
import { card as laundryLegend } from "./laundryLegend/card.ts";
import { card as mattermixup } from "./mattermixup/card.ts";
import { card as moneyMatch } from "./moneyMatch/card.ts";
import { card as monkeymadness } from "./monkeymadness/card.ts";
import { card as multiplicationmadness } from "./multiplicationmadness/card.ts";
import { card as oddoneout } from "./oddoneout/card.ts";
import { card as partofspeech } from "./partofspeech/card.ts";
import { card as plantpower } from "./plantpower/card.ts";
import { card as polarpairing } from "./polarpairing/card.ts";
import { card as robotrepair } from "./robotrepair/card.ts";
import { card as safetySirens } from "./safetySirens/card.ts";
import { card as scheduleShuffle } from "./scheduleShuffle/card.ts";
import { card as shapeshark } from "./shapeshark/card.ts";
import { card as socialSense } from "./socialSense/card.ts";
import { card as spacecase } from "./spacecase/card.ts";
import { card as spellingbee } from "./spellingbee/card.ts";
import { card as subtraction } from "./subtraction/card.ts";
import { card as syllableSorting } from "./syllableSorting/card.ts";
import { card as tinycelltown } from "./tinycelltown/card.ts";
import { card as vocabVortex } from "./vocabVortex/card.ts";
import { card as weatherwhiz } from "./weatherwhiz/card.ts";

export const found: readonly GameCard[] = [
  playable(addition, () => import("./addition/game.ts")),
  playable(askingForAssistance, () => import("./askingForAssistance/game.ts")),
  playable(caneCompanion, () => import("./caneCompanion/game.ts")),
  playable(carcounting, () => import("./carcounting/game.ts")),
  playable(colorgame, () => import("./colorgame/game.ts")),
  playable(definitionDetective, () => import("./definitionDetective/game.ts")),
  playable(dinodetectives, () => import("./dinodetectives/game.ts")),
  playable(divisionDuel, () => import("./divisionDuel/game.ts")),
  playable(ecorangers, () => import("./ecorangers/game.ts")),
  playable(fruitfrenzy, () => import("./fruitfrenzy/game.ts")),
  playable(groceryGrab, () => import("./groceryGrab/game.ts")),
  playable(healthyPlate, () => import("./healthyPlate/game.ts")),
  playable(laundryLegend, () => import("./laundryLegend/game.ts")),
  playable(mattermixup, () => import("./mattermixup/game.ts")),
  playable(moneyMatch, () => import("./moneyMatch/game.ts")),
  playable(monkeymadness, () => import("./monkeymadness/game.ts")),
  playable(multiplicationmadness, () => import("./multiplicationmadness/game.ts")),
  playable(oddoneout, () => import("./oddoneout/game.ts")),
  playable(partofspeech, () => import("./partofspeech/game.ts")),
  playable(plantpower, () => import("./plantpower/game.ts")),
  playable(polarpairing, () => import("./polarpairing/game.ts")),
  playable(robotrepair, () => import("./robotrepair/game.ts")),
  playable(safetySirens, () => import("./safetySirens/game.ts")),
  playable(scheduleShuffle, () => import("./scheduleShuffle/game.ts")),
  playable(shapeshark, () => import("./shapeshark/game.ts")),
  playable(socialSense, () => import("./socialSense/game.ts")),
  playable(spacecase, () => import("./spacecase/game.ts")),
  playable(spellingbee, () => import("./spellingbee/game.ts")),
  playable(subtraction, () => import("./subtraction/game.ts")),
  playable(syllableSorting, () => import("./syllableSorting/game.ts")),
  playable(tinycelltown, () => import("./tinycelltown/game.ts")),
  playable(vocabVortex, () => import("./vocabVortex/game.ts")),
  playable(weatherwhiz, () => import("./weatherwhiz/game.ts")),
];
