import type { Camera, Vector3 } from "three";

const WHOLE = 2 * Math.PI;
/** Less than the five seconds from which on people need a way to stop what moves. */
const SECONDS = 4.8;

/** The one turn around a model when it is shown. */
export class OpeningTurn {
  /** In radians. */
  #left = 0;

  get goesOn(): boolean {
    return this.#left > 0;
  }

  begin(): void {
    this.#left = WHOLE;
  }

  readonly stop = (): void => {
    this.#left = 0;
  };

  /** Moves the camera on, around a place. */
  goOn({ position, up }: Camera, target: Vector3, seconds: number): void {
    const angle = Math.min(this.#left, (seconds / SECONDS) * WHOLE);
    this.#left -= angle;
    position.sub(target).applyAxisAngle(up, angle).add(target);
  }
}
