/** Level 1: sturdy things, dark or light as their tag says. Nothing in their names tells which. */
import type { Items } from "./types.ts";

export const plainGarments: Items = [
  {
    id: "bath-towel",
    name: "A bath towel",
    details: ["Thick and loopy.", "As long as a bed.", "It belongs to Grandpa Fizz."],
  },
  {
    id: "t-shirt",
    name: "A T-shirt",
    details: ["Smooth cotton.", "A peeling number on the back.", "It belongs to Zip."],
  },
  {
    id: "jeans",
    name: "A pair of jeans",
    details: ["Stiff and heavy.", { text: "A short metal zipper.", sound: "zip" }, "They belong to Zap."],
  },
  {
    id: "pillowcase",
    name: "A pillowcase",
    details: ["Cool and crisp.", "Open at one end.", "It smells of sleep."],
  },
  {
    id: "hoodie",
    name: "A hoodie",
    details: ["Fuzzy inside.", "The hood swallows your hand.", "Zip's favorite."],
  },
  {
    id: "school-polo",
    name: "A school polo",
    details: ["Bumpy cotton.", "Three buttons and a collar.", "It belongs to Zap."],
  },
  {
    id: "shorts",
    name: "A pair of shorts",
    details: ["Thin and slippery.", "A stretchy waist.", "Grass crumbs inside."],
  },
  {
    id: "dish-towel",
    name: "A dish towel",
    details: ["Thin, with tiny squares.", "A loop for hanging.", "It belongs to Aunt Wick."],
  },
  {
    id: "pajama-top",
    name: "A pajama top",
    details: ["Soft flannel.", "Buttons down the front.", "It is missing one."],
  },
  {
    id: "washcloth",
    name: "A washcloth",
    details: ["Rough and loopy.", "As small as a book.", "Still a bit damp."],
  },
  {
    id: "sweatpants",
    name: "A pair of sweatpants",
    details: ["Fuzzy inside.", "Tight at the ankles.", "They belong to Grandpa Fizz."],
  },
  {
    id: "bandana",
    name: "A bandana",
    details: ["Thin cotton.", "Folded in a triangle.", "It belongs to Muffin, the dog."],
  },
  {
    id: "bed-sheet",
    name: "A bed sheet",
    details: ["Smooth and huge.", "Elastic corners.", "It hides a toy mouse."],
  },
  {
    id: "baseball-shirt",
    name: "A baseball shirt",
    details: ["Tiny holes all over.", "Stitched letters.", "It smells of dirt."],
  },
  { id: "apron", name: "An apron", details: ["Stiff cotton.", "Two long strings.", "A crust of dough."] },
  {
    id: "long-sleeve",
    name: "A long-sleeved shirt",
    details: ["Ribbed cotton.", "Sleeves past your fingers.", "It belongs to Zap."],
  },
  {
    id: "beach-towel",
    name: "A beach towel",
    details: ["Thin and wide.", "One side loopy, one smooth.", "It smells of sunscreen."],
  },
  {
    id: "gym-shirt",
    name: "A gym shirt",
    details: ["Slippery and stretchy.", "No sleeves.", "Whew. Gym class."],
  },
  {
    id: "cotton-skirt",
    name: "A cotton skirt",
    details: ["Thin, with pleats.", "Elastic waist.", "It belongs to Aunt Wick."],
  },
  {
    id: "napkin",
    name: "A cloth napkin",
    details: ["Smooth and square.", "Thick stitched edges.", "It smells of soup."],
  },
  {
    id: "overalls",
    name: "A pair of overalls",
    details: ["Heavy and stiff.", "Two metal clips.", "Tiny. For Baby Fuzz."],
  },
  {
    id: "tank-top",
    name: "A tank top",
    details: ["Thin, with tiny ridges.", "Wide armholes.", "It belongs to Grandpa Fizz."],
  },
  {
    id: "boxers",
    name: "A pair of boxers",
    details: ["Thin cotton.", "A stretchy waist.", "Grandpa Fizz blushes."],
  },
  {
    id: "play-dress",
    name: "A play dress",
    details: ["Soft and stretchy.", "A pocket shaped like a star.", "It belongs to Zip."],
  },
];
