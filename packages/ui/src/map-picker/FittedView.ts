import { boundingExtent } from "ol/extent.js";
import type View from "ol/View.js";
import type { Metres } from "./mercator.ts";

/** A zoom at which single houses can be told apart. */
export const nearZoom = 16;

/**
 * Room at the top, right, bottom and left, in pixels, so that no marker lies under what floats over a map, the notice above and
 * the buttons on the right, and the places stay in the middle. Small maps have less to give away.
 */
const ROOM = [64, 72, 64, 72];
const SMALL_ROOM = [48, 48, 48, 48];
const SMALL = 240;

/** Fits the view of a map to its places once, and again with each size until somebody moves it. */
export class FittedView {
  /** Whether the view shows a place; it is not fitted by itself any more. */
  isSet = false;
  readonly #view: View;
  readonly #places: () => readonly Metres[];
  readonly #size: () => readonly number[] | undefined;
  /** A map that is hidden has no size to fit to; it is fitted when it is shown. */
  #isWaiting = false;
  /** The view that the last fit has given. */
  #given: string | undefined;

  constructor(
    view: View,
    places: () => readonly Metres[],
    size: () => readonly number[] | undefined,
  ) {
    this.#view = view;
    this.#places = places;
    this.#size = size;
  }

  #now(): string {
    return `${this.#view.getCenter()?.join()} ${this.#view.getResolution()}`;
  }

  showAll(): void {
    const places = this.#places();
    if (places.length === 0) return;
    const size = this.#size();
    this.#isWaiting = !size?.every((side) => side > 0);
    if (this.#isWaiting || !size) return;
    this.isSet = true;
    const extent = boundingExtent(places.map((place) => [...place]));
    // The view itself learns of a new size after those who listen to it.
    const padding = size.every((side) => side > SMALL) ? ROOM : SMALL_ROOM;
    this.#view.fit(extent, { size: [...size], padding, maxZoom: nearZoom });
    this.#given = this.#now();
  }

  resized(): void {
    if (this.#isWaiting || this.#given === this.#now()) this.showAll();
  }
}
