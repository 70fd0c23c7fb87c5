/** Samples at their times and sides, one over the other. */

export interface Mixed {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function createMix(seconds: number, rate: number) {
  const length = Math.ceil(seconds * rate);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  return {
    add(
      samples: Float32Array,
      at: number,
      { side = 0, level = 1 }: { side?: number | undefined; level?: number | undefined },
    ): void {
      const from = Math.round(at * rate);
      // Of equal power, so that what moves is as loud everywhere.
      const angle = ((Math.min(1, Math.max(-1, side)) + 1) * Math.PI) / 4;
      const [toLeft, toRight] = [Math.cos(angle) * level, Math.sin(angle) * level];
      const many = Math.min(samples.length, length - from);
      for (let index = 0; index < many; index++) {
        const sample = samples[index] ?? 0;
        left[from + index] = (left[from + index] ?? 0) + sample * toLeft;
        right[from + index] = (right[from + index] ?? 0) + sample * toRight;
      }
    },
    /** No louder than full: what would clip is turned down as a whole. */
    done(): Mixed {
      let most = 1;
      for (let index = 0; index < length; index++)
        most = Math.max(most, Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
      if (most > 1)
        for (let index = 0; index < length; index++) {
          left[index] = (left[index] ?? 0) / most;
          right[index] = (right[index] ?? 0) / most;
        }
      return { left, right };
    },
  };
}
