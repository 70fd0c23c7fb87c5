/** How well the learner chooses, beside others that choose: 4,000 simulated children, the same ones taught by each. */
import { formatOutcomes } from "./learning/format-outcomes.ts";
import { study } from "./learning/study.ts";
import { TUTORS } from "./learning/tutors.ts";

const CHILDREN = 4000;

const outcomes = Object.entries(TUTORS).map(([name, make]) => [name, study(make, CHILDREN)] as const);
console.log(formatOutcomes(outcomes));
