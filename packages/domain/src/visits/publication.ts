import { isActive } from "../experience/state.ts";
import { localDay } from "../lottery/draw.ts";
import { needsPosition } from "../play/play.ts";
import type { PlayedRoute } from "../play/route.ts";
import type { Route } from "../versions/compare.ts";
import { versionNotes, type VersionNotes } from "../versions/notes.ts";

/* What visitors get of an experience: a version that its author has published, while it is open. */

/** What opens a published experience to visitors; it takes effect when it is saved, not when a version is published. */
export interface Doors {
  /** One of `EXPERIENCE_STATE`; null counts as inactive. */
  readonly state: number | null;
  readonly openOnWeb: boolean;
  /** `YYYY-MM-DD`, "" for any. */
  readonly opensOn: string;
  readonly closesOn: string;
  readonly isPublished: boolean;
  /** IANA name of the one in which the days are meant. */
  readonly timeZone: string;
}

export type DoorState = "open" | "notYet" | "closed";

/** Whether a visit may start now; the days are those of the place where the route is played. */
export function doorState(doors: Doors, now: Date): DoorState {
  if (!doors.isPublished || !isActive(doors.state) || !doors.openOnWeb) return "closed";
  const { opensOn, closesOn, timeZone } = doors;
  if (opensOn === "" && closesOn === "") return "open";
  const today = localDay(now.getTime(), timeZone);
  if (closesOn !== "" && today > closesOn) return "closed";
  return today < opensOn ? "notYet" : "open";
}

export type PublicationState = "draft" | "published" | "changed" | "closed";

/** @param hasChanged whether something is stored that visitors do not get */
export function publicationState(doors: Doors, hasChanged: boolean, now: Date): PublicationState {
  if (!doors.isPublished) return "draft";
  if (doorState(doors, now) === "closed") return "closed";
  return hasChanged ? "changed" : "published";
}

/**
 * What an author has changed since a version was published. What takes effect when it is saved, such as the doors and the code,
 * is no part of it.
 */
export function changesSince(published: Route, now: Route): VersionNotes {
  return versionNotes(withoutSettings(published), withoutSettings(now));
}

function withoutSettings({ experience, points }: Route): Route {
  const prize = { ...experience.prize, stock: 0 };
  return { experience: { ...experience, ...NO_SETTINGS, prize }, points };
}
const NO_SETTINGS = { openOnWeb: false, listed: false, opensOn: "", closesOn: "", code: "" };

/**
 * Whether a route may be played without walking: where positions decide, and nothing is won by having been there.
 */
export const mayPlayAnywhere = (route: PlayedRoute): boolean =>
  needsPosition(route) && !route.experience.prize.enabled;
