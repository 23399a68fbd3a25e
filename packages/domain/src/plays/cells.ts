import type { InterfaceLanguage } from "../languages.ts";
import { dayAt } from "./days.ts";
import type { EventKind, Gender } from "./event.ts";

/* What is counted of the events of one player in one experience. */

/** An event without what tells who it was. Times are in milliseconds since 1970. */
export interface CountedEvent {
  readonly kind: EventKind;
  readonly play: string;
  readonly at: number;
  readonly point: number | null;
  readonly right: boolean | null;
  readonly language: InterfaceLanguage | null;
  readonly gender: Gender | null;
}

/**
 * What a cell counts. Of `point`, `right` and `wrong` the key is a point, of `leg` two points with a `-` between them (0
 * for the start), of `language` a language; the others have none.
 */
export type Measure =
  | "visitors"
  | "man"
  | "woman"
  | "plays"
  | "language"
  | "completed"
  | "earned"
  | "collected"
  | "time"
  | "points"
  | "point"
  | "answers"
  | "right"
  | "wrong"
  | "mains"
  | "games"
  | "leg";

/** How often something happened on a day. */
export interface Cell {
  readonly day: number;
  readonly measure: Measure;
  readonly key: string;
  count: number;
  /** 1 on the day on which the player does it for the first time: summed up, never more people than there were. */
  people: number;
  /** Seconds, of `time` and `leg`. */
  seconds: number;
}

/** Longest play, and longest way between two points, that counts for averages. */
const LONGEST = 24 * 3_600_000;

/** The cells of one player's events in one experience, by a name of each. The order of the events does not matter. */
export function cellsOf(events: readonly CountedEvent[]): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const done = new Set<string>();
  const add = (at: number, measure: Measure, key: number | string = "", milliseconds = 0) => {
    const day = dayAt(at);
    const what = `${measure} ${key}`;
    const name = `${day} ${what}`;
    let cell = cells.get(name);
    if (!cell) {
      cell = { day, measure, key: String(key), count: 0, people: 0, seconds: 0 };
      cells.set(name, cell);
    }
    cell.count += 1;
    cell.seconds += Math.round(milliseconds / 1000);
    if (!done.has(what)) cell.people += 1;
    done.add(what);
  };
  const sorted = events.toSorted(byTime);
  const first = sorted[0];
  if (!first) return cells;
  add(first.at, "visitors");
  const gender = sorted.find((event) => event.gender)?.gender;
  if (gender) add(first.at, gender);
  const plays = new Map<string, CountedEvent[]>();
  for (const event of sorted) {
    const play = plays.get(event.play);
    if (play) play.push(event);
    else plays.set(event.play, [event]);
  }
  for (const play of plays.values()) addPlay(play, add);
  return cells;
}

type Add = (at: number, measure: Measure, key?: number | string, milliseconds?: number) => void;

/** Of a play, each thing counts once for each point, when it happened first. */
function addPlay(play: readonly CountedEvent[], add: Add): void {
  const started = play.find((event) => event.kind === "started");
  const begin = started ?? play[0];
  if (!begin) return;
  add(begin.at, "plays");
  if (started?.language) add(begin.at, "language", started.language);
  const seen = new Set<string>();
  let last = started && { point: 0, at: started.at };
  for (const event of play) {
    const { kind, at, point } = event;
    const what = `${kind} ${point ?? ""}`;
    if (seen.has(what)) continue;
    seen.add(what);
    switch (kind) {
      case "started":
        break;
      case "pointReached":
        add(at, "points");
        add(at, "point", point ?? 0);
        if (last && at >= last.at && at - last.at <= LONGEST) {
          add(at, "leg", `${last.point}-${point ?? 0}`, at - last.at);
        }
        last = { point: point ?? 0, at };
        break;
      case "challengeAnswered":
        add(at, "answers");
        add(at, event.right ? "right" : "wrong", point ?? 0);
        break;
      case "minigamePlayed":
        add(at, "games");
        break;
      case "mainPointCompleted":
        add(at, "mains");
        break;
      case "completed":
        add(at, "completed");
        if (started && at >= started.at && at - started.at <= LONGEST) {
          add(at, "time", "", at - started.at);
        }
        break;
      case "prizeEarned":
        add(at, "earned");
        break;
      case "prizeCollected":
        add(at, "collected");
        break;
    }
  }
}

/** By time; what happened at once comes in one order, whatever the order in which it was sent. */
function byTime(one: CountedEvent, other: CountedEvent): number {
  return one.at - other.at || compare(one.play, other.play) || compare(rank(one), rank(other));
}

const ORDER: readonly EventKind[] = [
  "started",
  "pointReached",
  "challengeAnswered",
  "minigamePlayed",
  "mainPointCompleted",
  "completed",
  "prizeEarned",
  "prizeCollected",
];

function rank({ kind, point, right, language, gender }: CountedEvent): string {
  return `${ORDER.indexOf(kind)} ${point} ${right} ${language} ${gender}`;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What has to be added to the counts when a player's events were `before` and are `after`. */
export function changedCells(
  before: readonly CountedEvent[],
  after: readonly CountedEvent[],
): Cell[] {
  const [old, cells] = [cellsOf(before), cellsOf(after)];
  for (const [name, cell] of old) {
    const now = cells.get(name) ?? { ...cell, count: 0, people: 0, seconds: 0 };
    now.count -= cell.count;
    now.people -= cell.people;
    now.seconds -= cell.seconds;
    cells.set(name, now);
  }
  return [...cells.values()].filter(({ count, people, seconds }) => count || people || seconds);
}
