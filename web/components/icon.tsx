const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  arrow: "M4 12h15M13 6l6 6-6 6",
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  away: "M13 5h6v6M19 5l-9 9M17 14v5H5V7h5",
  mail: "M3.5 6h17v12h-17zM4 7l8 6 8-6",
  photo: "M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 16.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5z",
  network: "M4 8.5h16V19H4zM9 8.5v-3h6v3M4 13h16M12 12v2",
  code: "M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14",
  video: "M3.5 6h17v12h-17zM10.5 9.5v5l4.5-2.5z",
  tick: "M5 12.5l4.5 4.5L19 7.5",
  desktop: "M3.5 5h17v11h-17zM12 16v3.5M8 19.5h8",
  controller:
    "M7.5 7.5h9a4.5 4.5 0 0 1 4.4 3.6l.8 4a2.6 2.6 0 0 1-4.6 2L15.5 15h-7l-1.6 2.1a2.6 2.6 0 0 1-4.6-2l.8-4a4.5 4.5 0 0 1 4.4-3.6zM8.5 9.5v3M7 11h3M15.5 11h.01M17.5 12.5h.01",
  mobile: "M8 3.5h8v17H8zM11 17.5h2",
  sound: "M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  refresh: "M19 12a7 7 0 1 1-2-4.9M19 3.5V8h-4.5",
  download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  grow: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  shrink: "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5",
  sprout: "M12 20v-9M12 11C12 7 9 5 4.5 5C4.5 9 7 11 12 11zM12 13c0-3 2.5-5 7-5c0 4-2.5 5.5-7 5.5",
  hand: "M8 12.5V6.5a1.5 1.5 0 0 1 3 0V11M11 11V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6.5a1.5 1.5 0 0 1 3 0V14c0 4-2.5 6.5-6 6.5c-3 0-4.5-1.5-7-6a1.45 1.45 0 0 1 2.4-1.6L8 14.5",
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing beside a text, or in a button with a hidden one. It says nothing by itself. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
