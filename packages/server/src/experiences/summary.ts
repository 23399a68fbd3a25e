import { personName } from "@panel/domain/person-name";
import { experiencePermissions } from "@panel/domain/experience-policies";
import { languagesOfBits } from "@panel/domain/experience/written-languages";
import { CONTENT_LANGUAGES } from "@panel/domain/languages";
import type { GymkhanaSummary } from "@panel/api-client/panel-types";
import { fileAddress } from "../storage/file-address.ts";
import type { Viewer } from "../viewer.ts";
import { listedState } from "./doors.ts";
import type { VisibleRow } from "./list-repository.ts";

/** An experience of the list, as the viewer sees it. */
export function summaryOf(
  viewer: Pick<Viewer, "id" | "role">,
  row: VisibleRow,
  now: Date,
): GymkhanaSummary {
  const written = row.languages.split(",");
  const bits = row.language_bits & (row.point_bits ?? row.language_bits);
  const languages = languagesOfBits(bits);
  const changedBy = personName(row.changer_name, row.changer_surname);
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    userCompany: row.entity,
    idUser: row.owner_id,
    version: row.version,
    points: Number(row.points),
    languages,
    incompleteLanguages: CONTENT_LANGUAGES.filter(
      (language) => written.includes(language) && !languages.includes(language),
    ),
    changedAt: row.updated_at,
    ...(changedBy ? { changedBy } : {}),
    ...(row.cover_key === null ? {} : { cover: fileAddress(row.cover_key) }),
    publication: listedState(row, now),
    may: experiencePermissions(viewer, {
      ownerId: row.owner_id,
      ownerParentId: row.owner_parent_id,
      collaboratorIds: row.collaborator_id === null ? [] : [row.collaborator_id],
      state: row.state,
    }),
  };
}
