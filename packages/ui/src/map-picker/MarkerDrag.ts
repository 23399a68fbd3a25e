import PointerInteraction from "ol/interaction/Pointer.js";
import MapBrowserEventType from "ol/MapBrowserEventType.js";
import type MapBrowserEvent from "ol/MapBrowserEvent.js";

interface Grabbed {
  /** The position of the marker, in projected metres. */
  at: readonly number[];
  /** The marker is only lifted once the pointer has rested on it; until then the pointer moves the map. */
  byHolding: boolean;
}

interface MarkerDragOptions {
  /** The marker under the pointer; undefined where there is none that can be dragged. */
  grab: (event: MapBrowserEvent<PointerEvent>) => Grabbed | undefined;
  /** Called when a pointer has rested on its marker, which follows it from now on. */
  onLift: () => void;
  onMove: (coordinate: number[]) => void;
  onDrop: (coordinate: number[]) => void;
  /** Called where a lifted marker was not moved. */
  onPutBack: () => void;
}

/** Milliseconds; shorter than the long press of any system, which opens a menu. */
const HOLD = 350;
/** CSS pixels within which a finger counts as resting. */
const TREMBLE = 8;

/** Drags a marker. The marker keeps its offset from the pointer, so that it does not jump when the drag starts. */
export class MarkerDrag extends PointerInteraction {
  readonly #options: MarkerDragOptions;
  #offset: readonly [number, number] = [0, 0];
  #start: readonly number[] = [];
  #at: number[] | undefined;
  #lifted = false;
  /** A finger rests on a marker that it has not lifted yet; meanwhile the gesture is the page's or the map's. */
  #rests = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: MarkerDragOptions) {
    super();
    this.#options = options;
  }

  /** Whether a marker is about to follow a finger, or does. */
  get isHolding(): boolean {
    return this.#rests || this.handlingDownUpSequence;
  }

  override handleEvent(event: MapBrowserEvent<PointerEvent>): boolean {
    if (this.#rests) this.#watch(event);
    const goesOn = super.handleEvent(event);
    // The map has seen the finger come down, and must not move with the marker.
    const moves = event.type === MapBrowserEventType.POINTERDRAG && this.handlingDownUpSequence;
    return goesOn && !(moves && this.#lifted);
  }

  override handleDownEvent(event: MapBrowserEvent<PointerEvent>): boolean {
    const grabbed = this.getPointerCount() > 1 ? undefined : this.#options.grab(event);
    if (!grabbed) return false;
    const [x = 0, y = 0] = event.coordinate;
    this.#offset = [(grabbed.at[0] ?? 0) - x, (grabbed.at[1] ?? 0) - y];
    this.#start = event.pixel;
    this.#at = undefined;
    this.#lifted = !grabbed.byHolding;
    this.#rests = grabbed.byHolding;
    if (grabbed.byHolding) this.#timer = setTimeout(() => this.#lift(), HOLD);
    return this.#lifted;
  }

  override handleDragEvent(event: MapBrowserEvent<PointerEvent>): void {
    const [x = 0, y = 0] = event.coordinate;
    this.#at = [x + this.#offset[0], y + this.#offset[1]];
    this.#options.onMove(this.#at);
  }

  override handleUpEvent(): boolean {
    // Pressed and released without a move is a click.
    if (this.#at) this.#options.onDrop(this.#at);
    else this.#options.onPutBack();
    this.#at = undefined;
    return false;
  }

  override disposeInternal(): void {
    clearTimeout(this.#timer);
    super.disposeInternal();
  }

  /** Gives up on a finger that moves, goes or gets company before it has rested. */
  #watch({ type, pixel }: MapBrowserEvent<PointerEvent>): void {
    const [x = 0, y = 0] = pixel;
    const [fromX = 0, fromY = 0] = this.#start;
    const moved = Math.hypot(x - fromX, y - fromY) > TREMBLE;
    const { POINTERDRAG, POINTERDOWN, POINTERUP } = MapBrowserEventType;
    if (type === POINTERDRAG ? moved : type === POINTERDOWN || type === POINTERUP) this.#giveUp();
  }

  #lift(): void {
    this.#rests = false;
    this.#lifted = true;
    this.handlingDownUpSequence = true;
    this.#options.onLift();
  }

  #giveUp(): void {
    clearTimeout(this.#timer);
    this.#rests = false;
  }
}
