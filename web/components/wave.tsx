const BARS = 9;
const HEIGHT = 40;
const STEP = 8;

/** A little picture of a sound, a different one for each seed. It says nothing. */
export function Wave({ seed }: { readonly seed: string }) {
  const heights = barHeights(seed);
  return (
    <svg className="wave" viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {heights.map((height, bar) => (
        <rect key={bar} x={bar * STEP + 1.5} y={(HEIGHT - height) / 2} width={5} height={height} rx={2.5} />
      ))}
    </svg>
  );
}

function barHeights(seed: string): number[] {
  let state = 7;
  for (const letter of seed) state = (state * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return Array.from({ length: BARS }, (_, bar) => {
    state = (state * 137 + 71) % 9973;
    const swell = Math.sin(((bar + 0.5) / BARS) * Math.PI);
    return Math.round(8 + (HEIGHT - 8) * swell * (0.45 + (0.55 * state) / 9973));
  });
}
