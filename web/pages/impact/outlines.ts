/** Land and borders as three paths, from data that comes with the page: no tile server learns who looks at the map. */
import { geoJSON, layerGroup, type Layer } from "leaflet";
import { feature, mesh } from "topojson-client";
import unitedStates from "us-atlas/states-10m.json";
import world from "world-atlas/countries-110m.json";

export function outlines(): Layer {
  // Each border once, and no coast: the land has that already, from a coarser source.
  const borders = mesh(world, world.objects.countries, (one, other) => one !== other);
  const states = mesh(unitedStates, unitedStates.objects.states, (one, other) => one !== other);
  // Colors are the style sheet's: they follow the theme.
  return layerGroup([
    geoJSON(feature(world, world.objects.land), { interactive: false, style: { className: "map-land" } }),
    geoJSON(states, { interactive: false, style: { className: "map-state-line" } }),
    geoJSON(borders, { interactive: false, style: { className: "map-country-line" } }),
  ]);
}
