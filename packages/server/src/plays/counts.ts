import type { Measure } from "@panel/domain/plays/cells";
import { disclosableSpans, type Group } from "@panel/domain/plays/disclosure";
import { blocksBetween, type Block } from "@panel/domain/plays/days";
import { SPANS, spanOf } from "@panel/domain/plays/periods";
import type { Sum } from "./statistics-repository.ts";

/** What was counted of one thing in a span of time. */
export interface Count extends Group {
  readonly seconds: number;
}

/** What was counted of one thing in a period, and what of it may be shown. */
export interface PeriodCount extends Count {
  readonly shown: boolean;
  /** In the period before; undefined where there is none, or it may not be shown. */
  readonly before: Count | undefined;
}

/** Everything that was counted of an experience, seen from one period. */
export interface Counts {
  of(measure: Measure, key?: string | number): PeriodCount;
  /** The keys of a measure, each with its count. */
  all(measure: Measure): [key: string, count: PeriodCount][];
}

const NOTHING: Count = { count: 0, people: 0, seconds: 0 };

/** The blocks of days from one span to the next, as far as spans are finite. */
function rings(today: number): Block[][] {
  return SPANS.slice(0, -1).map((days, index) =>
    blocksBetween(today - days + 1, today - (SPANS[index - 1] ?? 0)),
  );
}

/** The blocks of days that a period's counts need besides those of all days. */
export function blocksOf(period: number, today: number): Block[] {
  return period === 0 ? [] : rings(today).flat();
}

/**
 * @param totals sums of all days
 * @param sums those of `blocksOf` the period
 */
export function countsOf(
  period: number,
  today: number,
  totals: readonly Sum[],
  sums: readonly Sum[],
): Counts {
  const ringOf = new Map(
    rings(today).flatMap((blocks, ring) =>
      blocks.map(({ size, start }) => [`${size} ${start}`, ring] as const),
    ),
  );
  const cells = new Map<string, { measure: Measure; key: string; spans: Count[] }>();
  const spansOf = ({ measure, key }: Sum) => {
    const name = `${measure} ${key}`;
    const cell = cells.get(name) ?? { measure, key, spans: SPANS.map(() => NOTHING) };
    cells.set(name, cell);
    return cell.spans;
  };
  for (const sum of totals) spansOf(sum)[SPANS.length - 1] = sum;
  for (const sum of sums) {
    const ring = ringOf.get(`${sum.size} ${sum.start}`) ?? 0;
    const spans = spansOf(sum);
    // What happened in a ring happened in each span from there on but the one of all time, which is whole already.
    for (let index = ring; index < SPANS.length - 1; index += 1) {
      const { count, people, seconds } = spans[index] ?? NOTHING;
      spans[index] = {
        count: count + sum.count,
        people: people + sum.people,
        seconds: seconds + sum.seconds,
      };
    }
  }
  const [own, both] = [spanOf(period), period === 0 ? -1 : spanOf(2 * period)];
  const seen = (spans: readonly Count[]): PeriodCount => {
    // For all time the others were not read.
    const shown = disclosableSpans(period === 0 ? spans.slice(-1) : spans);
    const [now, twice] = [spans[own] ?? NOTHING, spans[both]];
    const isShown = period === 0 ? shown[0] === true : shown[own] === true;
    const before =
      twice && isShown && shown[both]
        ? {
            count: twice.count - now.count,
            people: twice.people - now.people,
            seconds: twice.seconds - now.seconds,
          }
        : undefined;
    return { count: now.count, people: now.people, seconds: now.seconds, shown: isShown, before };
  };
  const none = SPANS.map(() => NOTHING);
  return {
    of: (measure, key = "") => seen(cells.get(`${measure} ${key}`)?.spans ?? none),
    all: (measure) =>
      [...cells.values()]
        .filter((cell) => cell.measure === measure)
        .map(({ key, spans }) => [key, seen(spans)]),
  };
}
