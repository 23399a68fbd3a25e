import type { Spot } from "./tile-content.ts";

/** A straight part of a line that has room for a text. */
export interface Run {
  middle: Spot;
  /** In radians, so that the text is not upside down. */
  angle: number;
}

interface RunOptions {
  /** Pixels of the tile's side. */
  side: number;
  /** Pixels that the text needs. */
  length: number;
  /** Pixels after which the text comes again. */
  again: number;
}

/** How much longer than straight the way under a text may be. */
const BENT = 1.03;

/** Parts of these lines that have room for a text, from the longest line on, the first at the middle of each. */
export function longestRuns(lines: readonly (readonly Spot[])[], options: RunOptions): Run[] {
  const joined = joinedLines(lines)
    .map((line) => ({ line, total: lengthOf(line) * options.side }))
    .filter(({ total }) => total >= options.length)
    .toSorted((a, b) => b.total - a.total);
  return joined.flatMap(({ line, total }) => {
    const count = Math.max(1, Math.floor(total / options.again));
    return Array.from({ length: count }, (_, index) =>
      runAt(line, ((index + 0.5) / count) * total, total, options),
    ).filter((run) => run !== undefined);
  });
}

/** The straight part around this many pixels from the line's start; undefined where it is bent. */
function runAt(
  line: readonly Spot[],
  around: number,
  total: number,
  { side, length }: RunOptions,
): Run | undefined {
  const start = Math.min(Math.max(0, around - length / 2), total - length);
  const from = spotAt(line, start / side);
  const to = spotAt(line, (start + length) / side);
  const [right, down] = [to[0] - from[0], to[1] - from[1]];
  if (length > Math.hypot(right, down) * side * BENT) return undefined;
  const isBackwards = right < 0;
  return {
    middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    angle: isBackwards ? Math.atan2(-down, -right) : Math.atan2(down, right),
  };
}

const distance = (a: Spot, b: Spot): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

const lengthOf = (line: readonly Spot[]): number =>
  line.reduce((sum, spot, index) => sum + distance(line[index - 1] ?? spot, spot), 0);

/** The spot after this much of the way. */
function spotAt(line: readonly Spot[], way: number): Spot {
  let left = way;
  let before = line[0] ?? [0, 0];
  for (const spot of line.slice(1)) {
    const length = distance(before, spot);
    if (length > 0 && left <= length) {
      const share = left / length;
      return [before[0] + (spot[0] - before[0]) * share, before[1] + (spot[1] - before[1]) * share];
    }
    left -= length;
    before = spot;
  }
  return before;
}

/** Lines that end where another one begins become one; at a crossing, where more of them meet, they stay as they are. */
export function joinedLines(lines: readonly (readonly Spot[])[]): (readonly Spot[])[] {
  const ends = new Map<string, number>();
  for (const line of lines)
    for (const end of [line[0], line.at(-1)])
      if (end) ends.set(String(end), (ends.get(String(end)) ?? 0) + 1);
  const isJoint = (spot: Spot) => ends.get(String(spot)) === 2;
  const open = new Set(lines.filter((line) => line.length > 1));
  const touching = (spot: Spot) =>
    [...open].find(
      (line) => String(line[0]) === String(spot) || String(line.at(-1)) === String(spot),
    );
  const extended = (line: readonly Spot[]): readonly Spot[] => {
    let whole = line;
    for (;;) {
      const end = whole.at(-1);
      const next = end && isJoint(end) ? touching(end) : undefined;
      if (!end || !next) return whole;
      open.delete(next);
      const onwards = String(next[0]) === String(end) ? next : next.toReversed();
      whole = [...whole, ...onwards.slice(1)];
    }
  };
  const joined: (readonly Spot[])[] = [];
  for (const line of lines) {
    if (!open.delete(line)) continue;
    joined.push(extended(extended(line).toReversed()));
  }
  return joined;
}
