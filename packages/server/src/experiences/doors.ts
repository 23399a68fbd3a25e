import {
  publicationState,
  type Doors,
  type PublicationState,
} from "@panel/domain/visits/publication";
import type { ExperienceRow } from "../db/schema.ts";

type DoorColumns = Pick<
  ExperienceRow,
  "state" | "open_on_web" | "opens_on" | "closes_on" | "published_number" | "time_zone"
>;

/** What opens an experience to visitors. */
export const doorsOf = (row: DoorColumns): Doors => ({
  state: row.state,
  openOnWeb: row.open_on_web === 1,
  opensOn: row.opens_on,
  closesOn: row.closes_on,
  isPublished: row.published_number !== null,
  timeZone: row.time_zone,
});

/** What the list of experiences tells of one. */
export function listedState(
  row: DoorColumns & Pick<ExperienceRow, "updated_at" | "published_state">,
  now: Date,
): PublicationState {
  return publicationState(doorsOf(row), row.updated_at !== row.published_state, now);
}
