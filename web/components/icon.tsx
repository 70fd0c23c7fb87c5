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
  sound: "M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  refresh: "M19 12a7 7 0 1 1-2-4.9M19 3.5V8h-4.5",
  download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6",
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
