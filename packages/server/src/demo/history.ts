import { valueAt, withValues } from "@panel/domain/experience/fields";
import type { Connection } from "../db/connection.ts";
import { createExperiences } from "../experiences/service.ts";
import { createPoints } from "../points/service.ts";
import { setName } from "../versions/repository.ts";
import type { Viewer } from "../viewer.ts";
import type { DemoRoute } from "./demo-route.ts";
import { daysAgo, sitting } from "./past.ts";
import { dateVersions, versionNumbers } from "./past-repository.ts";

const AGENTS = {
  computer: "Mozilla/5.0 (X11; Linux x86_64)",
  tablet: "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X)",
  phone: "Mozilla/5.0 (Linux; Android 15; Mobile)",
} as const;

/** A route as it was before its edits. */
export function beforeEdits(route: DemoRoute): DemoRoute {
  const edits = (route.edits ?? []).toReversed();
  const past = (point: number | undefined) =>
    edits.filter((edit) => edit.point === point).map(({ path, before }) => [path, before] as const);
  return {
    ...route,
    experience: withValues(route.experience, past(undefined)),
    points: route.points.map((point, index) => withValues(point, past(index))),
  };
}

/**
 * Makes the edits of a route, each by its author, and gives all of its versions their moments.
 * @param pointIds in the order of the route
 * @param begunAt when the route was written first
 */
export async function seedHistory(
  connection: Connection,
  { id, route, pointIds }: { id: number; route: DemoRoute; pointIds: readonly number[] },
  begunAt: Date,
  viewerOf: (email: string) => Promise<Viewer>,
): Promise<void> {
  const experiences = createExperiences(connection);
  // No edit changes the chatbot of a point.
  const points = createPoints(connection, { requireSelectable: async () => undefined });
  const first = await versionNumbers(connection.db, id);
  const written = sitting(begunAt, first.length);
  const moments = new Map(first.map((number, index) => [number, written[index] ?? ""]));
  for (const { by, at, device = "computer", point, path, name } of route.edits ?? []) {
    const viewer = { ...(await viewerOf(by)), userAgent: AGENTS[device] };
    const whole = point === undefined ? route.experience : (route.points[point] ?? {});
    const changes = withValues({}, [[path, valueAt(whole, path)]]);
    // Translations stay valid: each edit only says the same in better words.
    const more = { changes, isCorrection: true };
    if (point === undefined) await experiences.save(viewer, { id, ...more });
    else await points.update(viewer, pointIds[point] ?? 0, { experienceId: id, ...more });
    const number = (await versionNumbers(connection.db, id)).at(-1) ?? 0;
    moments.set(number, daysAgo(...at, (number * 17) % 60).toISOString());
    if (name) await setName(connection.db, id, number, name);
  }
  await dateVersions(connection.db, id, moments);
}
