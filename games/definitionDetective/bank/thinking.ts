/** Level 5: words from school for ways to think. */
import type { Group } from "../levels/level.ts";

export const thinking: Group = {
  id: "thinking",
  candidates: [
    {
      id: "predict",
      name: "predict",
      as: "predicting",
      meaning: "to say what will happen before it happens",
      inUse: "I predict that somebody will give me a cracker.",
      caught: "I saw that coming.",
      truths: [
        {
          said: "I do my work before things happen.",
          why: "pre means before, so it hasn't happened yet",
        },
        { said: "I may turn out to be wrong.", why: "nobody knows for sure what will happen" },
      ],
      odd: {
        said: "You hear me on the radio every morning.",
        why: "the weather report is full of predicting",
      },
      lies: [
        { said: "I tell what happened yesterday.", why: "pre means before: to predict is to look ahead" },
        {
          said: "I say that there are about 50.",
          why: "about how many is an estimate. To predict is to say what will happen",
        },
      ],
    },
    {
      id: "estimate",
      name: "estimate",
      as: "estimating",
      meaning: "to make a careful guess at how much or how many",
      inUse: "I estimate that there are about 50 crackers in a box.",
      caught: "I'd say, about 10 minutes in jail?",
      truths: [
        {
          said: ["I don't count them all.", { sound: "coins" }],
          why: "to estimate is a careful guess, without counting",
        },
        {
          said: ["I come close, and that is enough.", { sound: "coin-jar" }],
          why: "an estimate only has to come close",
        },
      ],
      odd: { said: "I can be off by 3, and still be good.", why: "an estimate doesn't have to be exact" },
      lies: [
        {
          said: ["I give the exact number, every time.", { sound: "coins" }],
          why: "the exact number takes counting. An estimate is a careful guess",
        },
        {
          said: "I say what will happen tomorrow.",
          why: "what will happen is a prediction. An estimate says how much or how many",
        },
      ],
    },
    {
      id: "compare",
      name: "compare",
      as: "comparing",
      meaning: "to find what is the same about things, and what is different",
      inUse: "I compare 2 crackers, and keep the bigger one.",
      caught: "Next to you I'm nothing.",
      truths: [
        {
          said: [
            "I need at least 2 things.",
            { sound: "woodblock", pitch: -5, caption: "a low knock" },
            { sound: "woodblock", pitch: 5, caption: "a high knock" },
          ],
          why: "those were 2 knocks, one low and one high, and you could compare them",
        },
        { said: "I ask: what is the same, and what is not?", why: "that is just what you ask to compare" },
      ],
      odd: {
        said: "I can be done with apples and oranges.",
        why: "both are fruit, but they taste different, and that is comparing",
      },
      lies: [
        {
          said: ["This is all I need to work.", { sound: "woodblock", caption: "one knock, all alone" }],
          why: "that was one knock alone, and to compare, you need at least 2 things",
        },
        {
          said: "I tell only the main points.",
          why: "making it short is summarizing. To compare is to find what is the same or different",
        },
      ],
    },
    {
      id: "observe",
      name: "observe",
      as: "observing",
      meaning: "to notice carefully, with all your senses",
      inUse: "I observe the cracker jar all day long.",
      caught: "I noticed you noticing me!",
      truths: [
        {
          said: "I use your ears, your nose and your fingers.",
          why: "you observe with all your senses",
        },
        { said: "I take my time to notice.", why: "to observe is to notice carefully" },
      ],
      odd: { said: "I can be done while you stand still.", why: "you can notice a lot without moving" },
      lies: [
        {
          said: ["I work best like this.", { sound: "snore" }],
          why: "that was a snore, and whoever sleeps can't notice carefully",
        },
        {
          said: "I decide what must be true.",
          why: "deciding what must be true is concluding. To observe is to notice",
        },
      ],
    },
    {
      id: "conclude",
      name: "conclude",
      as: "concluding",
      meaning: "to decide what must be true, after you have thought about the facts",
      inUse: "There are crumbs on your hat. I conclude that you had a cracker!",
      caught: "So this is the end.",
      truths: [
        {
          said: ["Somebody hears this. Then it's my turn.", { sound: "kettle-whistle" }],
          why: "the whistle is a fact. After it, you conclude that the water is hot",
        },
        {
          said: "Detectives need me at the end of a case.",
          why: "at the end, a detective decides what must be true",
        },
      ],
      odd: { said: "You use me in this very game.", why: "you decide who lied after you know the facts" },
      lies: [
        {
          said: ["First me, and only then this.", { sound: "kettle-whistle" }],
          why: "the whistle is a fact, and you conclude after the facts, not before",
        },
        {
          said: "I only notice. I never decide.",
          why: "only noticing is observing. To conclude is to decide",
        },
      ],
    },
    {
      id: "summarize",
      name: "summarize",
      as: "summarizing",
      meaning: "to tell only the main points, in a few words",
      inUse: "Let me summarize the story: cracker, gone, sad.",
      caught: "In short: yes.",
      truths: [
        { said: "I leave out the small stuff.", why: "to summarize is to tell only the main points" },
        {
          said: [
            "Before me, a story is like this:",
            { sound: "key-press" },
            { sound: "key-press" },
            { sound: "key-press" },
            { sound: "key-press" },
            { rest: 0.4 },
            "And after me:",
            { sound: "key-press" },
          ],
          why: "long became short, and to summarize is to use only a few words",
        },
      ],
      odd: {
        said: "I can put a whole book into one breath.",
        why: "the main points of a book can be told in a breath",
      },
      lies: [
        {
          said: [
            "Before me, a story is like this:",
            { sound: "key-press" },
            { rest: 0.4 },
            "And after me:",
            { sound: "key-press" },
            { sound: "key-press" },
            { sound: "key-press" },
            { sound: "key-press" },
          ],
          why: "short became long, and to summarize is to make it shorter",
        },
        {
          said: "I say how the story will end.",
          why: "how it will end is a prediction. To summarize is to tell the main points",
        },
      ],
    },
  ],
  clues: [
    {
      id: "guess",
      text: "It is a kind of guess, made with care.",
      yes: "{it} is a careful guess",
      no: "{it} is no guess",
      of: {
        predict: "to predict is a careful guess about what will happen",
        estimate: "to estimate is a careful guess about how many",
        conclude: "you conclude from facts, and don't have to guess",
      },
      fits: { predict: "yy", estimate: "yy" },
    },
    {
      id: "end",
      text: "It belongs at the end of a report.",
      yes: "at the end of a report, you {name}",
      no: "at the end of a report, it is too late for {it}",
      fits: { compare: "?n", conclude: "yy", summarize: "yy" },
    },
    {
      id: "many",
      text: "It tells you about how many.",
      yes: "{it} tells you about how many there are",
      no: "{it} doesn't tell you how many",
      of: { predict: "predicting tells what will happen, not how many there are" },
      fits: { estimate: "yy" },
    },
    {
      id: "tomorrow",
      text: "You can do it for tomorrow's weather.",
      yes: "tomorrow's weather hasn't happened yet, so you predict it",
      no: "tomorrow's weather isn't here yet, so you can't {name} it",
      fits: { predict: "yy", estimate: "??", compare: "??", conclude: "??" },
    },
    {
      id: "same",
      text: "It finds what is the same.",
      yes: "to compare is to find what is the same, and what is different",
      no: "{it} doesn't search for what is the same",
      fits: { compare: "yy" },
    },
    {
      id: "short",
      text: "It makes something shorter.",
      yes: "the main points alone are shorter",
      no: "{it} doesn't make anything shorter",
      fits: { summarize: "yy" },
    },
    {
      id: "senses",
      text: "You do it with ears, nose or fingers.",
      yes: "you notice with ears, nose and fingers",
      no: "you do your {it} with your head",
      fits: { compare: "??", observe: "yy" },
    },
    {
      id: "wrong",
      text: "It may turn out to be wrong.",
      yes: "a guess can be wrong, and {it} is a careful guess",
      no: "{it} doesn't turn out wrong",
      fits: { predict: "yy", estimate: "yy", compare: "??", observe: "??", conclude: "??", summarize: "??" },
    },
    {
      id: "part",
      text: "One part of it means before.",
      yes: "the pre in predict means before",
      no: "no part of {name} means before",
      fits: { predict: "yy" },
    },
    {
      id: "ahead",
      text: "It is about what comes next.",
      yes: "to predict is to say what comes next",
      no: "{it} isn't about what comes next",
      fits: { predict: "yy", estimate: "n?" },
    },
    {
      id: "facts",
      text: "You do it to facts that you have.",
      yes: "you {name} after you have the facts",
      no: "{it} doesn't wait for facts",
      fits: { predict: "?n", estimate: "?n", compare: "yy", observe: "??", conclude: "yy", summarize: "yy" },
    },
  ],
};
