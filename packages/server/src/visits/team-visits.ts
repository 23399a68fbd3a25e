import { inOrder, type TeamVisit } from "@panel/domain/events/team-step";
import type { LoggedStep } from "@panel/domain/events/team-log";
import { startPlay } from "@panel/domain/play/play";
import { newVisit } from "@panel/domain/visits/visit-step";
import type { Db } from "../db/connection.ts";
import type { VisitRow, VisitStepRow } from "../db/visits-schema.ts";
import { grouped } from "../plays/grouped.ts";
import type { Pseudonyms } from "../plays/pseudonyms.ts";
import { newVisitRow, type NewVisit } from "./new-visit.ts";
import * as repository from "./visits-repository.ts";

/* The visits that teams of events play: one a team, whatever the number of its phones. */

/** The state of a visit that is one of a team. */
export const teamStateOf = ({ state }: Pick<VisitRow, "state">): TeamVisit =>
  JSON.parse(state) as TeamVisit;

/** The visit of a team, which is made where there is none. */
export async function teamVisit(
  transaction: Db,
  pseudonyms: Pseudonyms,
  teamId: number,
  visit: Pick<NewVisit, "gymkhana_id" | "number" | "language" | "startedAt">,
): Promise<VisitRow> {
  const found = await findTeamVisit(transaction, teamId);
  if (found) return found;
  const state: TeamVisit = { ...newVisit(startPlay(0)), order: [] };
  const row = newVisitRow(pseudonyms, {
    ...visit,
    gender: null,
    anywhere: 0,
    team_id: teamId,
    requestId: `team ${teamId}`,
    state,
  });
  const made = await repository.insertVisit(transaction, row);
  const own = made ?? (await findTeamVisit(transaction, teamId));
  if (!own) throw new Error(`Team ${teamId} has no visit`);
  return own;
}

export async function findTeamVisit(db: Db, teamId: number): Promise<VisitRow | undefined> {
  const [visit] = await repository.listOfTeams(db, [teamId]);
  return visit;
}

/** The visits of some teams that have one, by team. */
export async function teamVisits(
  db: Db,
  teamIds: readonly number[],
): Promise<ReadonlyMap<number, VisitRow>> {
  const visits = await repository.listOfTeams(db, teamIds);
  return new Map(visits.flatMap((visit) => (visit.team_id ? [[visit.team_id, visit]] : [])));
}

/** The steps of each visit, as they came. */
export async function teamSteps(
  db: Db,
  visits: Iterable<VisitRow>,
): Promise<ReadonlyMap<number, VisitStepRow[]>> {
  const ids = Array.from(visits, ({ id }) => id);
  return grouped(await repository.listStepsOf(db, ids), ({ visit_id }) => visit_id);
}

/** The log of each visit, in the order in which its steps count. */
export async function teamLogs(
  db: Db,
  visits: readonly VisitRow[],
): Promise<ReadonlyMap<number, LoggedStep[]>> {
  const stored = new Map<number, Map<number, LoggedStep>>(
    visits.map(({ id }) => [id, new Map<number, LoggedStep>()]),
  );
  const rows = await repository.listStepsOf(db, [...stored.keys()]);
  for (const row of rows) stored.get(row.visit_id)?.set(row.place, loggedStep(row));
  return new Map(
    visits.map((visit) => [
      visit.id,
      inOrder(teamStateOf(visit).order, stored.get(visit.id) ?? new Map<number, LoggedStep>()),
    ]),
  );
}

const loggedStep = ({ phone, number, kind, point_id, after }: VisitStepRow): LoggedStep => ({
  phone,
  number,
  kind,
  point: point_id,
  after,
});

/** Erases the plays of some teams. What was counted of them stays. */
export async function deleteTeamVisits(transaction: Db, teamIds: readonly number[]): Promise<void> {
  await repository.deleteOfTeams(transaction, teamIds);
}
