import { randomUUID } from "node:crypto";
import type { EventResult, PlayEvent } from "@panel/api-client/plays-types";
import type { TryRoute } from "@panel/api-client/tryouts-types";
import { fromExperienceRecord } from "@panel/domain/experience/experience-record";
import { fromPointRecord } from "@panel/domain/experience/point-record";
import * as play from "@panel/domain/play/play";
import { playRules } from "@panel/domain/play/route";

/*
 * A visitors' app in small, for docs/visitors-app.md: visitors walk a route to its end, pass everything, and are reported.
 * Arguments: the server's address, the token of a trial link, a key for plays, and how many visitors.
 */
const [server = "", link = "", key = "", visitors = "1"] = process.argv.slice(2);
const MINUTE = 60_000;
async function call<Data>(path: string, token: string, json?: unknown): Promise<Data> {
  const response = await fetch(server + path, {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(json === undefined ? {} : { method: "POST", body: JSON.stringify(json) }),
  });
  const answer = (await response.json()) as { success: boolean; message: string; data: Data };
  if (!answer.success) throw new Error(`${path}: ${answer.message}`);
  return answer.data;
}

const { experience: record } = await call<TryRoute>("/tryouts/route", link);
const rules = playRules({
  experience: fromExperienceRecord(record),
  points: record.mappoints.map((row) => ({ ...fromPointRecord(row, record), id: row.IdPoint })),
});
for (let visitor = 0; visitor < Number(visitors); visitor += 1) {
  const ids = { play: randomUUID(), player: randomUUID(), experience: record.id };
  const events: PlayEvent[] = [];
  let now = Date.now() - 120 * MINUTE;
  const report = (kind: PlayEvent["kind"], more: Partial<PlayEvent> = {}) =>
    events.push({ id: randomUUID(), kind, ...ids, at: new Date(now).toISOString(), ...more });

  let state = play.startPlay(now);
  report("started", { language: "es" });
  while (!play.hasEnded(rules, state)) {
    now += MINUTE;
    const [next] = play.openPoints(rules, state, now);
    if (!next) throw new Error("No point is open, and the end is not reached");
    const { id: point, challenge, checkIn } = next;
    const arrival = { now, position: next.position ?? undefined, code: checkIn.code };
    const reached = play.reachPoint(rules, state, point, arrival);
    if (!reached.state) throw new Error(`Point ${point}: ${reached.refusal}`);
    report("pointReached", { point });
    now += MINUTE;
    state = play.settleChallenge(rules, reached.state, point, "passed");
    if (challenge.kind === "question") report("challengeAnswered", { point, right: true });
    else if (challenge.kind !== "none") report("minigamePlayed", { point });
    report("mainPointCompleted", { point });
  }
  report("completed");
  const earned = play.hasEarnedPrize(rules, state);
  if (earned) report("prizeEarned");
  const { results } = await call<{ results: EventResult[] }>("/plays/events", key, { events });
  const told = new Set(results.map(({ result }) => result));
  process.stdout.write(`score ${state.score}, prize ${earned}, events ${[...told].join()}\n`);
}
