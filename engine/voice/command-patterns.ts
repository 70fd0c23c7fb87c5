/** Commands inside of chatter: said in so many ways that only their shape can be told. */
import type { Command } from "./commands.ts";

interface Pattern {
  readonly command: Command;
  readonly shape: RegExp;
}

const MY_PEOPLE =
  "(?:mom|mommy|mother|dad|daddy|father|grandma|grandpa|nana|teacher|sister|brother|somebody|someone)";
const PLACE = "first|second|third|fourth|fifth|last|other";
const THIS_GAME = "(?:this|it|with this|with it|with this game|with game|this game|game)";

/** What is too loud, or so loud that it is a wish. */
const HEARD = "(?:it|this|that|everything|sound|sounds|music|voice|game)";

/** In the form of `heardWords`: long forms, no "the", no hesitation. */
const PATTERNS: readonly Pattern[] = [
  pattern(
    "repeat",
    "(?:say|tell|read|play|repeat|hear|give)(?: \\S+){0,4} (?:again|once more|one more time)$",
  ),
  pattern("repeat", "(?:do|play|say|read) (?:it|that|this) (?:all )?again"),
  pattern("repeat", "repeat(?: \\S+){1,4}$"),
  pattern("repeat", "what (?:is|are|did|do)(?: \\S+){1,5} again"),
  pattern("repeat", "i (?:is|am|did|do) not (?:listening|listen|hear|catch|get)(?: you| it| that)?"),
  pattern("repeat", "what is that(?: \\S+)?(?: sound| noise| thing)"),
  pattern("repeat", "what did (?:\\S+ ){1,3}say$"),
  pattern("repeat", "(?:how|where|who|which) (?:is|did|do)(?: \\S+){1,5} again$"),
  pattern("repeat", "(?:what|which one) (?:is|are) (?:it|he|she|they|this one|number|sound)$"),
  pattern("repeat", `what (?:is|are) (?:${PLACE})(?: \\S+)?$`),
  pattern("repeat", "what (?:is|am|do) i (?:looking for|need to find|searching for|have to find)"),
  pattern(
    "hint",
    "(?:do not|not|never) (?:really |even |quite )?(?:know|get(?! (?:on|in|off|out|up|down) ?)|understand)(?: \\S+){0,3}",
  ),
  pattern("hint", "(?:can|could|will|would) (?:you|somebody|someone) (?:please )?help"),
  pattern(
    "hint",
    "(?:give|get|have|need|want|like)(?: me| a| an| some| another| one| more){0,3} (?:hint|help|tip)",
  ),
  pattern("hint", "(?:i am|am|feel|feeling) (?:so |really |totally |very )?(?:lost|stuck|confused)"),
  pattern("hint", "(?:can not|not) (?:find|do|figure|get|solve)(?: \\S+){1,3} help"),
  pattern("hint", "(?:is |it is )?(?:too|so|really|very) (?:hard|difficult|tricky|confusing)(?: for me)?"),
  pattern(
    "moves",
    "(?:what|which)(?: \\S+){0,2} (?:can|could|may) (?:i|we) (?:do|say|press|choose|pick)(?: \\S+)?",
  ),
  pattern("moves", "what(?: (?:is|are)(?: \\S+){1,3})? (?:i can|can i) (?:do|say|press|choose)"),
  pattern("moves", "what are(?: all)? (?:my )?(?:choices|options|buttons|commands|moves)$"),
  pattern("moves", "what do (?:i|we) get to (?:pick|choose|do|say)"),
  pattern(
    "moves",
    "(?:tell|give|read|list)(?: me)?(?: all| my| all my)? (?:choices|options|buttons|commands|moves)",
  ),
  pattern(
    "moves",
    "(?:what|which) (?:choices|options|buttons|commands|moves) (?:are there|do i have|have i got)",
  ),
  pattern("hint", "which way (?:do|should|can) (?:i|we) (?:go|turn|walk)"),
  pattern("moves", "(?:what|which) (?:buttons?|keys?|words?) (?:do|can|should) (?:i|we)(?: \\S+)?"),
  pattern(
    "slower",
    "(?:talk|talking|speak|speaking|go|going|read|reading|is|are) (?:\\S+ )?(?:way |so |too )+fast",
  ),
  pattern("slower", "(?:talk|speak|read|go) (?:\\S+ ){0,3}(?:slower|slowly)"),
  pattern(
    "faster",
    "(?:talk|talking|speak|speaking|go|going|read|reading|is|are) (?:\\S+ )?(?:way |so |too )+slow",
  ),
  pattern("faster", "(?:talk|speak|read|go) (?:\\S+ ){0,3}(?:faster|quicker)"),
  pattern("faster", "speed (?:it|this|that|things) up"),
  pattern("slower", "slow (?:it|this|that|things) down"),
  pattern("repeat", "(?:what|which) (?:\\S+ )?is (?:it|that|this) again$"),
  pattern("moves", "what (?:am|are|do) (?:i|we) (?:supposed|meant|allowed|able) to (?:do|say|press|choose)"),
  pattern("louder", `(?:${HEARD} is (?:way |so |too )+|^(?:way |so |too )+|(?:way |too )+)quiet`),
  pattern("louder", "(?:turn|make|put)(?: \\S+){0,3} (?:louder|volume up|sound up)"),
  pattern("louder", "(?:talk|speak|be) (?:\\S+ ){0,3}louder"),
  pattern("louder", "turn (?:it|volume|sound|that) up|turn up (?:volume|sound|it|that)"),
  pattern("quieter", `(?:${HEARD} is (?:way |so |too )+|^(?:way |so |too )+|(?:way |too )+)(?:loud|noisy)`),
  pattern("quieter", "(?:turn|make|put)(?: \\S+){0,3} (?:quieter|softer|volume down|sound down)"),
  pattern("quieter", "turn (?:it|volume|sound|that) down|turn down (?:volume|sound|it|that)"),
  pattern(
    "pause",
    "(?:^|(?:wait |hold on |hang on |give me |need )(?:just |for )?|just )(?:a|an|one|eigh) (?:sec|second|minute|min|moment)$",
  ),
  pattern("pause", "(?:hold|hang) on (?:just )?(?:a|one|eigh) (?:sec|second|minute|min|moment)"),
  pattern("pause", `(?:wait |hold on |hang on )+(?:my )?${MY_PEOPLE}(?: \\S+){0,4}`),
  pattern("pause", "pause (?:it|this|that|game)(?: now| for \\S+ \\S+)?$"),
  pattern("pause", "(?:need|have|got|want)(?: \\S+){0,4} (?:bathroom|restroom|toilet|potty|pee|washroom)"),
  pattern("pause", "(?:need|want|take|have)(?: \\S+){0,3} break"),
  pattern("quit", `(?:i am|we are|am|are) (?:all )?(?:done|finished|through) ${THIS_GAME}`),
  pattern("quit", "(?:have|need|got|want|like|going) to (?:go|leave)(?: now| home| away)* (?:bye|goodbye)"),
  pattern("quit", "(?:have|need|got) to stop(?: playing)?(?: now)?$"),
  pattern("quit", "(?:want|like|let us|can|could|may)(?: \\S+){0,4} (?:another|different|other|new) game"),
  pattern("quit", "(?:want|like|let us|can|could|may)(?: \\S+){0,4} (?:something|anything) else"),
  pattern("quit", "(?:do|would) not (?:want|like) to (?:play|do)(?: \\S+){0,3}(?: anymore| any more)"),
  pattern(
    "standing",
    "how (?:many|much) (?:\\S+ ){0,2}(?:do|did|have) (?:i|we) (?:have|got|get|done|earn|win|find|make)",
  ),
  pattern("standing", "how (?:many|much) (?:have|did) (?:i|we)"),
  pattern(
    "standing",
    "^how (?:many|much) (?!are$|were$|is$|more$|longer$|does$|do$|to$)\\S+(?: now| so far| again)?$",
  ),
  pattern("standing", "(?:what|how many|how much)(?: \\S+)? (?:is|are) left(?: to \\S+)?$"),
];

function pattern(command: Command, shape: string): Pattern {
  return { command, shape: new RegExp(`(?<=^| )(?:${shape})(?= |$)`, "u") };
}

/** Where in the words it is said: from, and up to but not including. */
export function commandShapes(
  words: readonly string[],
): readonly { readonly command: Command; readonly from: number; readonly to: number }[] {
  const text = words.join(" ");
  return PATTERNS.flatMap(({ command, shape }) => {
    const found = shape.exec(text);
    if (found === null) return [];
    const from = text.slice(0, found.index).split(" ").length - 1;
    return [{ command, from, to: from + found[0].split(" ").length }];
  });
}
