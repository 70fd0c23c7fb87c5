/** Level 2: noises of the breath. */
import type { Group } from "../levels/level.ts";

export const noises: Group = {
  id: "noises",
  candidates: [
    {
      id: "gasp",
      name: "gasp",
      as: "a gasp",
      meaning: "to breathe in fast, because something surprises you",
      caught: "You surprised me!",
      truths: [
        {
          said: ["A surprise brings me out.", { sound: "gasp" }],
          why: "a gasp is what a surprise sounds like",
        },
        { said: "I am air that rushes in.", why: "in a gasp, the air goes in, and fast" },
      ],
      odd: {
        said: ["Cold water brings me out.", { sound: "gasp" }],
        why: "jump into cold water, and you gasp",
      },
      lies: [
        {
          said: "I am air that goes slowly out.",
          why: "a slow breath out is a sigh. A gasp is fast, and goes in",
        },
        {
          said: ["A surprise brings me out.", { sound: "yawn" }],
          why: "that was slow and wide: a yawn. A gasp is fast",
        },
      ],
    },
    {
      id: "sigh",
      name: "sigh",
      as: "a sigh",
      meaning: "to let out a long breath, because you are sad, tired, or glad to be done",
      caught: "Oh, well.",
      truths: [
        { said: ["I am one long breath out.", { sound: "sigh" }], why: "that was one long breath out" },
        {
          said: "Sad people know me well.",
          why: "people sigh when they are sad, tired, or glad to be done",
        },
      ],
      odd: {
        said: "I can mean: I am so glad!",
        why: "people sigh when they are glad that something is over, too",
      },
      lies: [
        {
          said: "I am quick air that rushes in.",
          why: "quick air that rushes in is a gasp. A sigh is slow, and goes out",
        },
        {
          said: ["I am one long breath out.", { sound: "gasp" }],
          why: "that was quick, and the air went in. A sigh is slow, and goes out",
        },
      ],
    },
    {
      id: "yawn",
      name: "yawn",
      as: "a yawn",
      meaning: "to open your mouth wide and breathe in deep, because you are tired or bored",
      caught: "Can I nap in jail?",
      truths: [
        { said: ["I come before bedtime.", { sound: "yawn" }], why: "people yawn when they are tired" },
        { said: "When one person starts, others join in.", why: "yawns really are catching" },
      ],
      odd: {
        said: "Just hearing about me can start me.",
        why: "people really do yawn when they only hear about yawning",
      },
      lies: [
        { said: "I work best with your mouth shut tight.", why: "a yawn opens your mouth wide" },
        {
          said: ["I come before bedtime.", { sound: "snore" }],
          why: "that was a snore, and whoever snores is asleep already",
        },
      ],
    },
    {
      id: "snore",
      name: "snore",
      as: "a snore",
      meaning: "to breathe with a rattle while you are asleep",
      caught: "What? Who? I was asleep!",
      truths: [
        {
          said: ["The sleeper hardly ever hears me.", { sound: "snore" }],
          why: "people are asleep when they snore",
        },
        { said: "I only come out at night, or at naps.", why: "people snore in their sleep" },
      ],
      odd: { said: ["Even a cat can make me.", { sound: "snore" }], why: "cats snore, and so do dogs" },
      lies: [
        { said: "I come out when you are wide awake.", why: "people snore in their sleep" },
        {
          said: ["I only come out in your sleep.", { sound: "yawn" }],
          why: "that was a yawn, and people are still awake for that",
        },
      ],
    },
    {
      id: "giggle",
      name: "giggle",
      as: "a giggle",
      meaning: "to laugh in small, quick bursts",
      caught: "Hee hee! I can't stop!",
      truths: [
        { said: ["I am a small, quick laugh.", { sound: "giggle" }], why: "that laugh was small and quick" },
        {
          said: "I come out when you should be quiet.",
          why: "the more you should be quiet, the more you giggle",
        },
      ],
      odd: {
        said: "I can come when nothing is funny at all.",
        why: "tickling makes people giggle, funny or not",
      },
      lies: [
        { said: "I am a deep, sad breath.", why: "a deep, sad breath is a sigh. A giggle is a laugh" },
        {
          said: ["I am a small, quick laugh.", { sound: "cough" }],
          why: "that was a cough. A giggle is a laugh",
        },
      ],
    },
    {
      id: "sneeze",
      name: "sneeze",
      as: "a sneeze",
      meaning: "to blow air out through your nose and mouth, all of a sudden",
      caught: "Ah, ah, all right!",
      truths: [
        { said: ["Dust sets me off.", { sound: "sneeze" }], why: "dust in the nose makes people sneeze" },
        { said: "People cover me with their elbow.", why: "that keeps the germs in" },
      ],
      odd: { said: "Bright sun can set me off.", why: "about one person in 4 sneezes in sudden sunlight" },
      lies: [
        { said: "I come out slowly, whenever you like.", why: "a sneeze is sudden, and nobody plans it" },
        {
          said: ["Dust in the nose sets me off.", { sound: "gasp" }],
          why: "that was a gasp: the air went in. A sneeze blows it out",
        },
      ],
    },
  ],
  clues: [
    {
      id: "in",
      text: "Air goes in, deep or fast.",
      yes: "{it} takes air in",
      no: "{it} lets air out",
      of: { gasp: "a gasp takes air in, fast", yawn: "a yawn takes air in, deep" },
      fits: { gasp: "yy", sigh: "n?", yawn: "yy", snore: "??", sneeze: "??" },
    },
    {
      id: "sudden",
      text: "It comes all of a sudden.",
      yes: "{it} comes all of a sudden",
      no: "{it} is slow to come",
      of: { gasp: "a gasp comes with a surprise, and surprises are sudden", snore: "a snore goes on and on" },
      fits: { gasp: "yy", giggle: "??", sneeze: "yy" },
    },
    {
      id: "slow",
      text: "It is long and slow.",
      yes: "{it} is long and slow",
      no: "{it} is short and quick",
      fits: { sigh: "yy", yawn: "yy", snore: "?y" },
    },
    {
      id: "nose",
      text: "It has a lot to do with the nose.",
      yes: "{it} bursts out of the nose",
      no: "{it} comes through the mouth",
      of: { snore: "a snore rattles behind the nose" },
      fits: { sigh: "??", snore: "yy", sneeze: "yy" },
    },
    {
      id: "catching",
      text: "When one person does it, others often join in.",
      yes: "{it} is catching",
      no: "nobody joins in with {it}",
      of: {
        yawn: "when one person yawns, others start",
        giggle: "when one person giggles, others start",
        sneeze: "germs are catching, but nobody joins in with a sneeze",
      },
      fits: { gasp: "??", sigh: "n?", yawn: "yy", giggle: "yy" },
    },
    {
      id: "tired",
      text: "Being tired can bring it on.",
      yes: "tired people {name}",
      no: "being tired doesn't bring on {it}",
      of: {
        gasp: "a surprise brings on a gasp. Being tired doesn't",
        sneeze: "a tickle in the nose brings on a sneeze. Being tired doesn't",
      },
      fits: { sigh: "yy", yawn: "yy", snore: "y?", giggle: "n?" },
    },
    {
      id: "feelings",
      text: "It shows others how you feel.",
      yes: "{it} shows how you feel",
      no: "{it} doesn't show how you feel",
      of: {
        gasp: "a gasp shows that you are surprised",
        sigh: "a sigh shows that you are sad, tired or glad",
        giggle: "a giggle shows that you think it is funny",
        snore: "whoever snores is asleep, and shows no feelings",
      },
      fits: { gasp: "yy", sigh: "yy", yawn: "??", giggle: "yy" },
    },
    {
      id: "asleep",
      text: "You do it in your sleep.",
      yes: "people {name} in their sleep",
      no: "you have to be awake for {it}",
      fits: { gasp: "n?", sigh: "n?", snore: "yy", giggle: "n?" },
    },
    {
      id: "polite",
      text: "It is polite to cover it.",
      yes: "it is polite to cover {it}",
      no: "nobody covers {it}",
      of: { snore: "whoever snores is asleep, and can't cover anything" },
      fits: { gasp: "?n", yawn: "yy", giggle: "?n", sneeze: "yy" },
    },
    {
      id: "joke",
      text: "A good joke brings it on.",
      yes: "a good joke brings on {it}",
      no: "a good joke doesn't bring on {it}",
      fits: { sigh: "n?", giggle: "yy" },
    },
    {
      id: "out",
      text: "Air goes out.",
      yes: "{it} lets air out",
      no: "in {it}, the air goes in",
      of: {
        sigh: "a sigh lets out one long breath",
        giggle: "a giggle is a laugh, and a laugh lets air out",
        sneeze: "a sneeze blows the air out",
      },
      fits: { sigh: "yy", yawn: "??", snore: "??", giggle: "yy", sneeze: "yy" },
    },
    {
      id: "loud",
      text: "It can be really loud.",
      yes: "{it} can be heard through a wall",
      no: "{it} is soft",
      fits: { gasp: "??", yawn: "??", snore: "yy", giggle: "?y", sneeze: "yy" },
    },
    {
      id: "laugh",
      text: "It is a kind of laugh.",
      yes: "{it} is a small, quick laugh",
      no: "{it} is a kind of breath, not a laugh",
      fits: { giggle: "yy" },
    },
  ],
};
