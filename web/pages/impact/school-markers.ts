/**
 * The markers: one stop for the Tab key, and from there the arrow keys go from school to school, west to east. Leaflet
 * alone would make 24 stops of them, and leave the focus behind when a name is shown.
 */
import { divIcon, marker, type Map, type Marker, type PanInsideOptions } from "leaflet";
import type { School } from "../../content/types.ts";

/** Pixels. The point of the pin is where the school is. */
const WIDTH = 28;
const HEIGHT = 36;
const POPUP_TEXT_WIDTH = 170;
/** With four lines in it, the tip and the marker below, and something to spare. */
const POPUP_WIDTH = POPUP_TEXT_WIDTH + 88;
const POPUP_HEIGHT = 205;
const POPUP_ROOM: PanInsideOptions = {
  paddingTopLeft: [POPUP_WIDTH / 2, POPUP_HEIGHT],
  paddingBottomRight: [POPUP_WIDTH / 2, HEIGHT],
};
/** Above the other markers while it is in use. */
const IN_FRONT = 10_000;

/** @returns the markers in the order of the schools */
export function addSchoolMarkers(map: Map, schools: readonly School[]): readonly Marker[] {
  const markers = schools.map((school) => addMarker(map, school));
  const elements = markers
    .toSorted((one, other) => one.getLatLng().lng - other.getLatLng().lng)
    .map((each) => elementOf(each));
  const reach = (element: HTMLElement) => {
    for (const each of elements) each.tabIndex = each === element ? 0 : -1;
  };
  const first = elements[0];
  if (first !== undefined) reach(first);
  for (const [index, element] of elements.entries()) {
    element.addEventListener("focus", () => reach(element));
    element.addEventListener("keydown", (event) => {
      const target = elements[targetOf(event.key, index, elements.length)];
      if (target === undefined) return;
      event.preventDefault();
      target.focus();
    });
  }
  return markers;
}

function addMarker(map: Map, { name, latitude, longitude }: School): Marker {
  const icon = divIcon({
    className: "school-marker",
    iconSize: [WIDTH, HEIGHT],
    iconAnchor: [WIDTH / 2, HEIGHT],
    popupAnchor: [0, -HEIGHT],
  });
  const one = marker([latitude, longitude], { icon, riseOnHover: true }).addTo(map);
  one.bindPopup(() => paragraph(name), { autoPan: false, maxWidth: POPUP_TEXT_WIDTH });
  const element = elementOf(one);
  element.setAttribute("aria-label", name);
  element.setAttribute("aria-haspopup", "dialog");
  element.addEventListener("focus", () => {
    one.setZIndexOffset(IN_FRONT);
    map.panInside(one.getLatLng(), { padding: [WIDTH, HEIGHT] });
  });
  element.addEventListener("blur", () => one.setZIndexOffset(0));
  element.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    one.openPopup();
  });
  tendPopup(map, one, name);
  return one;
}

/** The popup takes the focus, stays in view when the map's size changes, and gives the focus back to where it came from. */
function tendPopup(map: Map, one: Marker, name: string): void {
  let opener: Element | null = null;
  const keepInView = () => map.panInside(one.getLatLng(), POPUP_ROOM);
  one.on("popupopen", ({ popup }) => {
    const element = popup.getElement();
    if (element === undefined) return;
    opener = document.activeElement;
    element.setAttribute("role", "dialog");
    element.setAttribute("aria-label", name);
    element.tabIndex = -1;
    keepInView();
    map.on("resize", keepInView);
    element.focus();
  });
  one.on("popupclose", ({ popup }) => {
    map.off("resize", keepInView);
    const { activeElement, body } = document;
    // Without its animation a popup is out of the page before this is told, and the focus with it.
    const isLost = activeElement === body || popup.getElement()?.contains(activeElement) === true;
    if (isLost && opener instanceof HTMLElement) opener.focus();
  });
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}

function elementOf(one: Marker): HTMLElement {
  const element = one.getElement();
  if (element === undefined) throw new Error("a marker that is not on a map has no element");
  return element;
}

/** -1 where the key leads nowhere. */
function targetOf(key: string, at: number, count: number): number {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
