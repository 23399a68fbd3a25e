import { randomUUID } from "node:crypto";
import type { OpenRoute, OperationTypes, VisitStep } from "@panel/api-client/visits-types";
import { fromExperienceRecord } from "@panel/domain/experience/experience-record";
import { fromPointRecord } from "@panel/domain/experience/point-record";
import * as play from "@panel/domain/play/play";
import { playRules } from "@panel/domain/play/route";

/* A visitors' app in small, for docs/visitors-app.md. Arguments: address of the server, access code of a route, visitors. */
const [server = "", code = "", visitors = "1"] = process.argv.slice(2);
const phone = randomUUID().slice(0, 18);

async function call<Data>(path: string, json?: unknown, token?: string): Promise<Data> {
  const response = await fetch(`${server}/visits${path}`, {
    headers: {
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(json === undefined ? {} : { method: "POST", body: JSON.stringify(json) }),
  });
  const answer = (await response.json()) as { success: boolean; message: string; data: Data };
  if (!answer.success) throw new Error(`${path}: ${answer.message}`);
  return answer.data;
}

const route = await call<OpenRoute>(`/route?code=${encodeURIComponent(code)}`);
const { experience: record, number } = route;
const rules = playRules({
  experience: fromExperienceRecord(record),
  points: record.mappoints.map((row) => ({ ...fromPointRecord(row, record), id: row.IdPoint })),
});
for (let visitor = 0; visitor < Number(visitors); visitor += 1) {
  const start = { code: route.code, language: "es", requestId: randomUUID(), number };
  const { token } = await call<OperationTypes["startVisit"]["data"]>("/start", start);
  const steps: VisitStep[] = [];
  const report = (step: Omit<VisitStep, "number" | "after">, after: number) =>
    steps.push({ ...step, number: steps.length + 1, after });
  let state = play.startPlay(0);
  for (let now = 0; !play.hasEnded(rules, state); now += 1) {
    const [next] = play.openPoints(rules, state, now);
    if (!next) throw new Error("No point is open, and the end is not reached");
    const position = next.position ?? undefined;
    const read = next.checkIn.by === "code" ? next.checkIn.code : undefined;
    const reached = play.reachPoint(rules, state, next.id, { now, position, code: read });
    if (!reached.state) throw new Error(`Point ${next.id}: ${reached.refusal}`);
    report(
      { kind: "reach", point: next.id, ...(position && { position }), ...(read && { code: read }) },
      now,
    );
    state = play.settleChallenge(rules, reached.state, next.id, "passed");
    if (next.challenge.kind !== "none") report({ kind: "pass", point: next.id }, now);
  }
  const played = await call<OperationTypes["addVisitSteps"]["data"]>(
    "/steps",
    { phone, steps },
    token,
  );
  const { score, prize } = played.visit;
  process.stdout.write(`score ${score}, prize ${prize}, refused ${played.refused.length}\n`);
}
