/** Level 3: from three houses with a code each, so the same garment goes elsewhere when the code is another. */
import { TAG_MARKS, WOOL } from "./sources.ts";
import type { Items } from "./types.ts";

export const neighborGarments: Items = [
  {
    id: "neighbor-overcoat-liner",
    name: "A coat lining",
    details: ["Smooth and quilted.", "Long as a sleeping bag."],
  },
  { id: "neighbor-blouse", name: "A blouse", details: ["Cool and airy.", "Tiny round buttons."] },
  { id: "neighbor-dress-shirt", name: "A dress shirt", details: ["Crisp collar.", "It smells of cologne."] },
  { id: "neighbor-cardigan", name: "A cardigan", details: ["Soft and knitted.", "Five big buttons."] },
  { id: "neighbor-scarf", name: "A scarf", details: ["Thin and long.", "It tickles."] },
  {
    id: "neighbor-party-dress",
    name: "A party dress",
    details: ["Swishy, in layers.", "A ribbon in the back."],
  },
  { id: "neighbor-vest", name: "A vest", details: ["No sleeves.", "Deep armholes."] },
  { id: "neighbor-shawl", name: "A shawl", details: ["Big and triangular.", "Long fringes."] },
  {
    id: "neighbor-costume",
    name: "A pirate costume",
    details: ["Ragged sleeves.", "A stitched skull, very friendly."],
  },
  {
    id: "neighbor-cape",
    name: "A superhero cape",
    details: ["Slippery and wide.", "It really wants to fly."],
  },
  { id: "neighbor-choir-robe", name: "A choir robe", details: ["Wide sleeves.", "A hum still inside."] },
  { id: "neighbor-leotard", name: "A gymnast's leotard", details: ["Stretchy and snug.", "Long sleeves."] },
  {
    id: "neighbor-tablecloth",
    name: "A tablecloth",
    details: ["Wide and heavy.", "A hem as thick as a finger."],
  },
  {
    id: "neighbor-cushion",
    name: "A cushion cover",
    details: [{ text: "A hidden zipper.", sound: "zip" }, "Bumpy cloth."],
  },
  {
    id: "neighbor-jeans",
    name: "Ripped jeans",
    details: ["Stiff.", "Your hand fits through the knee."],
    mayBe: ["dark", "light"],
  },
  {
    id: "neighbor-towel",
    name: "A guest towel",
    details: ["Thick and loopy.", "Huge."],
    mayBe: ["dark", "light"],
  },
  {
    id: "neighbor-chef-coat",
    name: "A chef's jacket",
    details: ["Thick cotton.", "Two rows of buttons."],
    mayBe: ["dark", "light"],
  },
  {
    id: "neighbor-work-pants",
    name: "A pair of work pants",
    details: ["Canvas.", "A loop for a hammer."],
    mayBe: ["dark", "light"],
  },
  {
    id: "neighbor-sweatshirt",
    name: "A sweatshirt",
    details: ["Fuzzy inside.", "Too big for anyone."],
    mayBe: ["dark", "light"],
  },
  {
    id: "neighbor-pillowcase",
    name: "A travel pillowcase",
    details: ["Crisp.", "Two tiny feathers inside."],
    mayBe: ["dark", "light"],
  },
  {
    id: "neighbor-karate",
    name: "A karate jacket",
    details: ["Thick and stiff.", "Still ready to fight."],
    mayBe: ["dark", "light"],
  },
  {
    id: "neighbor-t-shirt",
    name: "A camp T-shirt",
    details: ["Soft cotton.", "It smells of campfire."],
    mayBe: ["dark", "light"],
  },
  {
    id: "neighbor-wool-mittens",
    name: "A pair of wool mittens",
    details: ["Scratchy.", "Tied together with string."],
    mayBe: ["basin"],
    source: WOOL,
  },
  {
    id: "neighbor-doll-dress",
    name: "A doll's dress",
    details: ["Smaller than your hand.", "Someone marked the tag anyway."],
    source: TAG_MARKS,
  },
];
