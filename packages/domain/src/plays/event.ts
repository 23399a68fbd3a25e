import { isInterfaceLanguage, type InterfaceLanguage } from "../languages.ts";

/* What the visitors' app reports of a play. */

const GENDERS = ["man", "woman"] as const;
export type Gender = (typeof GENDERS)[number];

/** Of which kinds an event has a point. */
const HAS_POINT = {
  started: false,
  pointReached: true,
  challengeAnswered: true,
  minigamePlayed: true,
  mainPointCompleted: true,
  completed: false,
  prizeEarned: false,
  prizeCollected: false,
} as const;

export type EventKind = keyof typeof HAS_POINT;

/** An event in one shape for all kinds; what a kind does not have is undefined. */
export interface PlayEvent {
  readonly id: string;
  readonly kind: EventKind;
  /** One walk through an experience by one player. */
  readonly play: string;
  /** Opaque; made by the app. */
  readonly player: string;
  readonly experience: number;
  /** When it happened, by the device's clock, in milliseconds since 1970. */
  readonly at: number;
  readonly point?: number | undefined;
  readonly right?: boolean | undefined;
  readonly language?: InterfaceLanguage | undefined;
  readonly gender?: Gender | null | undefined;
}

const ID = /^[\w.:-]{8,64}$/;
const PLAYER_ID = /^[\w.:-]{8,128}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** The event that a value is, or undefined if it is none. */
export function readPlayEvent(value: unknown): PlayEvent | undefined {
  if (typeof value !== "object" || value === null || holdsPrototype(value)) return undefined;
  const { id, kind, play, player, experience, at, ...more } = value as Record<string, unknown>;
  const time = timeOf(at);
  if (
    !isText(id, ID) ||
    !isKind(kind) ||
    !isText(play, ID) ||
    !isText(player, PLAYER_ID) ||
    !isRecordId(experience) ||
    time === undefined
  ) {
    return undefined;
  }
  const event = { id, kind, play, player, experience, at: time };
  const { point, right, language, gender } = more;
  if (kind === "started") {
    if (!isInterfaceLanguage(language)) return undefined;
    if (gender === undefined || gender === null) return { ...event, language };
    return isGender(gender) ? { ...event, language, gender } : undefined;
  }
  if (!HAS_POINT[kind]) return event;
  if (!isRecordId(point)) return undefined;
  if (kind !== "challengeAnswered") return { ...event, point };
  return typeof right === "boolean" ? { ...event, point, right } : undefined;
}

/** Keys that stand for an object's prototype where a program copies them without care. No honest app sends any. */
const PROTOTYPE: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

function holdsPrototype(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, own]) => PROTOTYPE.has(key) || holdsPrototype(own));
}

/** The id of a value that may be no event otherwise, to answer it with; null where it has none. */
export function eventIdOf(value: unknown): string | null {
  const { id } = (typeof value === "object" && value !== null ? value : {}) as { id?: unknown };
  return isText(id, ID) ? id : null;
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}

function isKind(value: unknown): value is EventKind {
  return typeof value === "string" && Object.hasOwn(HAS_POINT, value);
}

function isGender(value: unknown): value is Gender {
  return GENDERS.some((gender) => gender === value);
}

/** The ids that both databases can hold. */
function isRecordId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 2_147_483_647;
}

/** Undefined also for days that no month has. */
function timeOf(value: unknown): number | undefined {
  if (!isText(value, TIME)) return undefined;
  const time = Date.parse(value);
  const day = Date.parse(`${value.slice(0, "YYYY-MM-DD".length)}T00:00:00Z`);
  const isDay = !Number.isNaN(day) && new Date(day).toISOString().startsWith(value.slice(0, 10));
  return Number.isNaN(time) || !isDay ? undefined : time;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** An event that comes later than this after it happened is late; it counts all the same. */
const LATE_AFTER = DAY;
/** Longest time for which a device may have been offline. */
export const OFFLINE_DAYS = 30;
/** How far two clocks may be apart without one of them being wrong. */
const CLOCK_TOLERANCE = 5 * MINUTE;

export type Arrival = "accepted" | "late" | "tooOld" | "inFuture";

/** What an event is that happened at `at` and comes `now`. */
export function arrivalOf(at: number, now: number): Arrival {
  if (at > now + CLOCK_TOLERANCE) return "inFuture";
  if (at < now - OFFLINE_DAYS * DAY) return "tooOld";
  return at < now - LATE_AFTER ? "late" : "accepted";
}

/**
 * By how many milliseconds the times of a device are to be moved.
 * @param sentAt the device's clock when it sent, undefined where it did not say
 */
export function clockCorrection(sentAt: number | undefined, now: number): number {
  if (sentAt === undefined || Number.isNaN(sentAt)) return 0;
  return Math.abs(now - sentAt) > CLOCK_TOLERANCE ? now - sentAt : 0;
}
