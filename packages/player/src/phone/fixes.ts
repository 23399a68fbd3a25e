import { metresBetween } from "@panel/domain/experience/position";
import type { PhonePosition } from "@panel/domain/play/tryout";
import type { Placing } from "../play-context.ts";

/* What a phone tells of where it is: fixes that come, jump, stop and stay away. */

/** A phone that says nothing for this long (ms) has lost its position. */
const LOST_AFTER = 30_000;
/** No visitor on foot is faster, in metres a second: a fix that would need it is a jump. */
const FASTEST = 30;
/** After this many jumps in a row it was the fix before them that was wrong. */
const JUMPS_MAX = 3;

export interface Fixes {
  readonly kind: "unasked" | "searching" | "denied" | "anywhere" | "placed";
  readonly position?: PhonePosition;
  /** When the last fix came that counts. */
  readonly at: number;
  readonly jumps: number;
}

export type FixEvent =
  | { readonly type: "ask" | "anywhere" }
  | { readonly type: "fix"; readonly position: PhonePosition; readonly at: number }
  | { readonly type: "failed"; readonly isDenied: boolean };

export const noFixes: Fixes = { kind: "unasked", at: 0, jumps: 0 };

export function nextFixes(fixes: Fixes, event: FixEvent): Fixes {
  switch (event.type) {
    case "ask":
      return { kind: "searching", at: 0, jumps: 0 };
    case "anywhere":
      return { kind: "anywhere", at: 0, jumps: 0 };
    case "fix": {
      // Whoever has chosen to play from anywhere is not asked what the phone says.
      if (fixes.kind === "anywhere" || fixes.kind === "unasked") return fixes;
      if (isJump(fixes, event)) return { ...fixes, jumps: fixes.jumps + 1 };
      return { kind: "placed", position: event.position, at: event.at, jumps: 0 };
    }
    case "failed":
      if (fixes.kind === "anywhere") return fixes;
      // A fix that does not come may still come; without permission none will.
      return event.isDenied ? { kind: "denied", at: 0, jumps: 0 } : fixes;
  }
}

function isJump(
  { position: before, at, jumps }: Fixes,
  fix: { position: PhonePosition; at: number },
) {
  if (!before || jumps >= JUMPS_MAX) return false;
  const metres = metresBetween(before, fix.position);
  const seconds = Math.max(1, (fix.at - at) / 1000);
  const strays = (before.accuracy ?? 0) + (fix.position.accuracy ?? 0);
  return metres - strays > FASTEST * seconds;
}

/** How the visitor's place is known now. */
export function placingOf({ kind, position, at }: Fixes, now: number): Placing {
  if (kind !== "placed" || !position) return { kind: kind === "placed" ? "searching" : kind };
  const ago = now - at;
  return ago > LOST_AFTER ? { kind: "lost", position, ago } : { kind: "known", position };
}

/** About a metre: so exactly a place is sent, and so it counts on the phone too. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** The same, as exactly as a place is sent. */
export const roundedPlacing = (placing: Placing): Placing =>
  "position" in placing
    ? {
        ...placing,
        position: {
          ...placing.position,
          lat: rounded(placing.position.lat),
          lon: rounded(placing.position.lon),
        },
      }
    : placing;
