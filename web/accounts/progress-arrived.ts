/** What is drawn from progress is drawn anew once some of it has come from another device. */

let times = 0;
const listeners = new Set<() => void>();

export function tellProgressArrived(): void {
  times += 1;
  for (const listener of listeners) listener();
}

export function timesProgressArrived(): number {
  return times;
}

export function onProgressArrived(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
