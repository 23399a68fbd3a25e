import { isTap } from "../tap.ts";

/** A finger on the screen, in CSS pixels. */
export interface Touch {
  id: number;
  x: number;
  y: number;
}

/** What the fingers asked for between two events. */
export type Gesture =
  /** Radians around the vertical, to the right. */
  | { kind: "turn"; angle: number }
  /** Both fingers: from where to where their middle went, and by what factor they parted. */
  | { kind: "drag"; from: Point; to: Point; spread: number }
  | { kind: "tap"; at: Point };

export interface Point {
  x: number;
  y: number;
}

/** Pixels of a finger's way for half a turn. */
const halfTurn = 300;

const middle = ([a, b]: readonly [Touch, Touch]): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});
const apart = ([a, b]: readonly [Touch, Touch]) => Math.hypot(a.x - b.x, a.y - b.y);

/** Reads one finger as a turn, two as a drag and a pinch, and one that stays in place as a tap. */
export function createGestures(on: (gesture: Gesture) => void) {
  const touches = new Map<number, Touch>();
  /** Where the only finger came down; undefined once it is no tap any more. */
  let tap: Point | undefined;

  const pair = (): [Touch, Touch] | undefined => {
    const [a, b, more] = touches.values();
    return a && b && !more ? [a, b] : undefined;
  };

  return {
    down(touch: Touch) {
      touches.set(touch.id, touch);
      tap = touches.size === 1 ? { x: touch.x, y: touch.y } : undefined;
    },
    move(touch: Touch) {
      const before = touches.get(touch.id);
      if (!before) return;
      const two = pair();
      touches.set(touch.id, touch);
      const now = pair();
      if (two && now) {
        const was = apart(two);
        const spread = was > 0 ? apart(now) / was : 1;
        on({ kind: "drag", from: middle(two), to: middle(now), spread });
        return;
      }
      if (touches.size > 1) return;
      if (tap) {
        if (isTap(tap, touch)) {
          // Stays where it was, so that a turn starts without a leap.
          touches.set(touch.id, before);
          return;
        }
        tap = undefined;
      }
      on({ kind: "turn", angle: ((touch.x - before.x) / halfTurn) * Math.PI });
    },
    up(id: number) {
      if (tap && touches.has(id)) on({ kind: "tap", at: tap });
      touches.delete(id);
      tap = undefined;
    },
    /** The system took the finger over. */
    cancel(id: number) {
      tap = undefined;
      touches.delete(id);
    },
  };
}
