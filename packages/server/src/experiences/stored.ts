import {
  experienceFields,
  type Experience,
  type ExperienceChanges,
} from "@panel/domain/experience/experience";
import { toExperienceRecord } from "@panel/domain/experience/experience-record";
import { experienceLanguages, languageBits } from "@panel/domain/experience/written-languages";
import { accessKey } from "@panel/domain/experience/access-code";
import { completed, emptyModel, patched } from "@panel/domain/experience/fields";
import type { ExperienceRow } from "../db/schema.ts";

/** A collaborator as the contract has it. */
export interface Collaborator {
  editor_id: number;
  name: string;
  surname: string;
}

/** The experience of a row. Its collaborators are rows of their own and are left empty here. */
export function experienceOf(row: Pick<ExperienceRow, "content">): Experience {
  return completed(experienceFields, JSON.parse(row.content));
}

/** The columns that are stored for an experience. */
export function contentOf(
  experience: Experience,
): Pick<
  ExperienceRow,
  | "content"
  | "name"
  | "cover_id"
  | "languages"
  | "language_bits"
  | "access_code"
  | "open_on_web"
  | "is_listed"
  | "opens_on"
  | "closes_on"
> {
  const { written, complete } = experienceLanguages(experience);
  return {
    content: JSON.stringify({ ...experience, collaborators: [] }),
    access_code: accessKey(experience.code) || null,
    name: experience.name.cas,
    cover_id: experience.image || null,
    languages: written.join(","),
    language_bits: languageBits(complete),
    open_on_web: experience.openOnWeb ? 1 : 0,
    is_listed: experience.listed ? 1 : 0,
    opens_on: experience.opensOn,
    closes_on: experience.closesOn,
  };
}

/** The experience after a change: what the change leaves out stays as it was. */
export function changedExperience(
  before: Experience | undefined,
  changes: ExperienceChanges,
): Experience {
  return patched(experienceFields, before ?? emptyModel(experienceFields), changes);
}

/**
 * The fields that an author may change, by the names of `GymkhanaRecord`; versions are compared
 * over these.
 */
export function ownFields(row: ExperienceRow, editors: Collaborator[]) {
  return { state: row.state, ...toExperienceRecord(experienceOf(row)), editors };
}
