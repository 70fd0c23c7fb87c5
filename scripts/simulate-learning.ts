/**
 * How well the learner chooses, beside others that choose: 4,000 simulated children, the same ones taught by each. Then the same
 * learner in real games, whose bots have an ability that nobody is told.
 */
import { formatOutcomes, formatGames, formatPressed } from "./learning/format-outcomes.ts";
import { studyGame, studyPressing } from "./learning/real-games.ts";
import { study } from "./learning/study.ts";
import { TUTORS } from "./learning/tutors.ts";
import { loadTarget } from "../games/workbench/target.ts";

const CHILDREN = 4000;
const BOTS = 40;
/** Of three mechanics, with six, five and three levels. */
const GAMES = ["addition", "laundryLegend", "carcounting"];

async function gameNamed(slug: string) {
  const target = await loadTarget(slug);
  if (!target.ok) throw new Error(target.problem.join("\n"));
  return target.value.game;
}

const outcomes = Object.entries(TUTORS).map(([name, make]) => [name, study(make, CHILDREN)] as const);
console.log(formatOutcomes(outcomes));

const played: Parameters<typeof formatGames>[0][number][] = [];
for (const slug of GAMES) {
  const game = await gameNamed(slug);
  for (const [who, isGuided] of [
    ["guided", true],
    ["by levels and chance", false],
  ] as const)
    played.push([`${game.definition.title}, ${who}`, studyGame(game, BOTS, isGuided)]);
}
console.log(`\n${formatGames(played)}`);

/** Games whose drama is a pursuer that may begin nearer or farther off. */
const PURSUED = [
  ["spellingbee", { pursuer: "bruno", purse: "honey" }],
  ["monkeymadness", { pursuer: "snap", purse: "bananas" }],
] as const;
const PURSUED_BOTS = 16;
const pressed: Parameters<typeof formatPressed>[0][number][] = [];
for (const [slug, watched] of PURSUED) {
  const game = await gameNamed(slug);
  for (const born of [-1.5, 1.5])
    for (const isEased of [false, true])
      pressed.push([
        `${game.definition.title}, ability ${born}, ${isEased ? "by what is believed" : "as usual"}`,
        studyPressing(game, PURSUED_BOTS, born, isEased, watched),
      ]);
}
console.log(`\n${formatPressed(pressed)}`);
