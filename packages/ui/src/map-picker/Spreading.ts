import type { MarkerLayer } from "./MarkerLayer.ts";

/** Spreads the markers that lie on one spot around it, and goes through them by keyboard. */
export class Spreading {
  readonly #markers: MarkerLayer;
  readonly #onChange: () => void;
  /** The spread marker that Enter selects. */
  stepped: string | undefined;

  constructor(markers: MarkerLayer, onChange: () => void) {
    this.#markers = markers;
    this.#onChange = onChange;
  }

  get isSpread(): boolean {
    return this.#markers.spread.length > 0;
  }

  /** Spreads the spot of a marker. Returns false where the marker lies alone or is spread already. */
  spread(id: string, resolution: number, byKeyboard: boolean): boolean {
    if (this.#markers.spread.includes(id)) return false;
    this.gather();
    if (!this.#markers.spreadAt(id, resolution)) return false;
    this.stepped = byKeyboard ? this.#markers.spread[0] : undefined;
    this.#onChange();
    return true;
  }

  /** Goes to the next spread marker, or back; returns its id, or undefined where none is spread. */
  step(by: 1 | -1): string | undefined {
    const ids = this.#markers.spread;
    const from = this.stepped === undefined ? Math.min(-by, 0) : ids.indexOf(this.stepped);
    this.stepped = ids[(from + by + ids.length) % ids.length];
    return this.stepped;
  }

  /** Returns false where nothing was spread. */
  gather(): boolean {
    if (!this.isSpread) return false;
    this.#markers.gather();
    this.stepped = undefined;
    this.#onChange();
    return true;
  }
}
