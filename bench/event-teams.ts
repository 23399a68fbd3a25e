import { setTimeout as pause } from "node:timers/promises";
import { post, stepsAt, type Point } from "./visit-walks.ts";

/* What the phones of an event do in its benchmark: each team reaches its points at times that are planned beforehand. */

export interface Team {
  id: number;
  code: string;
}

export interface Phone {
  team: Team;
  name: string;
  token: string;
  /** Steps are numbered by each phone. */
  sent: number;
}

export interface Plan {
  /** For how long an event goes on, in ms. */
  length: number;
  /** For how long some phones have no network in its middle, in ms. */
  cut: number;
  points: readonly Point[];
}

/** Of the length: nobody is at the last point later, so that everything is sent before the end. */
const WALKED = 0.95;
/** How far the paces of teams lie apart, and how often a phone tries again, in ms. */
const PACES = 0.1;
const AGAIN = 1000;
/** Odd, so that the order in which teams finish is not that of their numbers. */
const STRIDE = 37;

/** When a team reaches a point, in ms since the start; no two teams finish at the same time. */
export function plannedAt({ length, points }: Plan, team: number, teams: number, place: number) {
  const rank = ((team * STRIDE) % teams) / teams;
  return Math.round(
    ((length * WALKED) / points.length) * (place + 0.5 + 0.5 * rank) * (1 - PACES + PACES * rank),
  );
}

/** The teams by their places in the ranking, where all of them reach all points as planned. */
export function plannedRanking(plan: Plan, teams: readonly Team[]): number[] {
  const finish = (index: number) => plannedAt(plan, index, teams.length, plan.points.length - 1);
  return teams
    .map(({ id }, index) => ({ id, at: finish(index) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ id }) => id);
}

/** What the phones have sent, and what it took. */
export interface Sent {
  /** When the last call with the step at a point was sent, by team and point. */
  at: Map<string, number>;
  /** What the server has answered for. */
  stored: Set<string>;
  times: number[];
  /** Why steps do not count. One whose answer was lost is sent again, and done already. */
  refused: string[];
}

export interface Walkers {
  url: string;
  teams: readonly Team[];
  phones: readonly Phone[];
  plan: Plan;
  /** When the event began, as `performance.now()` has it. */
  begun: number;
  sent: Sent;
}

/** Two phones of a team take turns at the points; the others walk alone, and half of those lose the network for a while. */
export async function walkEvent(walkers: Walkers): Promise<void> {
  await Promise.all(walkers.phones.map((_, index) => walkPhone(walkers, index)));
}

async function walkPhone(walkers: Walkers, index: number): Promise<void> {
  const { teams, phones, plan, begun, sent } = walkers;
  const phone = phones[index];
  if (!phone) return;
  const isShared = phones.some((other) => other !== phone && other.team === phone.team);
  const isSecond = index >= teams.length;
  const isCut = !isShared && index % 2 === 0;
  const from = (plan.length - plan.cut) / 2;
  const waiting: { point: Point; place: number; after: number }[] = [];
  for (const [place, point] of plan.points.entries()) {
    if (isShared && (place % 2 === 1) !== isSecond) continue;
    const after = plannedAt(plan, teams.indexOf(phone.team), teams.length, place);
    await pause(Math.max(0, begun + after - performance.now()));
    // The point before opens this one: it may be the other phone's, and still on its way.
    const before = place > 0 && isShared && keyOf(phone.team.id, plan.points[place - 1]?.id);
    if (before) while (!sent.stored.has(before)) await pause(AGAIN / 10);
    waiting.push({ point, place, after });
    const elapsed = performance.now() - begun;
    if (isCut && elapsed > from && elapsed < from + plan.cut) continue;
    await send(walkers, phone, waiting.splice(0));
  }
  if (waiting.length === 0) return;
  await pause(Math.max(0, begun + from + plan.cut - performance.now()));
  await send(walkers, phone, waiting);
}

/** Of a team and a point, by their ids. */
export const keyOf = (team: number, point: number | undefined): string => `${team} ${point}`;

/** Sends steps until the server has taken them, as the player does. */
async function send(
  { url, begun, sent }: Walkers,
  phone: Phone,
  reached: readonly { point: Point; place: number; after: number }[],
): Promise<void> {
  // The route has no challenges to pass.
  const steps = reached
    .flatMap(({ point, place, after }) => stepsAt(point, place, after).slice(0, 1))
    .map((step) => ({ ...step, number: (phone.sent += 1) }));
  for (;;) {
    const at = performance.now();
    for (const { point } of reached) sent.at.set(keyOf(phone.team.id, point.id), at);
    const json = { steps, sentAfter: Math.round(at - begun) };
    const answer = await post(url, "/events/team/steps", json, phone.token).catch(() => undefined);
    if (answer) {
      const { refused } = answer.data as { refused: { why: string }[] };
      sent.refused.push(...refused.flatMap(({ why }) => (why === "doneAlready" ? [] : why)));
      for (const { point } of reached) sent.stored.add(keyOf(phone.team.id, point.id));
      sent.times.push(answer.ms);
      return;
    }
    await pause(AGAIN);
  }
}
