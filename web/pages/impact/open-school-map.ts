/** Leaflet and the outlines: a chunk of its own, fetched when the map comes into view. */
import "leaflet/dist/leaflet.css";
import type { School } from "../../content/types.ts";
import { CalmMap } from "./calm-map.ts";
import { outlines } from "./outlines.ts";
import { addSchoolMarkers } from "./school-markers.ts";

export interface SchoolMap {
  /** By a good part of what is in view. */
  readonly pan: (direction: Direction) => void;
  readonly zoom: (direction: "in" | "out") => void;
  /** Opens the popup of a school, by its place in the list, and moves the focus there. */
  readonly show: (index: number) => void;
  readonly close: () => void;
}

export type Direction = "left" | "right" | "up" | "down";

/** SPEC.md, section 9: latitude, longitude. */
const CENTER = [30.2672, -97.7431] as const;
const ZOOM = 2.5;
/** Nearer than that the outlines are too coarse to tell anything. */
const NEAREST = 6;
const FARTHEST = 0.5;
/** Leaflet's arrow keys move as far. */
const PAN_PIXELS = 80;

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** @param element empty, and as large as the map is to be; it becomes a stop for the Tab key, moved by arrow keys */
export function openSchoolMap(element: HTMLElement, schools: readonly School[]): SchoolMap {
  const map = new CalmMap(element, window.matchMedia("(prefers-reduced-motion: reduce)").matches, {
    attributionControl: false,
    center: [...CENTER],
    // One finger scrolls the page; two move the map, and so do its buttons.
    dragging: !window.matchMedia("(pointer: coarse)").matches,
    keyboardPanDelta: PAN_PIXELS,
    maxZoom: NEAREST,
    minZoom: FARTHEST,
    // A page that is scrolled over the map must go on scrolling.
    scrollWheelZoom: false,
    zoom: ZOOM,
    zoomControl: false,
    zoomSnap: 0.5,
  });
  outlines().addTo(map);
  const markers = addSchoolMarkers(map, schools);
  // Leaflet listens for Escape only where the map itself has the focus, not one of its popups.
  element.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") map.closePopup();
  });
  // Full screen, a turned phone, larger letters: what was in the middle stays there.
  const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  observer.observe(element);
  return {
    pan: (direction) => {
      const [right, down] = STEPS[direction];
      map.panBy([right * PAN_PIXELS, down * PAN_PIXELS]);
    },
    zoom: (direction) => (direction === "in" ? map.zoomIn() : map.zoomOut()),
    show: (index) => markers[index]?.openPopup(),
    close: () => {
      observer.disconnect();
      map.remove();
    },
  };
}
