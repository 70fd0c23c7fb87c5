/** A page that is busy is told late; browsers say when something was really done. */

/** A computer that slept tells of hours. */
const MOST_MILLISECONDS = 1000;

/** How long ago it was done, in whole milliseconds; absent where that is none. */
export function latenessOf({ timeStamp }: Event): { late?: number } {
  const late = Math.floor(performance.now() - timeStamp);
  return late >= 1 && late <= MOST_MILLISECONDS ? { late } : {};
}
