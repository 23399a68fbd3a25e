import type { Route } from "@panel/domain/versions/compare";
import { hasRight } from "@panel/domain/policies";
import { pointsRestoration, wholeRestoration } from "@panel/domain/versions/restore";
import { findEditable } from "../access/editable.ts";
import { AppError } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Chatbots } from "../chatbots/service.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { usableAssets } from "../library/usable-assets.ts";
import { restoreUses } from "../library/uses.ts";
import { pointRows } from "../points/experience-points.ts";
import { writeRestored } from "../points/restore.ts";
import { pointOf } from "../points/stored.ts";
import { lockForPoints } from "../points/write.ts";
import { keepVersion, latestVersion } from "../versions/keep.ts";
import { readVersion } from "../versions/list.ts";
import { mapInTurns } from "../turns.ts";
import type { Viewer } from "../viewer.ts";
import { updateContent } from "./access-codes.ts";
import { contentOf, experienceOf } from "./stored.ts";
import { rememberExperience } from "./write.ts";

interface Parts {
  connection: Connection;
  chatbots: Pick<Chatbots, "requireSelectable">;
}

export interface VersionToRestore {
  experienceId: number;
  number: number;
  /** Deleted points to bring back; undefined for the whole version. */
  pointIds?: readonly number[] | undefined;
}

/**
 * Brings a version back, or points of it, as a new version.
 * @returns the number of the latest version then
 * @throws Refusal where points do not fit the owner's limit
 */
export async function restoreVersion(
  { connection, chatbots }: Parts,
  viewer: Viewer,
  { experienceId, number, pointIds }: VersionToRestore,
): Promise<number> {
  const { db } = connection;
  const choosable = await choosableBots(db, viewer, chatbots, experienceId, number);
  return db.transaction().execute(async (transaction) => {
    const stored = await lockForPoints(connection, transaction, viewer, experienceId);
    const latest = await latestVersion(transaction, stored);
    const { route, manifest } = await readVersion(transaction, experienceId, number);
    const now = await presentRoute(transaction, stored);
    const then = withBots(viewer, route, now, choosable);
    const { experience, ...points } = pointIds
      ? pointsRestoration(now, then, new Set(pointIds))
      : wholeRestoration(now, then);
    const highest = Math.max(0, ...manifest.points.map(({ version }) => version));
    await writeRestored(connection, transaction, viewer, stored, {
      ...points,
      // Each version of the experience has raised that of a point by one at the most.
      version: highest + latest.number - number + 1,
    });
    let row = stored;
    if (experience) {
      const usable = await usableAssets(transaction, "experience", experience, now.experience);
      row = await updateContent(transaction, stored, contentOf(usable), {
        version: stored.version + 1,
        updated_at: new Date().toISOString(),
        changed_by: viewer.id,
      });
      await restoreUses(connection, transaction, experienceId, undefined, usable);
      await rememberExperience(transaction, viewer, row);
    }
    const restored = await keepVersion(transaction, viewer, row, latest, {
      restored: number,
      isUndo: true,
    });
    if (restored !== latest.number) {
      await recordBy(transaction, viewer, {
        event: "version-restore",
        subject: `gymkhana ${experienceId}`,
        details: { version: number, points: points.added.length + points.changed.length },
      });
    }
    return restored;
  });
}

async function presentRoute(transaction: Db, row: ExperienceRow): Promise<Route> {
  const points = await pointRows(transaction, row.id);
  return {
    experience: experienceOf(row),
    points: await mapInTurns(points, (point) => ({ id: point.id, point: pointOf(point) })),
  };
}

/** The chatbots that the version has and the present does not, as far as the viewer may choose them. */
async function choosableBots(
  db: Db,
  viewer: Viewer,
  chatbots: Parts["chatbots"],
  experienceId: number,
  number: number,
): Promise<ReadonlySet<string>> {
  await findEditable(db, viewer, experienceId);
  if (!hasRight(viewer.role, "select-chatbot")) return new Set();
  const { route } = await readVersion(db, experienceId, number);
  const present = new Map((await pointRows(db, experienceId)).map((row) => [row.id, row.bot_id]));
  const wanted = route.points.flatMap(({ id, point: { chatbot } }) =>
    chatbot !== "" && present.get(id) !== chatbot ? [chatbot] : [],
  );
  const choosable = new Set<string>();
  for (const bot of new Set(wanted)) {
    if (await isSelectable(viewer, chatbots, bot)) choosable.add(bot);
  }
  return choosable;
}

async function isSelectable(viewer: Viewer, chatbots: Parts["chatbots"], bot: string) {
  try {
    await chatbots.requireSelectable(viewer, bot);
    return true;
  } catch (error) {
    if (error instanceof AppError && ["refused", "forbidden"].includes(error.kind)) return false;
    throw error;
  }
}

/** The version with the present chatbot where its own is not to be had. */
function withBots(viewer: Viewer, then: Route, now: Route, choosable: ReadonlySet<string>): Route {
  const chooses = hasRight(viewer.role, "select-chatbot");
  const present = new Map(now.points.map(({ id, point }) => [id, point.chatbot]));
  return {
    ...then,
    points: then.points.map(({ id, point }) => {
      const { chatbot } = point;
      const isOwn = chooses && (chatbot === "" || choosable.has(chatbot));
      return isOwn ? { id, point } : { id, point: { ...point, chatbot: present.get(id) ?? "" } };
    }),
  };
}
