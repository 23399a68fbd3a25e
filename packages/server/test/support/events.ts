import { randomUUID } from "node:crypto";
import type { EventDetails, NewEvent, NewTeams, TeamState } from "@panel/api-client/events-types";
import { settleEvents } from "../../src/events/expiry.ts";
import { playsSecret } from "../../src/plays/kept-secret.ts";
import { createPseudonyms } from "../../src/plays/pseudonyms.ts";
import type { Person, TestServer } from "./server.ts";
import { FAR, NEAR, publishedRoute, type PublishedRoute } from "./visits.ts";

const MINUTE = 60_000;

export interface TestEvent {
  id: number;
  gymId: number;
  route: PublishedRoute;
  teams: EventDetails["teams"];
}

/** An event of a published route, planned for the button, with two teams. */
export async function newEvent(
  server: TestServer,
  as: Person,
  settings: Partial<NewEvent> = {},
  teams: NewTeams = { names: ["Linces", "Nutrias"] },
  route?: PublishedRoute,
): Promise<TestEvent> {
  const own = route ?? (await publishedRoute(server, as));
  const { body } = await server.call("createEvent", {
    as,
    json: {
      gymId: own.id,
      requestId: randomUUID(),
      settings: { name: "Fiesta mayor", ...settings },
      teams,
    },
  });
  if (!body.success) throw new Error(JSON.stringify(body));
  const { event, teams: made } = body.data as EventDetails;
  return { id: event.id, gymId: own.id, route: own, teams: made };
}

export async function startEvent(server: TestServer, as: Person, event: number): Promise<void> {
  const { body } = await server.call("startEvent", { as, json: { event } });
  if (!body.success) throw new Error(JSON.stringify(body));
}

/** Has an event have begun some time ago, with the visits of its teams, so that their steps are not of the future. */
export async function begunAgo(server: TestServer, eventId: number, minutes: number) {
  const started_at = new Date(Date.now() - minutes * MINUTE).toISOString();
  await server.db.updateTable("events").set({ started_at }).where("id", "=", eventId).execute();
  await server.db
    .updateTable("visits")
    .set({ started_at })
    .where("team_id", "in", (eb) =>
      eb.selectFrom("event_teams").select("id").where("event_id", "=", eventId),
    )
    .execute();
}

/** Starts and ends the events whose time has come, as the job does. */
export async function settleAll({ running: { connection }, settings }: TestServer): Promise<void> {
  const pseudonyms = createPseudonyms(await playsSecret(connection.db, settings));
  await settleEvents({ connection, pseudonyms, news: { tell: () => {} } });
}

/** Ends all events, as an account has ten at the same time. */
export async function endAll(server: TestServer): Promise<void> {
  const ended_at = new Date().toISOString();
  await server.db.updateTable("events").set({ ended_at }).where("ended_at", "is", null).execute();
}

export interface JoinedPhone {
  token: string;
  state: TeamState;
  phone: string;
}

/** A phone that joins a team of an event. */
export async function joined(
  server: TestServer,
  event: TestEvent,
  team = 0,
  phone = "phone-001",
  fields: object = {},
): Promise<JoinedPhone> {
  const { body } = await server.call("joinTeam", {
    json: { code: event.teams[team]?.code, phone, language: "es", ...fields },
  });
  if (!body.success) throw new Error(JSON.stringify(body));
  return { ...body.data, phone };
}

export const sendSteps = (
  server: TestServer,
  { token }: Pick<JoinedPhone, "token">,
  steps: object[],
  fields: object = {},
) => server.call("addTeamSteps", { token, json: { steps, ...fields } });

export async function boardOf(server: TestServer, as: Person, event: number) {
  const { body } = await server.call("getEventBoard", { as, query: { event } });
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data;
}

/** The steps of a whole walk of the route of an event, minutes after the start. */
export const walkAt = ({ route: { points } }: TestEvent, minutes: readonly number[]) => {
  const [first, second, last] = points;
  const after = (index: number) => (minutes[index] ?? 0) * MINUTE;
  return [
    { number: 1, kind: "reach", point: first, after: after(0), position: NEAR },
    { number: 2, kind: "reach", point: second, after: after(1), position: FAR },
    { number: 3, kind: "reach", point: last, after: after(2), code: "FUENTE7" },
  ];
};
