/** What a game trains, in the words of whoever looks for one, by the standards that it names. */

/** Domains of CCSS and NGSS, and areas of the Expanded Core Curriculum for students who are blind. */
const SKILLS: readonly (readonly [code: RegExp, skill: string])[] = [
  [/^CCSS (?:K|\d)\.CC\b/, "Counting"],
  [/^CCSS \d\.OA\b/, "Operations and number patterns"],
  [/^CCSS \d\.NBT\b/, "Place value"],
  [/^CCSS \d\.MD\b/, "Time, money and graphs"],
  [/^CCSS (?:K|\d)\.G\b/, "Shapes"],
  [/^CCSS RF\b/, "Sounds and letters"],
  [/^CCSS L\.(?:K|\d)\.1/, "Grammar"],
  [/^CCSS L\.(?:K|\d)\.2/, "Spelling"],
  [/^CCSS L\.(?:K|\d)\.[456]/, "What words mean"],
  [/^NGSS .*-PS\d/, "Matter and motion"],
  [/^NGSS .*-LS\d/, "Living things"],
  [/^NGSS .*-ESS\d/, "Earth, weather and space"],
  [/^NGSS .*-ETS\d/, "Designing and testing"],
  [/^ECC .*independent living/, "Daily living"],
  [/^ECC .*(?:orientation and mobility|O&M)/, "Getting around"],
  [/^ECC .*social interaction/, "Getting along with others"],
  [/^ECC .*self-determination/, "Speaking up for oneself"],
  [/^ECC .*compensatory/, "Concepts and organization"],
  [/^ECC .*sensory efficiency/, "Listening closely"],
  [/health/i, "Health and safety"],
];

/** In the order above; none where no standard is of a kind that is known here. */
export function skillsOf(standards: readonly { readonly code: string }[]): readonly string[] {
  return SKILLS.filter(([known]) => standards.some(({ code }) => known.test(code))).map(([, skill]) => skill);
}
