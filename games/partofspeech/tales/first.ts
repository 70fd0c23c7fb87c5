/** Level 1: nouns and verbs, called by the coach. */
import type { Tale } from "../types.ts";

export const firstTales: Readonly<Record<string, Tale>> = {
  hero: {
    title: "Our hero's name",
    blanks: [["noun"]],
    lines: ["nora: Good evening. This is Radio Kickoff. Tonight's hero is Captain {One}."],
    names: { hero: "{One}" },
    practice: true,
  },
  weather: {
    title: "The Weather",
    blanks: [["noun"]],
    lines: ["nora: And now, the weather. I see one big cloud, and it looks like my {one}."],
    practice: true,
  },
  breakfast: {
    title: "The Missing Breakfast",
    blanks: [["noun"], ["noun"], ["noun"]],
    lines: [
      "nora: Captain {Hero} came down for breakfast. On the table, all alone, stood the {one}.",
      "nora: Good morning, said the captain. Somebody coughed under the table. It was the {two}.",
      "nora: They had toast together, and nobody said one word about the {three}.",
    ],
  },
  museum: {
    title: "A Day at the Museum",
    blanks: [["noun"], ["noun"], ["noun"]],
    lines: [
      "nora: Captain {Hero} went to the museum to see the world's oldest {one}.",
      "nora: It stood in a glass case, right beside the famous {two}.",
      "nora: Please do not touch, said the guard, and please do not sing to the {three}.",
    ],
  },
  parade: {
    title: "The Quietest Parade",
    blanks: [["noun"], ["noun"], ["noun"]],
    lines: [
      "nora: First came the mayor, side by side with the {one}.",
      "nora: Then came forty children, and each of them held up a picture of the {two}.",
      "nora: Captain {Hero} came last, in socks, and waved to the {three}.",
    ],
  },
  school: {
    title: "Captain School",
    blanks: [["verb"], ["verb"], ["verb"]],
    lines: [
      "nora: Captain {Hero} went to captain school. Lesson one was easy: how to {one}.",
      "nora: Lesson two took all day. Two captains had to {two} at the same time.",
      "nora: And whoever could {three} with both eyes closed got a hat.",
    ],
  },
  soup: {
    title: "The Soup",
    blanks: [["verb"], ["verb"], ["verb"]],
    lines: [
      "nora: Captain {Hero} made soup. For an hour it did nothing, and then it began to {one}.",
      "nora: Soup, said the captain, you may not {two} in my kitchen.",
      "nora: The soup thought about that. Then it asked the spoons to {three}, too.",
    ],
  },
  robot: {
    title: "Three Buttons",
    blanks: [["verb"], ["verb"], ["verb"]],
    lines: [
      "nora: Captain {Hero} had a new robot with three buttons. The round one made it {one}.",
      "nora: The square one made it {two}, but very slowly.",
      "nora: Nobody pressed the last one. The last one makes the whole street {three}.",
    ],
  },
  lift: {
    title: "Stuck in the Elevator",
    blanks: [["noun"], ["verb"], ["noun"], ["verb"]],
    lines: [
      "nora: Captain {Hero} got into the elevator, and who was in there already? The {one}.",
      "nora: Between two floors, it stopped. Don't worry, said a voice. Elevators love to {two}.",
      "nora: The captain pressed the last button, and out of the wall came the {three}.",
      "nora: So everybody sat down on the floor and began to {four}.",
    ],
  },
  zoo: {
    title: "Night at the Zoo",
    blanks: [["noun"], ["verb"], ["noun"], ["verb"]],
    lines: [
      "nora: At night the zoo is quiet. Nobody is awake but the {one}.",
      "nora: It waits for the moon, because under the moon all lions {two}.",
      "nora: Captain {Hero} came by with a flashlight, and looked for the {three}.",
      "nora: Go home, Captain, said the zookeeper. We close at nine, and then we {four}.",
    ],
  },
  tea: {
    title: "Tea at Four",
    blanks: [["noun"], ["verb"], ["noun"]],
    lines: [
      "nora: At four o'clock, Captain {Hero} had tea with the {one}.",
      "nora: In my family, said the guest, we always {two} before cake.",
      "nora: Then they looked at each other for a while, and at the {three}.",
    ],
  },
  sea: {
    title: "Across the Sea",
    blanks: [["noun"], ["verb"], ["noun"], ["verb"], ["noun"]],
    lines: [
      "nora: Captain {Hero} sailed across the sea in a very small boat, and the boat was called The {One}.",
      "nora: On the first day, the wind began to {two}.",
      "nora: On the second day, there was an island, and it looked like my {three}.",
      "nora: On the third day, all the whales came up to {four}.",
      "nora: On the fourth day, the captain wrote a long letter home. Dear {five}, it began, all is well.",
    ],
  },
  letter: {
    title: "A Letter from a Listener",
    blanks: [["verb"], ["noun"], ["verb"]],
    lines: [
      "nora: A listener asks: can a goose {one}? Ours can.",
      "nora: Where does he sleep? In my drawer, on top of the {two}.",
      "nora: And what does he do all day? He sits by the window, and waits for Captain {Hero} to {three}.",
    ],
  },
  rehearsal: {
    title: "A rehearsal",
    blanks: [["noun", "verb"]],
    lines: ["nora: Testing. My {one} and I will now {two}. Thank you."],
    practice: true,
  },
  moon: {
    title: "Captain {Hero} on the Moon",
    blanks: [
      ["noun", "verb"],
      ["noun", "verb"],
    ],
    lines: [
      "nora: Captain {Hero} flew to the moon, and there, in the dust, sat the {one}.",
      "nora: Up here, said a sign, everybody must {two}.",
      "nora: The captain put up a flag with a picture of the {three}.",
      "nora: And since then, on quiet nights, you can hear the moon {four}.",
    ],
  },
  prize: {
    title: "The Grand Prize",
    blanks: [
      ["noun", "verb"],
      ["noun", "verb"],
    ],
    lines: [
      "nora: Captain {Hero} won the grand prize: three weeks with the {one}.",
      "nora: We all saw you {two}, said the mayor, and we will tell our children.",
      "nora: The band played, and somebody brought out the golden {three}.",
      "nora: Thank you, said the captain. Without my team I could not even {four}.",
    ],
  },
  interview: {
    title: "An Interview with Captain {Hero}",
    blanks: [
      ["noun", "verb"],
      ["noun", "verb"],
    ],
    lines: [
      "nora: Captain {Hero}, what do you keep under your hat? Only the {one}.",
      "nora: And on Sundays? On Sundays I {two}.",
      "nora: Is there anything you can't live without? Yes. The {three}.",
      "nora: Any advice for our listeners? Never {four} before breakfast.",
    ],
  },
  water: {
    title: "Something to hold on to",
    blanks: [["noun"]],
    lines: ["nora: Thank you. I'm holding on to the {one}.", "nora: And now I'm serious again."],
    told: 1,
    practice: true,
  },
};
