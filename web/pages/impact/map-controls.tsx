import { useSyncExternalStore, type RefObject } from "react";
import { Icon } from "../../components/icon.tsx";
import type { Direction, SchoolMap } from "./open-school-map.ts";

interface MapControlsProps {
  readonly map: SchoolMap;
  /** What fills the screen: the map with these controls. */
  readonly place: RefObject<HTMLElement | null>;
}

const DIRECTIONS: readonly { readonly to: Direction; readonly label: string }[] = [
  { to: "left", label: "Move left" },
  { to: "up", label: "Move up" },
  { to: "down", label: "Move down" },
  { to: "right", label: "Move right" },
];

/** For whoever cannot drag. They come before the map, so that its many stops need not be passed to reach them. */
export function MapControls({ map, place }: MapControlsProps) {
  const isFull = useSyncExternalStore(
    (listener) => {
      document.addEventListener("fullscreenchange", listener);
      return () => document.removeEventListener("fullscreenchange", listener);
    },
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggleFull = () => (isFull ? document.exitFullscreen() : place.current?.requestFullscreen());
  return (
    <fieldset className="map-controls" aria-label="Map controls">
      <button type="button" className="button" onClick={() => map.zoom("in")}>
        <Icon name="plus" />
        <span className="visually-hidden">Zoom in</span>
      </button>
      <button type="button" className="button" onClick={() => map.zoom("out")}>
        <Icon name="minus" />
        <span className="visually-hidden">Zoom out</span>
      </button>
      {DIRECTIONS.map(({ to, label }) => (
        <button key={to} type="button" className="button" onClick={() => map.pan(to)}>
          <Icon name={to} />
          <span className="visually-hidden">{label}</span>
        </button>
      ))}
      {document.fullscreenEnabled && (
        <button
          type="button"
          className="button map-full"
          onClick={() => void toggleFull()?.catch(() => undefined)}
        >
          <Icon name={isFull ? "shrink" : "grow"} />
          {isFull ? "Exit full screen" : "Full screen"}
        </button>
      )}
    </fieldset>
  );
}
