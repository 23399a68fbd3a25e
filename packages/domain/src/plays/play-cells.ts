import { nameOf, type CountedEvent, type Measure, type PlayCell } from "./cells.ts";
import { dayAt } from "./days.ts";
import { byTime } from "./event-order.ts";

/* What is counted of one play. Only some of its events count, few however many come: the first of each thing. */

/** Longest play, and longest way between two points, that counts for averages. */
const LONGEST = 24 * 3_600_000;

/** The events of each play, in their order. */
export function playsOf<Event extends CountedEvent>(
  events: readonly Event[],
): Map<string, Event[]> {
  const plays = new Map<string, Event[]>();
  for (const event of events.toSorted(byTime)) {
    const play = plays.get(event.play);
    if (play) play.push(event);
    else plays.set(event.play, [event]);
  }
  return plays;
}

/** Of a play, each thing counts once for each point, when it happened first. In their order. */
export function countingEvents<Event extends CountedEvent>(play: readonly Event[]): Event[] {
  const seen = new Set<string>();
  return play.toSorted(byTime).filter(({ kind, point }) => {
    const thing = `${kind} ${point ?? ""}`;
    const isFirst = !seen.has(thing);
    seen.add(thing);
    return isFirst;
  });
}

/** The cells of one play, by a name of each: of all its events, or of those that count. */
export function playCells(play: readonly CountedEvent[]): Map<string, PlayCell> {
  const cells = new Map<string, PlayCell>();
  const add = (at: number, measure: Measure, key: number | string = "", milliseconds = 0) => {
    const place = { day: dayAt(at), measure, key: String(key) };
    const cell = cells.get(nameOf(place)) ?? { ...place, count: 0, seconds: 0 };
    cell.count += 1;
    cell.seconds += Math.round(milliseconds / 1000);
    cells.set(nameOf(place), cell);
  };
  const events = countingEvents(play);
  const started = events.find((event) => event.kind === "started");
  const begin = started ?? events[0];
  if (!begin) return cells;
  add(begin.at, "plays");
  if (started?.language) add(begin.at, "language", started.language);
  if (started?.origin === "web") add(begin.at, "web");
  let last = started && { point: 0, at: started.at };
  for (const event of events) {
    const { at } = event;
    const point = event.point ?? 0;
    switch (event.kind) {
      case "started":
        break;
      case "pointReached":
        add(at, "points");
        add(at, "point", point);
        if (last && at >= last.at && at - last.at <= LONGEST) {
          add(at, "leg", `${last.point}-${point}`, at - last.at);
        }
        last = { point, at };
        break;
      case "challengeAnswered":
        add(at, "answers");
        add(at, event.right ? "right" : "wrong", point);
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
  return cells;
}

/** What has to be added where the cells were `before` and are `after`. */
export function changedCells(
  before: ReadonlyMap<string, PlayCell>,
  after: ReadonlyMap<string, PlayCell>,
): PlayCell[] {
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    const cell = now ?? old;
    if (!cell) return [];
    const count = (now?.count ?? 0) - (old?.count ?? 0);
    const seconds = (now?.seconds ?? 0) - (old?.seconds ?? 0);
    return [{ ...cell, count, seconds }];
  });
  return changes.filter(({ count, seconds }) => count || seconds);
}
