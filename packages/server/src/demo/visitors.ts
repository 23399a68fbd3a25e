import { seededRandom, simulateVisit } from "@panel/domain/play/simulation";
import { playRules, type Route } from "@panel/domain/play/route";
import { chunks } from "../db/chunks.ts";
import type { Plays } from "../plays/service.ts";

const DAY = 24 * 60 * 60_000;
const HOUR = DAY / 24;
/** Days on which there were visitors, unless told. */
const DAYS = 28;
const EVENTS_AT_ONCE = 500;

interface VisitorsOf {
  visitors: number;
  seed: number;
  /** So many days ago was the last day with visitors. @default 1 */
  until?: number;
  /** On so many days before there were some. */
  days?: number;
}

/**
 * Visitors of the past weeks, by the rules of play, the same for the same seed but for the day. They are reported as the
 * visitors' app reports them.
 */
export async function seedVisitors(
  plays: Plays,
  id: number,
  route: Route,
  { visitors, seed, until = 1, days = DAYS }: VisitorsOf,
): Promise<void> {
  const random = seededRandom(seed);
  const rules = playRules(route);
  const midnight = Math.floor(Date.now() / DAY) * DAY;
  const events = Array.from({ length: visitors }, (_, visitor) => {
    // More of them lately, and in the morning and the afternoon.
    const daysAgo = until + Math.min(random(days), random(days));
    const hour = random(3) === 0 ? 8 + random(3) : 14 + random(4);
    const startedAt = midnight - daysAgo * DAY + hour * HOUR + random(HOUR);
    const name = `demo-${seed}-${visitor}`;
    return simulateVisit(rules, random, startedAt).map((event, index) => ({
      ...event,
      at: new Date(event.at).toISOString(),
      id: `${name}-${index}`.padEnd(12, "."),
      play: name.padEnd(12, "."),
      player: name.padEnd(12, "."),
      experience: id,
    }));
  }).flat();
  for (const some of chunks(events, EVENTS_AT_ONCE)) {
    const results = await plays.take({ installation: "demo", adminId: null, events: some });
    const strange = results.find(({ result }) => !COUNTED.has(result));
    if (strange) throw new Error(`A visitor of the demo is not counted: ${strange.result}`);
  }
}

const COUNTED: ReadonlySet<string> = new Set(["accepted", "late", "repeated"]);
