import { sql } from "kysely";
import type { Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "008-one-model";

/*
 * Experiences and points were stored by the names of the contract's forms, and are stored in the
 * shape of the model from here on. The names and paths are written out as they were on that day.
 */

type Content = Record<string, unknown>;

const EXPERIENCE_TEXTS = {
  gymName: "name",
  gymDescription: "description",
  gymSlogan: "slogan",
  gymCredits: "credits.text",
  gymCreditsImg: "credits.image",
  storyText: "story.text",
  storyImg: "story.image",
  storySound: "story.audio",
  prizeName: "prize.name",
  prizeDescription: "prize.description",
  prizeImg: "prize.image",
} as const;

const EXPERIENCE_FIELDS = {
  gymModelId: "image",
  gymCity: "city",
  gymCode: "code",
  gymLang: "language",
  gymType: "type",
  requiresRegister: "requiresRegister",
  gymPrivate: "geolocated",
  manualGeo: "freeMovement",
  repeatGym: "repeat",
  prizeRaffle: "prize.delivery",
  prizeScore: "prize.score",
  prizeIniDay: "prize.pickup.firstDay",
  prizeEndDay: "prize.pickup.lastDay",
  prizeAmStart: "prize.pickup.morningStart",
  prizeAmEnd: "prize.pickup.morningEnd",
  prizePmStart: "prize.pickup.afternoonStart",
  prizePmEnd: "prize.pickup.afternoonEnd",
  prizeLocation: "prize.pickup.address",
  prizeLotteryDate: "prize.lotteryDay",
} as const;

const POINT_TEXTS = {
  mappointName: "name",
  storyTitle: "story.title",
  storyText: "story.text",
  storyImg: "story.image",
  storySound: "story.audio",
  challengeDesc: "model.title",
  question: "challenge.question.question",
  answerCorrect: "challenge.question.answerCorrect",
  answerIncorrect1: "challenge.question.answerIncorrect1",
  answerIncorrect2: "challenge.question.answerIncorrect2",
  puzzleDescription: "challenge.puzzle.description",
  words: "challenge.wordSearch.words",
  wordsDescription: "challenge.wordSearch.description",
} as const;

const POINT_FIELDS = {
  location: "address.location",
  streetName: "address.streetName",
  streetNumber: "address.streetNumber",
  city: "address.city",
  postcode: "address.postcode",
  country: "address.country",
  lifetime: "duration",
  flagAnim: "model.animation",
  chatbotId: "chatbot",
  challengeModelId: "model.asset",
  challengeType: "challenge.kind",
  scoreCorrect: "challenge.question.scoreCorrect",
  scoreIncorrect: "challenge.question.scoreIncorrect",
  puzzleImg: "challenge.puzzle.image",
  puzzleSize: "challenge.puzzle.size",
  puzzleScore: "challenge.puzzle.score",
  wordsScore: "challenge.wordSearch.score",
  pointsScore: "challenge.points.score",
} as const;

const VALUES: Record<string, Record<string, unknown>> = {
  requiresRegister: { 0: false, 1: true },
  gymPrivate: { 2: false, 3: true },
  manualGeo: { 0: false, 1: true },
  repeatGym: { 0: false, 1: true },
  prizeRaffle: { 0: "prize", 1: "lottery" },
  flagAnim: { 0: "waiting", 1: "automatic", 2: "none" },
  chatbotId: { null: "" },
  challengeType: {
    espera: "none",
    multi_respuesta: "question",
    puzzle_imagen: "puzzle",
    sopa_letras: "wordSearch",
    puntos: "points",
  },
};

const SUFFIXES = { cas: "", cat: "Cat", eng: "Eng" } as const;

function put(model: Content, path: string, value: unknown): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  let group = model;
  for (const each of names) group = (group[each] ??= {}) as Content;
  group[last] = value;
}

/** The path of a value that had this name; the name itself where it had none. */
function pathOf(texts: Record<string, string>, fields: Record<string, string>, old: string) {
  for (const [language, suffix] of Object.entries(SUFFIXES).toReversed()) {
    if (suffix !== "" && !old.endsWith(suffix)) continue;
    const path = texts[old.slice(0, old.length - suffix.length)];
    if (path) return `${path}.${language}`;
  }
  return fields[old] ?? old;
}

function moved(
  old: Content,
  texts: Record<string, string>,
  fields: Record<string, string>,
): Content {
  const model: Content = {};
  for (const [from, to] of Object.entries(texts)) {
    for (const [language, suffix] of Object.entries(SUFFIXES)) {
      const value = old[`${from}${suffix}`];
      if (value === undefined) continue;
      const words = from === "words" ? (value as string).split(" ").filter(Boolean) : value;
      put(model, `${to}.${language}`, words);
    }
  }
  for (const [from, to] of Object.entries(fields)) {
    const value = old[from];
    if (value === undefined) continue;
    const values = VALUES[from] ?? {};
    put(model, to, Object.hasOwn(values, value as string) ? values[value as string] : value);
  }
  return model;
}

/** A place that was never chosen was stored as zeros, or as nothing. */
function place(lat: unknown, lon: unknown): unknown {
  const set = typeof lat === "number" && typeof lon === "number" && (lat !== 0 || lon !== 0);
  return set ? { lat, lon } : null;
}

function experience(old: Content): Content {
  const model = moved(old, EXPERIENCE_TEXTS, EXPERIENCE_FIELDS);
  const named = typeof old["prizeName"] === "string" && old["prizeName"] !== "";
  // Without a word of it, there was a prize where it had a name.
  put(model, "prize.enabled", old["prizeEnabled"] == null ? named : old["prizeEnabled"] === 1);
  put(model, "prize.pickup.place", place(old["prizeLatitude"], old["prizeLongitude"]));
  return model;
}

function point(old: Content): Content {
  const model = moved(old, POINT_TEXTS, POINT_FIELDS);
  put(model, "position", place(old["latitude"], old["longitude"]));
  put(model, "isFinal", old["isFinal"] === 1 || old["Qtype"] === "end");
  return model;
}

const converted = (content: unknown, convert: (old: Content) => Content) =>
  JSON.stringify(convert(JSON.parse(String(content)) as Content));

/** A row of an archive that was made before this step. */
export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  if (table === "gymkhanas") return { ...row, content: converted(row["content"], experience) };
  if (table === "map_points") return { ...row, content: converted(row["content"], point) };
  if (table !== "asset_uses") return row;
  const field =
    row["point_id"] === null
      ? pathOf(EXPERIENCE_TEXTS, EXPERIENCE_FIELDS, String(row["field"]))
      : pathOf(POINT_TEXTS, POINT_FIELDS, String(row["field"]));
  return { ...row, field };
}

const BATCH = 500;

export async function up(db: Db): Promise<void> {
  for (const [table, column] of [
    ["gymkhanas", "content"],
    ["map_points", "content"],
    ["asset_uses", "field"],
  ] as const) {
    for (let last = 0; ;) {
      const { rows } = await sql<ArchivedRow & { id: number }>`select * from ${sql.table(table)}
        where id > ${last} order by id limit ${sql.lit(BATCH)}`.execute(db);
      for (const row of rows) {
        const { [column]: value } = upgradeRow(table, row);
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
          where id = ${row.id}`.execute(db);
      }
      const end = rows.at(-1);
      if (!end) break;
      last = end.id;
    }
  }
}
