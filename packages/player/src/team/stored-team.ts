import type { TeamState } from "@panel/api-client/events";
import type { CountedStep } from "@panel/api-client/visits";
import {
  removeText,
  storedKeys,
  storedValue,
  storeText,
  watchStorage,
} from "../phone/stored-text.ts";
import type { NumberedStep } from "../visit/stored-visit.ts";
import type { News } from "./news-item.ts";

/** What the phone has heard last of its team and event; the log stands beside it. */
export type HeardState = Omit<TeamState, "steps">;

/** A team that this phone has joined, as the phone has it. */
export interface StoredTeam {
  /** By which it has joined, in upper case. */
  readonly code: string;
  readonly token: string;
  /** Names the phone; numbers of steps are its own. */
  readonly phone: string;
  readonly state: HeardState;
  /** Of all phones and the staff, in the order in which it counts. */
  readonly log: readonly CountedStep[];
  /** Steps of this phone that the server has not answered, in their order. They count behind the log. */
  readonly own: readonly NumberedStep[];
  /** The number of the last step that this phone took. */
  readonly last: number;
  /** What is left to chance in its plays. */
  readonly seed: number;
  /** Whether the organisers see where it is; undefined where nobody was asked. */
  readonly sharesPlace: boolean | undefined;
  /** Whether the server knows that answer. */
  readonly toldPlace: boolean;
  /** What nobody has put away yet, the oldest first. */
  readonly news: readonly News[];
  /** The message up to which each was shown once more on return from offline. */
  readonly again: number;
  /** By how much (ms) the server's clock was ahead of the phone's. */
  readonly ahead: number;
  /** The latest time that is known to have come, in milliseconds since 1970. */
  readonly seen: number;
}

const KEY = "team:";
/** Teams are deleted from the server 30 days after the end; then its token says nothing any more. */
const KEPT_DAYS = 31;

/** A team on this phone, shared by all tabs. Where the browser keeps nothing, it lasts as long as the page. */
export class TeamStore {
  readonly #key: string;
  readonly #hears = new Set<() => void>();
  #kept: StoredTeam | undefined;
  /** Whether the browser keeps it. */
  #isKept = true;
  #unwatch: (() => void) | undefined;

  /** @param code in upper case, without a hyphen */
  constructor(code: string) {
    this.#key = `${KEY}${code}`;
    this.#kept = parsed(storedValue(this.#key));
  }

  /** The same object until it changes. */
  readonly read = (): StoredTeam | undefined => this.#kept;

  /** Puts a team in the place of any other. */
  begin(team: StoredTeam): void {
    this.#isKept = storeText(this.#key, JSON.stringify(team));
    this.#kept = team;
    this.#tell();
  }

  /** Changes the team, as the last tab has left it. */
  change(change: (before: StoredTeam) => StoredTeam): void {
    const before = this.#isKept ? parsed(storedValue(this.#key)) : this.#kept;
    if (!before) return;
    const after = change(before);
    if (after !== before) this.begin(after);
  }

  forget(): void {
    removeText(this.#key);
    this.#kept = undefined;
    this.#tell();
  }

  /**
   * Calls back when this or another tab has changed or forgotten the team.
   * @returns what ends it
   */
  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hears.add(hear);
    this.#unwatch ??= watchStorage(this.#key, () => {
      this.#kept = parsed(storedValue(this.#key));
      this.#tell();
    });
    return () => {
      this.#hears.delete(hear);
      if (this.#hears.size > 0) return;
      this.#unwatch?.();
      this.#unwatch = undefined;
    };
  };

  #tell(): void {
    for (const hear of this.#hears) hear();
  }
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** What is kept was checked when it came; what an older version of the page kept may be another thing. */
function parsed(value: unknown): StoredTeam | undefined {
  const stored = (value ?? {}) as Partial<StoredTeam>;
  const { code, token, phone, state, log, own, last, seed, news, again, ahead, seen } = stored;
  const isRead =
    [code, token, phone].every(isText) &&
    [last, seed, again, ahead, seen].every(Number.isFinite) &&
    [log, own, news].every(Array.isArray) &&
    isText(state?.event?.name) &&
    typeof state.team?.number === "number";
  return isRead ? (stored as StoredTeam) : undefined;
}

/** The teams that this phone has joined. */
export const joinedTeams = (): StoredTeam[] =>
  storedKeys(KEY).flatMap((key) => parsed(storedValue(key)) ?? []);

/**
 * Removes the teams whose events were over long ago, by the phone's clock.
 * @returns their codes
 */
export function forgetPastTeams(now: number): string[] {
  const over = joinedTeams().filter(({ state: { event } }) => {
    const end = event.endedAt ?? event.endsAt ?? event.startsAt;
    return end !== null && Date.parse(end) + KEPT_DAYS * 24 * 3600_000 < now;
  });
  for (const { code } of over) new TeamStore(code).forget();
  return over.map(({ code }) => code);
}
