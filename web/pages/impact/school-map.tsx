import { useRef } from "react";
import type { School } from "../../content/types.ts";
import { MapControls } from "./map-controls.tsx";
import { useSchoolMap } from "./use-school-map.ts";

interface SchoolMapProps {
  readonly schools: readonly School[];
}

/** The map, and below it the same schools as a list, which says all that the map says. */
export function SchoolMap({ schools }: SchoolMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const state = useSchoolMap(place, canvas, schools);
  const map = state.type === "shown" ? state.map : null;
  return (
    <div className="school-map">
      <div ref={place} className="map-place">
        {map !== null && <MapControls map={map} place={place} />}
        <div
          ref={canvas}
          className="map-canvas"
          {...(map === null
            ? {}
            : { role: "region", "aria-label": "Map of the schools", "aria-describedby": "map-help" })}
        />
        {state.type === "loading" && <p className="map-news">Loading map...</p>}
        {state.type === "failed" && (
          <p className="map-news" role="alert">
            The map did not come through. The list of the schools says the same.
          </p>
        )}
        <p id="map-help" className="note map-help">
          Arrow keys move the map, plus and minus zoom. On a marker, arrow keys go from school to school.
          Outlines: Natural Earth and US Census Bureau.
        </p>
      </div>
      <h3>All {schools.length} schools</h3>
      <ol className="school-list">
        {schools.map(({ name }, index) => (
          <li key={name}>
            {map === null ? (
              name
            ) : (
              <button type="button" onClick={() => map.show(index)}>
                {name}
                <span className="visually-hidden"> (show on the map)</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
