import { useEffect, useRef } from "react";
import { spectrogram, swings } from "./pictures.ts";

const WIDTH = 320;
const HEIGHT = 96;
const ROWS = 48;

interface DrawingsProps {
  readonly caption: string;
  readonly samples: Float32Array;
  readonly rate: number;
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an img cannot be drawn anew whenever a knob moves */
/** The sound to look at: its waveform, and under it its spectrogram. Drawn in the ink of the text, whatever the theme. */
export function Drawings({ caption, samples, rate }: DrawingsProps) {
  const wave = useRef<HTMLCanvasElement>(null);
  const colors = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    drawOn(wave.current, (context) => {
      for (const [column, { low, high }] of swings(samples, WIDTH).entries()) {
        const top = ((1 - high) * HEIGHT) / 2;
        context.fillRect(column, top, 1, Math.max(1, ((high - low) * HEIGHT) / 2));
      }
    });
    drawOn(colors.current, (context) => {
      const tall = HEIGHT / ROWS;
      for (const [column, powers] of spectrogram(samples, rate, WIDTH / 2, ROWS).entries()) {
        for (const [row, power] of powers.entries()) {
          context.globalAlpha = power;
          context.fillRect(2 * column, HEIGHT - (row + 1) * tall, 2, tall);
        }
      }
    });
  }, [samples, rate]);
  const seconds = (samples.length / rate).toFixed(2);
  return (
    <div className="sound-drawings">
      <figure>
        <canvas ref={wave} width={WIDTH} height={HEIGHT} role="img" aria-label={`Waveform of ${caption}`} />
        <figcaption>Waveform, {seconds} seconds</figcaption>
      </figure>
      <figure>
        <canvas
          ref={colors}
          width={WIDTH}
          height={HEIGHT}
          role="img"
          aria-label={`Spectrogram of ${caption}`}
        />
        <figcaption>Spectrogram, 60 to 16,000 Hz from bottom to top</figcaption>
      </figure>
    </div>
  );
}

function drawOn(canvas: HTMLCanvasElement | null, draw: (context: CanvasRenderingContext2D) => void): void {
  const context = canvas?.getContext("2d");
  if (canvas === null || context === null || context === undefined) return;
  context.globalAlpha = 1;
  context.clearRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = getComputedStyle(canvas).color;
  draw(context);
}
