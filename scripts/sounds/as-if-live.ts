/**
 * An offline context that has not begun, and says that it runs and what time it is: all calls are made before the
 * rendering, and each takes effect at its time, to the sample. (To suspend the rendering for each would be closer to life,
 * and panics in one of ten runs of node-web-audio-api 1.0.9.) Runs in Node and, bundled, in a page.
 */
export function asIfLive(offline: OfflineAudioContext): {
  context: AudioContext;
  letTimePass(now: number): void;
} {
  let now = 0;
  const context = new Proxy(offline, {
    get(target, key) {
      if (key === "state") return "running";
      if (key === "currentTime") return now;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  return {
    context: context as unknown as AudioContext,
    letTimePass(until) {
      now = until;
    },
  };
}
