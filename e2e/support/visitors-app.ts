import { randomUUID } from "node:crypto";
import type { PanelServer } from "./server.ts";

const MINUTE = 60_000;

/** What some visitors do at each of the points, in their order, before they go or are done. */
export interface Visits {
  experience: number;
  visitors: number;
  points: readonly number[];
  gender: "man" | "woman";
  right: boolean;
  completes: boolean;
}

/** The visitors' app as it reports plays: with a key of its own and over HTTP. */
export class VisitorsApp {
  readonly #server: PanelServer;
  #key: Promise<string> | undefined;

  constructor(server: PanelServer) {
    this.#server = server;
  }

  /** Reports visits that began two hours ago, a minute from one event to the next. */
  async report(visits: Visits): Promise<string[]> {
    const events = Array.from({ length: visits.visitors }, () => eventsOf(visits)).flat();
    this.#key ??= this.#server.command("make-play-key", "e2e", "--all");
    const response = await fetch(`${this.#server.url}/plays/events`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${await this.#key}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ events, sentAt: new Date().toISOString() }),
    });
    const { data } = (await response.json()) as { data: { results: { result: string }[] } };
    return data.results.map(({ result }) => result);
  }
}

function eventsOf({ experience, points, gender, right, completes }: Visits): object[] {
  const [play, player] = [randomUUID(), randomUUID()];
  let at = Date.now() - 120 * MINUTE;
  const event = (kind: string, more: object = {}) => {
    at += MINUTE;
    const time = new Date(at).toISOString();
    return { id: randomUUID(), kind, play, player, experience, at: time, ...more };
  };
  return [
    event("started", { language: "es", gender }),
    ...points.flatMap((point) => [
      event("pointReached", { point }),
      event("challengeAnswered", { point, right }),
    ]),
    ...(completes ? [event("completed"), event("prizeEarned")] : []),
  ];
}
