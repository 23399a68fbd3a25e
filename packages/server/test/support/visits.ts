import { randomUUID } from "node:crypto";
import type { OpenRoute, VisitStep } from "@panel/api-client/visits-types";
import { fromExperienceRecord } from "@panel/domain/experience/experience-record";
import { fromPointRecord } from "@panel/domain/experience/point-record";
import {
  hasEnded,
  openPoints,
  reachPoint,
  settleChallenge,
  startPlay,
} from "@panel/domain/play/play";
import { playRules } from "@panel/domain/play/route";
import { playsSecret } from "../../src/plays/kept-secret.ts";
import { createPseudonyms } from "../../src/plays/pseudonyms.ts";
import { createUsdzAddresses } from "../../src/library/usdz/usdz-address.ts";
import { countVisits } from "../../src/visits/counting.ts";
import { createPublishedRoutes, type PublishedRoutes } from "../../src/visits/published-routes.ts";
import { createExperience, newPoint, type Form, type Person, type TestServer } from "./server.ts";

/** Published routes as the server reads them. */
export const publishedRoutes = ({ running, settings }: TestServer): PublishedRoutes =>
  createPublishedRoutes(
    running.connection.db,
    async () => [],
    createUsdzAddresses(settings.tokenSecrets),
  );

/** Counts what visits have done, as the job does. */
export async function countAll(server: TestServer): Promise<void> {
  const { connection } = server.running;
  const pseudonyms = createPseudonyms(await playsSecret(connection.db, server.settings));
  const routes = publishedRoutes(server);
  const due = { count_at: new Date(0).toISOString() };
  await connection.db.updateTable("visits").set(due).where("count_at", "is not", null).execute();
  await countVisits(connection, routes, pseudonyms);
}

export const PHONE = "phone-001";
export const NEAR = { lat: 40.4, lon: -3.7 };
/** Some 1,100 m to the north. */
export const FAR = { lat: 40.41, lon: -3.7 };

export interface PublishedRoute {
  id: number;
  code: string;
  /** Near, then far, then the final one, which has a code. */
  points: [number, number, number];
}

/** A published route with a prize for whoever ends it: two points by position, the last by its code. */
export async function publishedRoute(
  server: TestServer,
  as: Person,
  fields: Form = {},
): Promise<PublishedRoute> {
  const code = newRouteCode();
  const id = await createExperience(server, as, {
    gymCode: code,
    gymPrivate: 3,
    openOnWeb: 1,
    prizeEnabled: 1,
    prizeName: "Camiseta",
    prizeRaffle: 0,
    prizeScore: 0,
    ...fields,
  });
  const first = await newPoint(server, as, id, place(NEAR));
  const second = await newPoint(server, as, id, place(FAR));
  const last = await newPoint(server, as, id, {
    ...place(FAR),
    isFinal: 1,
    checkInBy: "code",
    checkInCode: "FUENTE7",
  });
  await server.call("updateGymkhanaState", { as, form: { idGym: id, newSt: 1 } });
  await publish(server, as, id);
  return { id, code, points: [first, second, last] };
}

export const place = ({ lat, lon }: typeof NEAR): Form => ({ latitude: lat, longitude: lon });

let made = 0;
/** A code that no other route of the test file has, in letters that look like no other. */
function newRouteCode(): string {
  made += 1;
  return `RT${String(2000 + made)}`;
}

export async function publish(server: TestServer, as: Person, gymId: number, number?: number) {
  const { body } = await server.call("publishGymkhana", {
    as,
    json: { gymId, ...(number === undefined ? {} : { number }) },
  });
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data;
}

export async function publicationOf(server: TestServer, as: Person, gymId: number) {
  const { body } = await server.call("getPublication", { as, query: { gymId } });
  return body.data;
}

export const startOf = (code: string, fields: object = {}) => ({
  code,
  language: "es",
  requestId: randomUUID(),
  ...fields,
});

/** A new visit: its token and how it begins. */
export async function newVisit(server: TestServer, code: string, fields: object = {}) {
  const { body, headers } = await server.call("startVisit", { json: startOf(code, fields) });
  if (!body.success) throw new Error(JSON.stringify(body));
  return { ...body.data, cookies: headers.getSetCookie() };
}

/** Has a visit have begun some time ago, so that its steps are not of the future. */
export async function begunAgo(server: TestServer, token: string, minutes: number): Promise<void> {
  await server.db
    .updateTable("visits")
    .set({ started_at: new Date(Date.now() - minutes * 60_000).toISOString() })
    .where("id", "=", Number(token.split(".")[1]))
    .execute();
}

const MINUTE = 60_000;

/** The steps of a whole walk of `publishedRoute`. */
export const walkOf = ({ points: [first, second, last] }: PublishedRoute) => [
  { number: 1, kind: "reach", point: first, after: MINUTE, position: NEAR },
  { number: 2, kind: "reach", point: second, after: 20 * MINUTE, position: FAR },
  { number: 3, kind: "reach", point: last, after: 25 * MINUTE, code: "fuente7 " },
];

export async function send(server: TestServer, token: string, steps: object[], phone = PHONE) {
  return server.call("addVisitSteps", { token, json: { phone, steps } });
}

/** The steps of a visitor who goes to all points that open, in order, and passes everything. */
export function wholeWalk({ experience: record }: OpenRoute): VisitStep[] {
  const rules = playRules({
    experience: fromExperienceRecord(record),
    points: record.mappoints.map((row) => ({ ...fromPointRecord(row, record), id: row.IdPoint })),
  });
  const steps: VisitStep[] = [];
  const add = (step: Omit<VisitStep, "number" | "after">) =>
    steps.push({ number: steps.length + 1, after: 0, ...step });
  let state = startPlay(0);
  for (;;) {
    const [next] = openPoints(rules, state, 0);
    if (!next || hasEnded(rules, state)) return steps;
    const position = next.position ?? undefined;
    const code = next.checkIn.by === "code" ? next.checkIn.code : undefined;
    const reached = reachPoint(rules, state, next.id, { now: 0, position, code });
    if (!reached.state) throw new Error(`Point ${next.id}: ${reached.refusal}`);
    add({ kind: "reach", point: next.id, ...(position && { position }), ...(code && { code }) });
    state = settleChallenge(rules, reached.state, next.id, "passed");
    if (next.challenge.kind !== "none") add({ kind: "pass", point: next.id });
  }
}
