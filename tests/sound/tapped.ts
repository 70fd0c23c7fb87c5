/** The context, but for what its sounds go into: an ear may stand before the loudspeaker. */
export function withDestination(native: AudioContext, destination: AudioNode): AudioContext {
  return new Proxy(native, {
    get(target, key) {
      if (key === "destination") return destination;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
}
