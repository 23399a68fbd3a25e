import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { completed, toFormModel } from "@panel/domain/experience/fields";
import { pointWire } from "@panel/domain/experience/wire";
import type { Route } from "@panel/domain/versions/compare";
import { versionNotes } from "@panel/domain/versions/notes";

/* For bench/versions.ts: what needs the model. */

const [, , command = "", value = ""] = process.argv;

/** Writes the Spanish text where one of the other languages is blank. */
function inAllLanguages(given: unknown): unknown {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
  const made = Object.fromEntries(
    Object.entries(given).map(([name, inner]) => [name, inAllLanguages(inner)]),
  );
  const { cas, cat, eng } = made;
  return typeof cas === "string"
    ? { cas, cat: cat === "" ? cas : cat, eng: eng === "" ? cas : eng }
    : made;
}

/** Translates the points of the newest experience; tells its id, and what the panel sends of each point. */
function translate(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, "panel.sqlite"));
  const gymId = Number(database.prepare("select max(id) as id from gymkhanas").get()?.["id"]);
  const rows = database
    .prepare("select id, content from map_points where gymkhana_id = ? order by position")
    .all(gymId);
  const update = database.prepare("update map_points set content = ? where id = ?");
  const points = rows.map((row) => {
    const point = completed(pointFields, inAllLanguages(JSON.parse(String(row["content"]))));
    update.run(JSON.stringify(point), Number(row["id"]));
    return { id: Number(row["id"]), form: pointWire.toForm(toFormModel(pointFields, point)) };
  });
  database.close();
  return { gymId, points };
}

/** Milliseconds that it takes to compare two answers of `getGymkhanaVersion`. */
function compare(file: string): number {
  const text = readFileSync(file, "utf8");
  const times: number[] = [];
  for (let run = 0; run < 20; run += 1) {
    const before = performance.now();
    const [one, other] = (JSON.parse(text) as Route[]).map(({ experience, points }): Route => ({
      experience: completed(experienceFields, experience),
      points: points.map(({ id, point }) => ({ id, point: completed(pointFields, point) })),
    }));
    if (one && other) versionNotes(one, other);
    times.push(performance.now() - before);
  }
  return times.toSorted((a, b) => a - b)[5] ?? NaN;
}

process.stdout.write(JSON.stringify(command === "translate" ? translate(value) : compare(value)));
