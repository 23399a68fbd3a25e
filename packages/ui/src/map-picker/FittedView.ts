import { boundingExtent } from "ol/extent.js";
import type View from "ol/View.js";
import type { Metres } from "./mercator.ts";

/** A zoom at which single houses can be told apart. */
export const nearZoom = 16;

/** Fits the view of a map to its places once, and again with each size until somebody moves it. */
export class FittedView {
  /** Whether the view shows a place; it is not fitted by itself any more. */
  isSet = false;
  readonly #view: View;
  readonly #places: () => readonly Metres[];
  /** The view that the last fit has given. */
  #given: string | undefined;

  constructor(view: View, places: () => readonly Metres[]) {
    this.#view = view;
    this.#places = places;
  }

  #now(): string {
    return `${this.#view.getCenter()?.join()} ${this.#view.getResolution()}`;
  }

  showAll(): void {
    const places = this.#places();
    if (places.length === 0) return;
    this.isSet = true;
    const extent = boundingExtent(places.map((place) => [...place]));
    this.#view.fit(extent, { padding: [48, 48, 48, 48], maxZoom: nearZoom });
    this.#given = this.#now();
  }

  resized(): void {
    if (this.#given === this.#now()) this.showAll();
  }
}
