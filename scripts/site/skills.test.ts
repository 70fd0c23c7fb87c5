import { expect, it } from "vitest";
import { facts } from "./game-facts.ts";
import { skillsOf } from "./skills.ts";

it.each([
  [
    ["CCSS 1.OA.6", "CCSS 2.NBT.5"],
    ["Operations and number patterns", "Place value"],
  ],
  [["CCSS K.CC.4"], ["Counting"]],
  [["CCSS L.1.1"], ["Grammar"]],
  [["CCSS L.2.2-L.5.2"], ["Spelling"]],
  [["CCSS L.5.5c", "CCSS L.4.4"], ["What words mean"]],
  [["CCSS RF.K.2b"], ["Sounds and letters"]],
  [["NGSS K-2-ETS1-2"], ["Designing and testing"]],
  [["NGSS MS-ESS1-3"], ["Earth, weather and space"]],
  [["ECC O&M"], ["Getting around"]],
  [["ECC independent living; health and safety"], ["Daily living", "Health and safety"]],
  [["Something else 7"], []],
])("of %j are %j", (codes, skills) => {
  expect(skillsOf(codes.map((code) => ({ code })))).toEqual(skills);
});

it("has one for every game that plays", () => {
  expect(Object.keys(facts).filter((slug) => facts[slug]?.skills.length === 0)).toEqual([]);
});
