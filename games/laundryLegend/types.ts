import type { AnyDefinition, PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

type Sorting = Extract<AnyDefinition, { mechanic: "sort" }>;

export type Content = Sorting["content"];
export type Level = WrittenPartsOf<"sort">["level"];
export type Bank = WrittenPartsOf<"sort">["bank"];
export type Rules = PartsOf<"sort">["rules"];
export type Stake = NonNullable<AnyDefinition["stakes"]>[string];
export type Things = NonNullable<Content["things"]>;
export type Customers = NonNullable<Content["customers"]>;
export type Codes = NonNullable<Content["codes"]>;
export type Finds = NonNullable<Content["finds"]>;
export type Bins = NonNullable<Rules["bins"]>;
export type Marks = NonNullable<Rules["marks"]>;
export type Heard = NonNullable<Things[string]["heard"]>;
export type Act = NonNullable<Level["chapter"]>[number];
export type Lines = Customers[string]["hello"];

/** What a level brings along, beside the level itself. */
export interface LevelParts {
  readonly level: Level;
  readonly banks: Bank[];
  readonly things: Things;
  readonly customers: Customers;
  readonly codes?: Codes;
  readonly bins: Bins;
  readonly marks?: Marks;
}
