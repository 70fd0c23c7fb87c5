// Outlines are data: without this the compiler would make a type of every single coordinate.

declare module "world-atlas/countries-110m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";
  const world: Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
  export default world;
}

declare module "us-atlas/states-10m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";
  const unitedStates: Topology<{ nation: GeometryCollection; states: GeometryCollection }>;
  export default unitedStates;
}
