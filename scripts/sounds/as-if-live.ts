/**
 * An offline context that has not begun, and says that it runs and what time it is: all calls are made before the
 * rendering, and each takes effect at its time, to the sample. (To suspend the rendering for each would be closer to life,
 * and panics in one of ten runs of node-web-audio-api 1.0.9.) Runs in Node and, bundled, in a page.
 */
export interface AsIfLive {
  readonly context: AudioContext;
  /** What ends meanwhile says so, one after the other, and whoever goes on then does; samples must be made at once. */
  letTimePass(until: number): Promise<void>;
}

interface Sounding {
  ends: number;
  readonly listeners: (() => void)[];
}

export function asIfLive(offline: OfflineAudioContext): AsIfLive {
  let now = 0;
  const soundings = new Set<Sounding>();

  const createBufferSource = (): AudioBufferSourceNode => {
    const source = offline.createBufferSource();
    const sounding: Sounding = { ends: Infinity, listeners: [] };
    const [start, stop] = [source.start.bind(source), source.stop.bind(source)];
    source.start = (at = 0, offset = 0) => {
      start(at, offset);
      sounding.ends = at + ((source.buffer?.duration ?? 0) - offset) / source.playbackRate.value;
      soundings.add(sounding);
    };
    source.stop = (at = 0) => {
      stop(at);
      sounding.ends = Math.min(sounding.ends, at);
    };
    source.addEventListener = (_type: string, listener: unknown) =>
      void sounding.listeners.push(listener as () => void);
    return source;
  };
  const own: Record<PropertyKey, unknown> = { createBufferSource, state: "running" };

  const context = new Proxy(offline, {
    get(target, key) {
      if (key === "currentTime") return now;
      if (key in own) return own[key];
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      const call = value.bind(target) as (...given: unknown[]) => unknown;
      return String(key).startsWith("create") ? (...given: unknown[]) => kept(call(...given)) : call;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  return {
    context: context as unknown as AudioContext,
    async letTimePass(until) {
      for (;;) {
        const [next] = [...soundings].toSorted((one, other) => one.ends - other.ends);
        if (next === undefined || next.ends > until) break;
        soundings.delete(next);
        now = Math.max(now, next.ends);
        for (const listener of next.listeners) listener();
        await new Promise((resolve) => setTimeout(resolve));
      }
      now = until;
    },
  };
}

/** What is over is taken off before anything has been rendered: here it stays. */
function kept(made: unknown): unknown {
  if (typeof made === "object" && made !== null && "disconnect" in made) made.disconnect = () => undefined;
  return made;
}
