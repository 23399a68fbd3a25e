import PointerInteraction from "ol/interaction/Pointer.js";
import type MapBrowserEvent from "ol/MapBrowserEvent.js";

interface MarkerDragOptions {
  /** The position, in projected metres, of the marker under the pointer; undefined where there is none. */
  grab: (event: MapBrowserEvent<PointerEvent>) => readonly number[] | undefined;
  onMove: (coordinate: number[]) => void;
  onDrop: (coordinate: number[]) => void;
}

/** Drags a marker. The marker keeps its offset from the pointer, so that it does not jump when the drag starts. */
export class MarkerDrag extends PointerInteraction {
  readonly #options: MarkerDragOptions;
  #offset: readonly [number, number] = [0, 0];
  #at: number[] | undefined;

  constructor(options: MarkerDragOptions) {
    super();
    this.#options = options;
  }

  override handleDownEvent(event: MapBrowserEvent<PointerEvent>): boolean {
    const place = this.getPointerCount() > 1 ? undefined : this.#options.grab(event);
    if (!place) return false;
    const [x = 0, y = 0] = event.coordinate;
    this.#offset = [(place[0] ?? 0) - x, (place[1] ?? 0) - y];
    this.#at = undefined;
    return true;
  }

  override handleDragEvent(event: MapBrowserEvent<PointerEvent>): void {
    const [x = 0, y = 0] = event.coordinate;
    this.#at = [x + this.#offset[0], y + this.#offset[1]];
    this.#options.onMove(this.#at);
  }

  override handleUpEvent(): boolean {
    // Pressed and released without a move, which is a click.
    if (this.#at) this.#options.onDrop(this.#at);
    this.#at = undefined;
    return false;
  }
}
