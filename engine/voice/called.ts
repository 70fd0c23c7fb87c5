/** What is said to a person of the house, or about what is theirs, and not to the game. */
import { isCarrier, isLight, wordSet } from "./heard-words.ts";

/** Given names that are common in American schools and are no other words. */
const NAMES = wordSet(
  "liam noah oliver elijah lucas mateo levi ezra luca ethan aiden asher sebastian benjamin samuel jacob jackson",
  "michael daniel henry alexander owen wyatt jack john david joseph julian isaac anthony thomas charles joshua josh",
  "christopher andrew nathan nate ryan aaron isaiah caleb adrian jonathan colton jordan dominic jeremiah angelo",
  "jose carlos juan luis diego miguel santiago gabriel xavier ian evan adam kevin brian tyler jason justin brandon",
  "eric kyle sean patrick timothy tim tommy bobby billy johnny jimmy joey danny kenny jake zach zack ben sam max alex",
  "olivia emma charlotte amelia sophia sophie mia isabella bella ava evelyn luna harper camila sofia eleanor elizabeth",
  "scarlett emily chloe mila penelope aria abigail abby ella avery layla nora hannah lillian zoe zoey stella natalie",
  "leah lucy audrey savannah brooklyn claire skylar paisley anna caroline kennedy maya naomi ariana elena sarah sara",
  "allison gabriella alice madelyn cora ruby eva serenity autumn hailey gianna valentina isla eliana emilia ivy jenny",
  "jennifer jessica ashley amanda samantha lauren rachel megan nicole stephanie katie kate kayla julia maria sadie",
  "ellie molly maggie ruth annie becky lily lilly jasmine kylie mackenzie madison morgan sydney taylor vanessa victoria",
);

/** "Stop it, Lucas, go right": what comes after the last name, unless somebody in the game is called so. */
export function afterName(
  words: readonly string[],
  vocabulary: ReadonlySet<string>,
): readonly string[] | undefined {
  const name = words.findLastIndex((word) => NAMES.has(word) && !vocabulary.has(word));
  return name < 0 || words.length < 3 ? undefined : words.slice(name + 1);
}

const OWNERS = wordSet("my your his her our their");
const ANYBODYS = wordSet(
  "mind things thing stuff answer guess choice pick vote turn idea final first last best next money coins",
);

/** "Wash your hands", "on my bike": what somebody has that is not in the game. */
export function isSomebodys(words: readonly string[], vocabulary: ReadonlySet<string>): boolean {
  return words.some((word, at) => {
    const thing = words[at + 1] ?? "";
    const isOwned = OWNERS.has(word) && thing !== "" && !/^(?:near|by|to)$/u.test(words[at - 1] ?? "");
    return (
      isOwned &&
      at > 0 &&
      !isLight(thing) &&
      !isCarrier(thing) &&
      !vocabulary.has(thing) &&
      !ANYBODYS.has(thing)
    );
  });
}

/** "Light as a feather", "seven years old", "she has ten dolls" */
export function isOfOthers(words: readonly string[]): boolean {
  return OF_OTHERS.test(words.join(" "));
}

const OF_OTHERS = new RegExp(
  "(?<=^| )(?:as (?:a|an|eigh) \\S+$|years old|is born|am born|days in (?:a|eigh)|when i (?:is|am) |i turn \\S+(?: in \\S+)?$|" +
    "(?:someday|one day i)(?: |$)|(?:he|she|they) (?:has|have) \\S+(?: \\S+)? \\S+$|" +
    "^you (?:have|had) (?!it |them )\\S+ \\S+|is my favorite|^i am \\S+ that |^(?:is it|it is) time (?:for|to) |" +
    "^(?:put out|blow out|burn down|clean up|wake up|shut up) \\S+$|^(?:put|give|bring|send|call) \\S+ back$|see you (?:later|soon|around)|(?:turn|switch) (?:\\S+ ){1,3}(?:on|off) \\S+$)",
  "u",
);
