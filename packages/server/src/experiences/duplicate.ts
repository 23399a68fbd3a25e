import type { Experience } from "@panel/domain/experience/experience";
import { perLanguage } from "@panel/domain/languages";
import { copyName, EXPERIENCE_STATE } from "@panel/domain/experience/state";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { notFound } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import { copyUses } from "../library/uses.ts";
import { copyPoints, countPoints } from "../points/experience-points.ts";
import { requireQuota } from "../resources/quota.ts";
import { copyDrift } from "../versions/drift.ts";
import { insertExperience, randomCode } from "./access-codes.ts";
import { lockOwner, listCollaborators, replaceCollaborators } from "./repository.ts";
import { experienceOf } from "./stored.ts";

/**
 * Copies an experience that is locked: its texts, points, stories, challenges, prize, credits and
 * collaborators, for the same owner. The copy is inactive and has an access code of its own.
 * @throws Refusal when the owner's branch has no room for as many points again
 */
export async function duplicateExperience(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  original: ExperienceRow,
): Promise<ExperienceRow> {
  const mappoints = await countPoints(transaction, original.id);
  if (mappoints > 0) {
    await requireQuota(connection, transaction, original.owner_id, { mappoints });
  }
  // Nobody would inherit an experience that its owner got while being deleted.
  if (!(await lockOwner(connection, transaction, original.owner_id))) throw notFound();

  const now = new Date().toISOString();
  const row = {
    owner_id: original.owner_id,
    state: EXPERIENCE_STATE.inactive,
    version: 1,
    request_id: null,
    created_at: now,
    updated_at: now,
    changed_by: viewer.id,
    active_until: null,
  };
  const copy = await insertExperience(transaction, copied(experienceOf(original)), row, randomCode);
  if (!copy) throw new Error("A copy answers to no request");

  const ids = await copyPoints(transaction, original.id, copy.id, now);
  await copyUses(transaction, original.id, copy.id, ids);
  await copyDrift(transaction, original.id, copy.id, ids);
  const editors = await listCollaborators(transaction, original.id);
  await replaceCollaborators(
    transaction,
    copy.id,
    editors.map(({ editor_id }) => editor_id),
  );
  return copy;
}

function copied(original: Experience): Experience {
  return {
    ...original,
    openOnWeb: false,
    listed: false,
    name: perLanguage((language) => copyName(original.name[language], language)),
  };
}
