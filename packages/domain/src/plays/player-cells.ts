import { nameOf, thingOf, type Cell, type CountedEvent, type PlayCell } from "./cells.ts";
import { playCells, playsOf } from "./play-cells.ts";
import { visitorCells, visitorOf } from "./visitor.ts";

/**
 * The cells of one player's events in one experience, by a name of each. The order of the events does not matter. It is
 * what counts; the server arrives at the same event by event, from `visitor.ts` and `play-cells.ts`.
 */
export function cellsOf(events: readonly CountedEvent[]): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const add = ({ count, seconds, ...rest }: PlayCell) => {
    const name = nameOf(rest);
    const cell = cells.get(name) ?? { ...rest, count: 0, people: 0, seconds: 0 };
    cells.set(name, { ...cell, count: cell.count + count, seconds: cell.seconds + seconds });
  };
  for (const cell of visitorCells(visitorOf(undefined, events))) add(cell);
  for (const play of playsOf(events).values()) {
    for (const cell of playCells(play).values()) add(cell);
  }
  const firsts = new Map<string, Cell>();
  for (const cell of cells.values()) {
    const first = firsts.get(thingOf(cell));
    if (!first || cell.day < first.day) firsts.set(thingOf(cell), cell);
  }
  for (const cell of firsts.values()) cell.people = 1;
  return cells;
}
