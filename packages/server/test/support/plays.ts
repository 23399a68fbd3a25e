import { randomUUID } from "node:crypto";
import type { PlayEvent } from "@panel/api-client/plays-types";
import { makeKey } from "../../src/plays/keys.ts";
import { createExperience, newPoint, type TestServer } from "./server.ts";

export type Kind = PlayEvent["kind"];

/** A key of an installation, as its owner has it: of every company, unless an admin's. */
export function newKey(
  server: TestServer,
  installation = "app",
  company = "--all",
): Promise<string> {
  return makeKey(server.running.connection, installation, company);
}

/** Switches an experience on or off. */
export async function setActive(
  server: TestServer,
  owner: string,
  idGym: number,
  isActive: boolean,
): Promise<void> {
  const form = { idGym, newSt: isActive ? 1 : 2 };
  await server.call("updateGymkhanaState", { as: server.person(owner), form });
}

/** An active experience of somebody, with some points and a key. */
export async function playedRoute(server: TestServer, count = 2, owner = "editor") {
  const as = server.person(owner);
  const id = await createExperience(server, as);
  const points: number[] = [];
  for (let index = 0; index < count; index += 1) points.push(await newPoint(server, as, id));
  await setActive(server, owner, id, true);
  return { id, points, key: await newKey(server) };
}

const MINUTE = 60_000;

/** A visitor's play, from which events are made one after the other, a minute apart. */
export class PlayedPlay {
  readonly player: string;
  readonly play = randomUUID();
  readonly experience: number;
  #at: number;

  constructor(experience: number, options: { player?: string; at?: number } = {}) {
    this.experience = experience;
    this.player = options.player ?? randomUUID();
    this.#at = options.at ?? Date.now() - 60 * MINUTE;
  }

  event(kind: Kind, more: Partial<PlayEvent> = {}): PlayEvent {
    const at = new Date(this.#at).toISOString();
    this.#at += MINUTE;
    const { experience, player, play } = this;
    return { id: randomUUID(), kind, play, player, experience, at, ...more };
  }

  started(language: "es" | "en" | "ca" = "es", gender?: "man" | "woman"): PlayEvent {
    return this.event("started", { language, ...(gender ? { gender } : {}) });
  }

  /** A whole play of some points, each with a question that is answered. */
  whole(points: readonly number[], options: { gender?: "man" | "woman"; right?: boolean } = {}) {
    return [
      this.started("es", options.gender),
      ...points.flatMap((point) => [
        this.event("pointReached", { point }),
        this.event("challengeAnswered", { point, right: options.right ?? true }),
      ]),
      this.event("completed"),
      this.event("prizeEarned"),
    ];
  }
}

/** Sends events and gives what became of each. */
export async function send(
  server: TestServer,
  token: string,
  events: readonly unknown[],
  sentAt?: string,
): Promise<string[]> {
  const json = { events, ...(sentAt ? { sentAt } : {}) };
  const { body } = await server.call("sendPlayEvents", { token, json });
  return body.data.results.map(({ result }: { result: string }) => result);
}

/** Sums of an experience over all days, by measure and key. */
export async function sums(
  server: TestServer,
  experienceId: number,
): Promise<Record<string, number>> {
  const rows = await server.db
    .selectFrom("play_sums")
    .selectAll()
    .where("gymkhana_id", "=", experienceId)
    .where("size", "=", 0)
    .execute();
  const counted = rows.filter(({ count }) => count !== 0);
  return Object.fromEntries(counted.map((row) => [`${row.measure} ${row.key}`.trim(), row.count]));
}
