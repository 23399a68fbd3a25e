import type { Visit } from "@panel/api-client/visits";
import { isWalk } from "@panel/domain/play/walk";
import { isPageLanguage } from "@panel/i18n/page-words";
import type { PlayedStep } from "../game/game.ts";
import type { KeptPlay, PlayStore } from "../phone/kept-try.ts";
import {
  removeText,
  storedKeys,
  storedValue,
  storeText,
  watchStorage,
} from "../phone/stored-text.ts";

/** What the server has said of a visit last. */
export type ToldVisit = Pick<Visit, "prize" | "lottery">;

/** A step with the number under which it is sent; 0 for one that the server had before this phone. */
export interface NumberedStep extends PlayedStep {
  readonly number: number;
}

/** The visit to a route, as the phone has it. */
export interface StoredVisit extends KeptPlay {
  readonly steps: readonly NumberedStep[];
  /** The version of the route that it plays. */
  readonly version: number;
  readonly token: string;
  /** Names the phone; numbers of steps are its own. */
  readonly phone: string;
  /** The number of the play. */
  readonly play: string;
  /** Until when steps count (ISO 8601). */
  readonly until: string;
  /** Numbers of the steps that need not be sent any more. */
  readonly settled: readonly number[];
  readonly told: ToldVisit;
  /** By how much (ms) the server's clock was ahead of the phone's. */
  readonly ahead: number;
  /** The latest time that is known to have come, in milliseconds since 1970. */
  readonly seen: number;
}

const KEY = "visit:";

/** The visit to a route on this phone, shared by all tabs. Where the browser keeps nothing, it lasts as long as the page. */
export class VisitStore implements PlayStore {
  readonly #key: string;
  #unkept: StoredVisit | undefined;

  /** @param code of the route, canonical */
  constructor(code: string) {
    this.#key = `${KEY}${code}`;
  }

  read(): StoredVisit | undefined {
    return this.#unkept ?? parsed(storedValue(this.#key));
  }

  /** Puts a visit in the place of any other. */
  begin(visit: StoredVisit): void {
    this.#unkept = storeText(this.#key, JSON.stringify(visit)) ? undefined : visit;
  }

  /** Takes in what has happened in the visit that is kept, and numbers its new steps; another visit, or none, stays. */
  keep(kept: KeptPlay): void {
    const before = this.read();
    if (before?.startedAt !== kept.startedAt) return;
    this.begin({ ...before, ...kept, steps: numbered(kept.steps, before.steps) });
  }

  /** Changes the visit of a token. */
  change(token: string, change: (before: StoredVisit) => Partial<StoredVisit>): void {
    const before = this.read();
    if (before?.token === token) this.begin({ ...before, ...change(before) });
  }

  forget(): void {
    this.#unkept = undefined;
    removeText(this.#key);
  }

  watch(changed: (kept: StoredVisit | undefined) => void): () => void {
    return watchStorage(this.#key, () => changed(this.read()));
  }
}

/** A play has each kind of step once at a point, so that a step is known again in whichever tab it was taken. */
function numbered(
  steps: readonly PlayedStep[],
  before: readonly NumberedStep[],
): readonly NumberedStep[] {
  const nameOf = ({ kind, point }: PlayedStep) => `${kind} ${point}`;
  const known = new Map(before.map((step) => [nameOf(step), step.number]));
  let last = Math.max(0, ...known.values());
  return steps.map((step) => ({ ...step, number: known.get(nameOf(step)) ?? (last += 1) }));
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function parsed(value: unknown): StoredVisit | undefined {
  const stored = value as Partial<StoredVisit> | undefined;
  if (!stored || !isWalk(stored.steps)) return undefined;
  const { startedAt, seed, version, token, phone, play, until } = stored;
  const { ahead = 0, seen = 0, settled = [], told = { prize: "none" as const } } = stored;
  const own = (stored as StoredVisit).steps.map(({ number }) => number);
  const numbers = [startedAt, seed, version, ahead, seen, ...settled, ...own];
  if (!numbers.every(Number.isFinite) || ![token, phone, play, until].every(isText))
    return undefined;
  const language = isPageLanguage(stored.language) ? stored.language : undefined;
  return {
    ...(stored as StoredVisit),
    anywhere: stored.anywhere === true,
    ahead,
    seen,
    settled,
    told,
    language,
  };
}

/** The codes of the routes to which this phone has visits. */
export const visitedCodes = (): string[] => storedKeys(KEY).map((key) => key.slice(KEY.length));

/**
 * Removes the visits whose days are over by the phone's clock.
 * @param but a route whose visit stays, for the server to say
 * @returns the codes of their routes
 */
export function forgetPastVisits(now: number, but?: string): string[] {
  const over = visitedCodes().filter((code) => {
    if (code === but) return false;
    const visit = new VisitStore(code).read();
    return !visit || !(Date.parse(visit.until) > now);
  });
  for (const code of over) new VisitStore(code).forget();
  return over;
}
