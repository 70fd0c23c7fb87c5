/**
 * Music that is composed while it is heard (`music/compose.ts`): for each place or kind of game a ground that goes on, a bass
 * and a tune that a streak or a stake adds. Parts of one piece begin together and fit over each other.
 */
import { partOf } from "../music/index.ts";
import type { BedRecipe, Recipe } from "../recipe.ts";

export const sounds = {} satisfies Record<string, Recipe>;

export const beds = {
  "store-music": partOf("store", "ground", "quiet store music"),
  "store-music-bass": partOf("store", "bass", "a bass joins the music"),
  "store-music-tune": partOf("store", "tune", "a tune joins the music"),
  "laundry-music": partOf("laundry", "ground", "quiet laundry music"),
  "laundry-music-bass": partOf("laundry", "bass", "low strings join the music"),
  "laundry-music-tune": partOf("laundry", "tune", "little bells join the music"),
  "school-music": partOf("school", "ground", "quiet school music"),
  "school-music-bass": partOf("school", "bass", "deep strings join the music"),
  "school-music-tune": partOf("school", "tune", "wooden bars join the music"),
  "train-music": partOf("train", "ground", "a banjo strums along"),
  "train-music-bass": partOf("train", "bass", "a bass joins the banjo"),
  "train-music-tune": partOf("train", "tune", "a harmonica joins in"),
  "detective-music": partOf("detective", "ground", "music on tiptoe"),
  "detective-music-bass": partOf("detective", "bass", "a bass joins, step by step"),
  "detective-music-tune": partOf("detective", "tune", "a clarinet joins in"),
} satisfies Record<string, BedRecipe>;
