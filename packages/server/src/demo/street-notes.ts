import { randomUUID } from "node:crypto";
import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Db } from "../db/connection.ts";
import { digestOf, newSecret } from "../secrets/numbered-token.ts";
import { insertLink } from "../tryouts/links-repository.ts";
import { insertNote } from "../tryouts/notes-repository.ts";
import { daysAgo } from "./past.ts";

interface StreetNote {
  text: string;
  language: InterfaceLanguage;
  /** The place of the point in the route. */
  point: number;
  /** Minutes after the walk began. */
  after: number;
  at: readonly [lat: number, lon: number];
  isDone?: true;
}

/** What people wrote who tried the route through Madrid on their phones. */
const NOTES: readonly StreetNote[] = [
  {
    text: "La placa está tapada por una valla de obras: habría que decir que se ve también desde la otra acera.",
    language: "es",
    point: 0,
    after: 6,
    at: [40.41669, -3.70352],
    isDone: true,
  },
  {
    text: "El puzle cuesta con el sol de cara; con la pantalla al máximo va bien.",
    language: "es",
    point: 1,
    after: 17,
    at: [40.41546, -3.70731],
  },
  {
    text: "El cartell amb el codi penja massa alt per a una cadira de rodes.",
    language: "ca",
    point: 2,
    after: 26,
    at: [40.4154, -3.70889],
  },
  {
    text: "The weathercock turns on the tower itself. Lovely!",
    language: "en",
    point: 3,
    after: 34,
    at: [40.41531, -3.71041],
  },
  {
    text: "Desde el banco de la esquina se oye mejor el carillón que al pie de la estatua.",
    language: "es",
    point: 4,
    after: 49,
    at: [40.41842, -3.71226],
  },
];

const DAY = 24 * 60 * 60_000;
const [WALKED, LASTS] = [4, 14];

/** A link with which a route was tried some days ago, and what was noted on the way. */
export async function seedStreetNotes(
  db: Db,
  experienceId: number,
  pointIds: readonly number[],
): Promise<void> {
  const start = daysAgo(WALKED, 9, 20);
  // Nobody has the secret: the link tells what was, and opens nothing.
  const token_hash = digestOf(newSecret());
  await insertLink(db, {
    gymkhana_id: experienceId,
    token_hash,
    created_at: daysAgo(WALKED + 1, 15).toISOString(),
    expires_at: new Date(start.getTime() + LASTS * DAY).toISOString(),
    last_used_at: new Date(start.getTime() + DAY / 24).toISOString(),
  });
  for (const { text, language, point, after, at, isDone } of NOTES) {
    const written = new Date(start.getTime() + after * 60_000).toISOString();
    await insertNote(db, {
      gymkhana_id: experienceId,
      link_hash: token_hash,
      sent_id: randomUUID(),
      text,
      language,
      point_id: pointIds[point] ?? null,
      latitude: at[0],
      longitude: at[1],
      accuracy: 8,
      photo_id: null,
      written_at: written,
      received_at: written,
      done: isDone ? 1 : 0,
    });
  }
}
