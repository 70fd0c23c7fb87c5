import type { AnyDefinition, PartsOf, SoundToLearn, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"choose">["level"];
export type Bank = WrittenPartsOf<"choose">["bank"];
export type Chapter = Level["chapter"];
export type Rules = PartsOf<"choose">["rules"];
export type Choice = PartsOf<"choose">["item"];
export type Scene = NonNullable<Choice["further"]>[string];
export type Option = Choice["options"][number];
export type Heard = NonNullable<Choice["heard"]>;
export type Note = Heard["notes"][number];
export type Lines = Choice["ask"];
export type Family = NonNullable<Scene["hint"]>;
export type Friend = Extract<
  NonNullable<AnyDefinition["devices"]>[string],
  { type: "collection" }
>["things"][number];
export type Sound = Extract<SoundToLearn, { sound: unknown }>["sound"];
