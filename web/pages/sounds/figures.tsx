import type { MadeSound } from "../../../engine/adapters/sound-workshop.ts";
import { portrait } from "../../../engine/sound/measure/index.ts";

interface Figure {
  readonly label: string;
  readonly unit: string;
}

/** By the names of the measuring code, in the order of telling. */
const FIGURES: Readonly<Record<string, Figure>> = {
  seconds: { label: "Length", unit: "s" },
  begins: { label: "Begins after", unit: "s" },
  ends: { label: "Has died away after", unit: "s" },
  peak: { label: "Peak", unit: "dBFS" },
  loudness: { label: "Loudest 0.4 s", unit: "LUFS" },
  integrated: { label: "Loudness of the whole", unit: "LUFS" },
  off: { label: "From its wanted loudness", unit: "dB" },
  brightness: { label: "Center of its frequencies", unit: "Hz" },
  audible: { label: "Power from 200 to 5000 Hz", unit: "%" },
  airy: { label: "Power above 4000 Hz", unit: "%" },
  shrill: { label: "Power above 8000 Hz", unit: "%" },
  onset: { label: "Click at its beginning", unit: "%" },
  dc: { label: "Offset against its peak", unit: "dB" },
};

/** What the tests measure of every sound, measured of this one as it is set now. */
export function Figures({ made }: { readonly made: MadeSound }) {
  const measured: Readonly<Record<string, number>> = { ...portrait(made.recipe, made.samples) };
  return (
    <dl className="sound-figures">
      {Object.entries(FIGURES).flatMap(([name, { label, unit }]) => {
        const value = measured[name];
        if (value === undefined) return [];
        return [
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {unit === "%" ? Math.round(1000 * value) / 10 : value} {unit}
            </dd>
          </div>,
        ];
      })}
    </dl>
  );
}
