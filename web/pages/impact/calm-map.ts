import { CRS, extend, Map, type MapOptions, type PanOptions, type PointExpression } from "leaflet";

/**
 * The specification counts zoom as its maps service does, whose world at zoom 0 is 512 pixels wide. Leaflet's own is 256:
 * what is meant by 2.5 would be 3.5 there.
 */
const WORLD_PIXELS = 512;
const crs: CRS = extend({}, CRS.EPSG3857, {
  scale: (zoom: number) => WORLD_PIXELS * 2 ** zoom,
  zoom: (scale: number) => Math.log2(scale / WORLD_PIXELS),
});

/** A map in which nothing glides for those who want less motion. Leaflet asks for that in each call, and forgets some. */
export class CalmMap extends Map {
  readonly #isCalm: boolean;

  constructor(element: HTMLElement, isCalm: boolean, options: MapOptions) {
    super(element, {
      ...options,
      crs,
      fadeAnimation: !isCalm,
      inertia: !isCalm,
      markerZoomAnimation: !isCalm,
      zoomAnimation: !isCalm,
    });
    this.#isCalm = isCalm;
  }

  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, this.#isCalm ? { ...options, animate: false } : options);
  }
}
