import { setTimeout as pause } from "node:timers/promises";
import { isRankingHidden } from "@panel/domain/events/schedule";
import type {
  BoardChange,
  BoardEvent,
  EventScreen,
  HelperRight,
} from "@panel/api-client/events-types";
import { notFound, tooManyTries } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import type { PublishedRoutes } from "../visits/published-routes.ts";
import { readBoard, type Snapshot } from "./board.ts";
import { rankingRules, timesOf } from "./event-record.ts";
import type { EventNews } from "./news.ts";

/** The boards of events. */
export interface Boards {
  /** As it is now. @throws AppError not-found */
  read(eventId: number): Promise<Snapshot>;
  /** As it was some moments ago at most, unless it was told to have changed: read and computed once for all. */
  recent(eventId: number): Promise<Snapshot>;
  /**
   * Snapshots of an event whenever it may have changed, the first one at once; at most one in `pace` ms. Ends when the reader
   * is gone, the server stops, nothing is allowed any more, or after some minutes, when the caller is to show its token again.
   * @param isAllowed is asked now and then
   * @throws AppError too-many where a caller has too many streams open, or all have
   */
  follow(
    eventId: number,
    reader: { key: string; isAllowed: () => Promise<boolean>; gone: AbortSignal; pace: number },
  ): AsyncGenerator<Snapshot, void, undefined>;
}

/** Between the beginnings of two readings of a board, in ms. */
const READING = 250;
/** For so long a reading counts where nothing was told to have changed: signs of trouble come with time. */
const FRESH = 4000;
/** A stream looks for itself so often, in ms. */
const LOOKING = 5000;
/** After so long a stream ends, and is opened again, in ms. */
const LONGEST = 5 * 60_000;
/** Of this node: fewer than the connections that it may have. */
const STREAMS = 1500;
const STREAMS_OF_CALLER = 6;

interface Kept {
  snapshot: Promise<Snapshot | undefined>;
  begun: number;
  count: number;
}

export function createBoards(db: Db, routes: PublishedRoutes, news: EventNews): Boards {
  const kept = new Map<number, Kept>();
  const open = new Map<string, number>();
  let streams = 0;

  async function snapshotOf(eventId: number): Promise<Snapshot> {
    for (;;) {
      const last = kept.get(eventId);
      const age = performance.now() - (last?.begun ?? -Infinity);
      const isCurrent =
        last !== undefined &&
        last.count === news.countOf(eventId) &&
        age < (news.isWatched(eventId) ? FRESH : READING);
      if (last && (isCurrent || age < READING)) {
        const found = await last.snapshot;
        if (!found) throw notFound();
        if (isCurrent) return found;
        await pause(READING - age);
        continue;
      }
      const reading = {
        snapshot: readBoard(db, routes, eventId),
        begun: performance.now(),
        count: news.countOf(eventId),
      };
      kept.set(eventId, reading);
      reading.snapshot.catch(() => {}).finally(() => forgetLater(eventId, reading));
    }
  }

  /** What nobody asks for any more is not held. */
  function forgetLater(eventId: number, reading: Kept): void {
    setTimeout(() => {
      if (kept.get(eventId) === reading) kept.delete(eventId);
    }, FRESH).unref();
  }

  function enter(key: string): () => void {
    const own = open.get(key) ?? 0;
    if (own >= STREAMS_OF_CALLER || streams >= STREAMS) throw tooManyTries(LOOKING / 1000);
    open.set(key, own + 1);
    streams += 1;
    return () => {
      streams -= 1;
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    };
  }

  return {
    recent: snapshotOf,

    async read(eventId) {
      const snapshot = await readBoard(db, routes, eventId);
      if (!snapshot) throw notFound();
      return snapshot;
    },

    async *follow(eventId, { key, isAllowed, gone, pace }) {
      const leave = enter(key);
      const unwatch = news.watch(eventId);
      const until = performance.now() + LONGEST;
      let looked = performance.now();
      try {
        for (;;) {
          const begun = performance.now();
          const counted = news.countOf(eventId);
          yield await snapshotOf(eventId);
          await news.next(eventId, counted, LOOKING, gone);
          const rest = pace - (performance.now() - begun);
          if (rest > 0) await pause(rest);
          if (gone.aborted || news.stopping.aborted || performance.now() > until) return;
          if (performance.now() - looked < LOOKING) continue;
          looked = performance.now();
          if (!(await isAllowed())) return;
        }
      } finally {
        unwatch();
        leave();
      }
    },
  };
}

/** Something that is told of an event, by the revision at which it was so. */
export interface Told<Data> {
  id: number;
  data: Data;
}

/** A board as it changes: first all of it, then the rows that are other ones. */
export async function* boardEvents(
  snapshots: AsyncIterable<Snapshot>,
  may: readonly HelperRight[],
): AsyncGenerator<Told<BoardEvent>, void, undefined> {
  let before: Snapshot | undefined;
  for await (const snapshot of snapshots) {
    const { board } = snapshot;
    const data: BoardEvent | undefined = before
      ? changeOf(before, snapshot)
      : { type: "board", board: { ...board, may: [...may] } };
    before = snapshot;
    if (data) yield { id: board.revision, data };
  }
}

const texts = new WeakMap<object, string>();

/** Part of a snapshot as JSON, which is written once for all who read it. */
export function textOf(part: object): string {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  texts.set(part, text);
  return text;
}

/** What is another one in a board; undefined for nothing. */
function changeOf(
  { board: before }: Snapshot,
  { board: after }: Snapshot,
): BoardChange | undefined {
  const isNew = <Row extends { id: number }>(rows: readonly Row[]) => {
    const known = new Map(rows.map((row) => [row.id, row]));
    return (row: Row) => {
      const old = known.get(row.id);
      return old === undefined || textOf(old) !== textOf(row);
    };
  };
  const there = new Set(after.teams.map(({ id }) => id));
  const change = {
    teams: after.teams.filter(isNew(before.teams)),
    removed: before.teams.flatMap(({ id }) => (there.has(id) ? [] : [id])),
    points: after.points.filter(isNew(before.points)),
    actions: after.actions.filter(isNew(before.actions)),
  };
  const isOther = textOf(before.event) !== textOf(after.event);
  if (!isOther && Object.values(change).every((rows) => rows.length === 0)) return undefined;
  const { revision, now, event } = after;
  return { type: "change", revision, now, event, ...change };
}

/** What the screen of the hall shows. */
export function screenOf({ row, board, ranking }: Snapshot): EventScreen {
  const { name, state, startsAt, startedAt, endsAt, endedAt, teams } = board.event;
  const hidden = isRankingHidden(timesOf(row), rankingRules(row), Date.parse(board.now));
  return {
    name,
    state,
    startsAt: startedAt ?? startsAt,
    endsAt: endedAt ?? endsAt,
    now: board.now,
    hidden,
    teams,
    rows: hidden ? [] : [...ranking],
  };
}

/** The screen as it changes. */
export async function* screenEvents(
  snapshots: AsyncIterable<Snapshot>,
): AsyncGenerator<Told<EventScreen>, void, undefined> {
  let before = "";
  for await (const snapshot of snapshots) {
    const data = screenOf(snapshot);
    const text = JSON.stringify({ ...data, now: "" });
    if (text === before) continue;
    before = text;
    yield { id: snapshot.board.revision, data };
  }
}
