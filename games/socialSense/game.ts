import { defineGame, type PartsOf } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { usualArc } from "../usual-arc.ts";
import { cast } from "./cast.ts";
import { disagreeing } from "./episodes/disagree.ts";
import { greetings } from "./episodes/greet.ts";
import { joining } from "./episodes/join.ts";
import { party } from "./episodes/party.ts";
import { speakingUp } from "./episodes/speak-up.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  mechanic: "talk",
  objective: "Read tone of voice, take turns, join in, and set boundaries.",
  standards: [
    { code: "ECC social interaction", checked: true },
    { code: "ECC self-determination", checked: true },
  ],
  forGrownUps: [
    "Short radio episodes at school, at home and at a party. Your child plays Robin, who is blind, hears how people speak, and chooses what to say.",
    "Most decisions have more than one good line, with different outcomes. Rewinding is free: comparing two lines is the point of the game.",
    "Lines are scored gently. The credit of an episode is the average, over its decisions, of the line chosen first. Trying other lines after that changes nothing, so comparing is free.",
    "Moods are made by pace and pitch of a synthetic voice and by spoken stage directions. Real voices are richer and people differ: talk about how your family says things.",
    "Level 4 is about boundaries: help that grabs, a moved cane, hugs, and one episode in which a friend is being robbed and threatened at school. Telling an adult is always a good line. No line is praised for putting up with touch.",
    "This is practice for talking, not therapy, and no test of a child's social skills.",
  ],
  voices: cast,
  streakLayers: [],
  content: {
    you: { voice: "you" },
    meters: {
      trust: {
        start: 4,
        rise: "warmer",
        fall: "cooler",
        words: [
          { from: 0, say: "Trust is low right now." },
          { from: 3, say: "There is some trust." },
          { from: 7, say: "Trust is strong." },
        ],
      },
      fun: {
        start: 4,
        rise: "warmer",
        fall: "cooler",
        words: [
          { from: 0, say: "The mood is heavy." },
          { from: 3, say: "The mood is calm." },
          { from: 7, say: "The mood is bright." },
        ],
      },
    },
    warmth: "warmth",
    sounds: {
      begin: "scene",
      browse: "menu-step",
      edge: "nothing",
      said: "tick",
      probe: "magnifier",
      rewind: "rewind",
      done: "star",
    },
    buttons: {
      previous: { label: "Previous line", phrases: ["previous", "previous line"] },
      next: { label: "Next line", phrases: ["next", "next line"] },
      say: { label: "Say it", phrases: ["say it", "this one"] },
      probe: { label: "How they feel", phrases: ["how do they feel", "feeling", "feelings"] },
      rewind: { label: "Rewind", phrases: ["rewind", "go back"] },
      finish: { label: "Go on", phrases: ["go on", "done"] },
    },
    skills: {
      greeting: "Say hello, and who you are.",
      parting: "Say goodbye with a thank-you, a wish, or a plan.",
      "own-feeling": "Listen to your own body. What does it tell you?",
      naming: "Listen to the speed, the loudness and the breath.",
      caring: "Say what you noticed, or ask about it.",
      listening: "Ask about what they just said.",
      joining: "Find out what they're doing. Then join in.",
      turns: "Think of a way that is fair for both.",
      losing: "Losing stings. You may say so, and stay friendly.",
      jokes: "A joke is good when everyone in it laughs.",
      teasing: "Say it plainly: I don't like that.",
      disagreeing: "Say what you think, and stay friendly.",
      mending: "Say what you did. Then help fix it.",
      "speaking-up": "Start with I, and say what you need.",
      asking: "Ask for exactly what you need.",
      space: "Everybody decides about their own body and time.",
      safety: "When somebody could get hurt, an adult should know.",
    },
    texts: {
      turn: "{count} lines. Your turn.",
      answers: "{count} answers. Your turn.",
      line: "{number}. {line}",
      end: "Go on, or rewind?",
      endOnly: "Go on when you are ready.",
      hurt: "Down: rewind. It's free.",
      lastRewind: "Last rewind here. What you say now stays.",
      avoid: "I wouldn't pick number {number}.",
      best: "Try number {number}: {line}",
      reveal: "One good way: {line}",
      compared: "You compared different lines. That's how you find out!",
    },
  },
  tryAtHome: [
    'Say "good morning" in three moods. Can your family guess them?',
    "Say hello to somebody today, and say your name with it.",
    "Ask somebody one question about their day. Then ask one more.",
    'Practice a friendly no with your family: "No hug today. High five?"',
    "Tell a grown-up one thing that helps you at school.",
  ],
  ...usualArc<PartsOf<"talk">>({
    story: {
      hook: ["You are Robin, with a white cane and a lot to say."],
      warmUp: ["First, a short episode."],
      rounds: [
        {
          open: [
            { sound: "school-bell" },
            "Marigold Radio! Episode one.",
            "Up: how they feel. Down: rewind. It's free.",
          ],
          close: ["That was episode one. The radio club claps."],
        },
        {
          open: [{ sound: "school-bell" }, "Episode two. Somebody has a problem."],
          close: ["Two done! Mina hums the theme song, badly."],
        },
        {
          open: [{ sound: "school-bell" }, "Episode three. Listen closely."],
          close: ["Cut! An envelope slides across the table.", "It's an invitation."],
        },
      ],
      bossDone: [
        "That's our show!",
        { say: "Robin, I want you in the next season, too!", voice: "mina-glad" },
      ],
    },
    shape: { warmUps: 1, turnsPerRound: 1 },
    turns: 1,
    levels: [
      {
        id: "greet",
        name: "Hello and how are you",
        difficulty: -2,
        skill: "greeting",
        intro: [
          "Hear how people feel, and choose what to say.",
          "Left and Right: hear the lines. Select: say one.",
        ],
        learned: "to say hello, and to hear a feeling in a voice",
        tryAtHome: [
          'Say "good morning" in three moods. Can your family guess them?',
          "Say hello to somebody today, and say your name with it.",
        ],
        rules: { tips: ["Listen to how they say it: fast or slow, loud or soft."], feelings: "named" },
        items: greetings,
      },
      {
        id: "join",
        name: "Join in, take turns",
        difficulty: -0.7,
        skill: "joining",
        easier: "greet",
        intro: [
          "New: groups and games. How do you get in, and is it fair?",
          "Most scenes have several good lines. Rewind and compare!",
        ],
        learned: "to listen first, join in, and share turns",
        tryAtHome: [
          "Ask somebody one question about their day. Then ask one more.",
          "Before you join a game today, listen first: what are they playing?",
        ],
        rules: {
          tips: [
            "Before you join in, find out what they're playing.",
            "There may be an even better line. Rewind and compare.",
          ],
          feelings: "named",
        },
        items: joining,
      },
      {
        id: "disagree",
        name: "Jokes and disagreeing",
        difficulty: 0.7,
        skill: "disagreeing",
        easier: "join",
        intro: [
          "New: jokes, teasing, and friends who disagree.",
          "The words and the voice may not match.",
          "Up tells what you can hear. Up again: what it may mean.",
        ],
        learned: "to tell play from hurt, and to disagree kindly",
        tryAtHome: [
          "Next time somebody teases, ask yourself: is everybody laughing?",
          "Find something that you and a friend see differently. Stay friends.",
        ],
        rules: {
          tips: ["Ask yourself: is everybody laughing?", "You can like a friend and not the song."],
          feelings: "signs first",
        },
        items: disagreeing,
      },
      {
        id: "speak-up",
        name: "Speak up",
        difficulty: 2,
        skill: "speaking-up",
        easier: "disagree",
        intro: [
          "New: your cane, your body, your way. Say what you need.",
          "Up tells what you can hear. Up again: what it may mean.",
        ],
        learned: "to say what you need, and to say no in a friendly way",
        tryAtHome: [
          'Practice a friendly no with your family: "No hug today. High five?"',
          "Tell a grown-up one thing that helps you at school.",
        ],
        rules: {
          tips: [
            "Start with I: I need, I want, I don't like.",
            "Tell an adult when somebody could get hurt.",
          ],
          feelings: "signs first",
        },
        items: speakingUp,
      },
    ],
    bosses: [
      {
        id: "party",
        difficulty: 1,
        skill: "speaking-up",
        intro: [
          "Mina's birthday: one long episode, with everything you know.",
          "Left and right: lines. Select: say one. Up: feelings. Down: rewind.",
        ],
        rules: { tips: ["Loud? Ask for a quiet place."], feelings: "signs first" },
        items: party,
      },
    ],
  }),
});
