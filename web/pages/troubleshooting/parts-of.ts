import type { Troubleshooting } from "../../content/types.ts";

type Block = Troubleshooting["issues"][number]["blocks"][number];
export type ImageBlock = Extract<Block, { type: "image" }>;
export type TextBlock = Extract<Block, { type: "text" }>;

/** A title, and what stands below it up to the next one. */
export interface Part {
  readonly title: string;
  readonly texts: readonly TextBlock[];
  readonly images: readonly ImageBlock[];
}

/** @throws where something stands before the first title, since it would belong to nothing */
export function partsOf(blocks: readonly Block[]): readonly Part[] {
  const parts: { title: string; texts: TextBlock[]; images: ImageBlock[] }[] = [];
  for (const block of blocks) {
    if (block.type === "title") {
      parts.push({ title: block.text, texts: [], images: [] });
      continue;
    }
    const part = parts.at(-1);
    if (part === undefined)
      throw new Error(`troubleshooting: a block of type ${block.type} has no title above it`);
    if (block.type === "text") part.texts.push(block);
    else part.images.push(block);
  }
  return parts;
}

/** How a drawing is called in an address: chrome-step-1. */
export const drawingId = ({ prefix }: ImageBlock): string => prefix.replace(/-$/, "");
