/** Music as the stage plays it: phrase after phrase, each made while the one before it sounds. Fetched with the first music. */
import type { BedRecipe, FinishedBed, FinishedSound, Layer } from "../recipe.ts";
import { beatsOfPhrase, composed, PHRASES_OF_STANZA } from "./compose.ts";
import { instruments, type Instrument } from "./instruments.ts";
import { pieces, type PartName, type Piece, type PieceName } from "./pieces.ts";

export type { PartName, PieceName };

/** What a phrase rings on into the next, at most. */
const RINGS_ON_SECONDS = 1.5;

/** A part of a piece, as the library lists it. Its first stanza is what is measured, shown and kept of it. */
export function partOf(name: PieceName, part: PartName, caption: string): BedRecipe {
  const piece: Piece = pieces[name];
  // To the hundredth, so that every part of a piece is as long as the others at any rate of samples.
  const seconds = (PHRASES_OF_STANZA * beatsOfPhrase(piece) * 60) / piece.tempo;
  return {
    caption,
    volume: "music",
    length: Math.round(100 * seconds) / 100,
    layers: [],
    music: { piece: name, part },
  };
}

/** What a phrase lasts until the next begins. */
export function phraseSeconds({ length }: BedRecipe, rate = 1): number {
  return length / PHRASES_OF_STANZA / rate;
}

/**
 * One phrase, to be begun where the one before it ends.
 * @param index counted from the beginning of the piece
 * @param seed of the sitting, which takes up the piece at a stanza of its own; 0 at the first
 */
export function phraseOf(recipe: FinishedBed, index: number, rate: number, seed = 0): FinishedSound {
  const seconds = phraseSeconds(recipe, rate);
  const { caption, trim } = recipe;
  return {
    caption,
    trim,
    length: seconds + RINGS_ON_SECONDS,
    layers: layersOf(recipe, index + firstPhrase(seed), seconds),
  };
}

const STANZAS = 1_000_000;

function firstPhrase(seed: number): number {
  return PHRASES_OF_STANZA * (seed % STANZAS);
}

/** The recipe itself, or, of music, its first stanza as a bed that comes round. */
export function firstStanza<Recipe extends BedRecipe>(recipe: Recipe): Recipe {
  if (recipe.music === undefined) return recipe;
  const seconds = phraseSeconds(recipe);
  const phrases = Array.from({ length: PHRASES_OF_STANZA }, (_, index) => index);
  const layers = phrases.flatMap((index) =>
    layersOf(recipe, index, seconds).map((layer) => ({ ...layer, at: (layer.at ?? 0) + index * seconds })),
  );
  const { music: _music, ...rest } = recipe;
  return { ...rest, layers } as unknown as Recipe;
}

function layersOf({ music }: BedRecipe, index: number, seconds: number): Layer[] {
  if (music === undefined) return [];
  const piece: Piece = pieces[music.piece];
  const play: Instrument = instruments[piece.instruments[music.part]];
  const beat = seconds / beatsOfPhrase(piece);
  return composed(piece, music.part, index).map(({ pitch, beat: at, level, lasts }) =>
    play(pitch, at * beat, level, lasts * beat),
  );
}
