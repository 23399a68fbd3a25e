import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/* What the benchmarks of visits do as phones. */

/** In how many parts each is measured, alternately with its peer. */
export const ROUNDS = 5;

export interface Point {
  id: number;
  position: { lat: number; lon: number };
}

/** The points of a published route, as its players get them. */
export async function pointsOf(url: string, code: string): Promise<Point[]> {
  const answer = await fetch(`${url}/visits/route?code=${code}`);
  const { data } = (await answer.json()) as {
    data: {
      experience: { mappoints: { IdPoint: number; Latitude: number; Longitude: number }[] };
    };
  };
  return data.experience.mappoints.map(({ IdPoint: id, Latitude: lat, Longitude: lon }) => ({
    id,
    position: { lat, lon },
  }));
}

/** Starts a visit, and adds its token. */
export async function startVisit(url: string, code: string, tokens: string[]) {
  const json = { code, language: "es", requestId: randomUUID(), number: 1 };
  const { data, ms } = await post(url, "/visits/start", json);
  tokens.push((data as { token: string }).token);
  return { ms };
}

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

/** Sends JSON and gives the data of the answer, with what the whole took in ms. */
export function post(
  base: string,
  path: string,
  json: object,
  token?: string,
): Promise<{ data: unknown; ms: number }> {
  const body = JSON.stringify(json);
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      base + path,
      {
        method: "POST",
        agent,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => (text += part));
        answer.on("end", () => {
          const ms = performance.now() - begun;
          if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode} ${text}`));
          else resolve({ data: (JSON.parse(text) as { data: unknown }).data, ms });
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

export type Call = () => Promise<{ ms: number }>;

/**
 * Has walkers do all of some walks, each its calls one after another; gives calls a second and the 99th
 * percentile in ms.
 * @param walkers how many at once
 * @param thought pause between two calls of a walker, in ms
 */
export async function walk(walks: readonly (readonly Call[])[], walkers: number, thought = 0) {
  const times: number[] = [];
  let next = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: walkers }, async (_, walker) => {
      if (thought > 0) await pause((thought * walker) / walkers);
      for (let calls = walks[next++]; calls; calls = walks[next++]) {
        for (const call of calls) {
          times.push((await call()).ms);
          if (thought > 0) await pause(thought);
        }
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  return { perSecond: times.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

/** The steps at a point, as a phone sends them at once. @param after when, in ms since the start */
export const stepsAt = ({ id, position }: Point, place: number, after = 0) => [
  { number: 2 * place + 1, kind: "reach", point: id, after, position },
  { number: 2 * place + 2, kind: "pass", point: id, after },
];

/** In as many parts as there are rounds. */
export const inRounds = (tokens: readonly string[]) =>
  Array.from({ length: ROUNDS }, (_, round) =>
    tokens.filter((_token, index) => index % ROUNDS === round),
  );
