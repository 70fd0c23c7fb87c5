import { useEffect, useState, type RefObject } from "react";
import { useSeen } from "../../components/use-seen.ts";
import type { School } from "../../content/types.ts";
import type { SchoolMap } from "./open-school-map.ts";

type MapState =
  | { readonly type: "loading" }
  | { readonly type: "failed" }
  | { readonly type: "shown"; readonly map: SchoolMap };

/** The map is fetched and opened in `canvas` once, when 30 % of `place` have come into view. */
export function useSchoolMap(
  place: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLElement | null>,
  schools: readonly School[],
): MapState {
  const isSeen = useSeen(place);
  const [state, setState] = useState<MapState>({ type: "loading" });
  useEffect(() => {
    if (!isSeen) return undefined;
    let isWanted = true;
    let map: SchoolMap | null = null;
    const open = async () => {
      const { openSchoolMap } = await import("./open-school-map.ts");
      if (!isWanted || canvas.current === null) return;
      map = openSchoolMap(canvas.current, schools);
      setState({ type: "shown", map });
    };
    open().catch(() => isWanted && setState({ type: "failed" }));
    return () => {
      isWanted = false;
      map?.close();
    };
  }, [isSeen, canvas, schools]);
  return state;
}
