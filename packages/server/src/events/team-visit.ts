import { begunAt, overAt } from "@panel/domain/events/schedule";
import { LATE_MS } from "@panel/domain/events/team-step";
import type { InterfaceLanguage } from "@panel/domain/languages";
import type { VisitRow } from "../db/visits-schema.ts";
import { findTeamVisit, teamVisit } from "../visits/team-visits.ts";
import { begin, type BeginParts } from "./begin.ts";
import { timesOf, type CountedEvent } from "./event-record.ts";
import { noteChange } from "./events-repository.ts";
import { lockTeam } from "./teams-repository.ts";

export type VisitParts = BeginParts;

/**
 * The visit of a team: it begins with the event, or once somebody asks for it. Undefined before the start, and where the team
 * has not played until some minutes after the end.
 */
export async function ensureVisit(
  parts: VisitParts,
  event: CountedEvent,
  teamId: number,
  language: InterfaceLanguage,
): Promise<VisitRow | undefined> {
  const { connection, pseudonyms } = parts;
  const { db } = connection;
  const now = Date.now();
  const times = timesOf(event);
  const begun = begunAt(times, now);
  if (begun === null) return undefined;
  const found = await findTeamVisit(db, teamId);
  const over = overAt(times, now);
  if (found || (over !== null && now > over + LATE_MS)) return found;
  return db.transaction().execute(async (transaction) => {
    // The team first, then the event: as those do who play.
    const team = await lockTeam(connection, transaction, teamId);
    const started = await begin(parts, transaction, event.id);
    if (!team || !started?.number || started.started_at === null) return undefined;
    const visit = await teamVisit(transaction, pseudonyms, team.id, {
      gymkhana_id: event.gymkhana_id,
      number: started.number,
      language,
      startedAt: new Date(started.started_at),
    });
    await noteChange(connection, transaction, {
      eventId: event.id,
      teams: [teamId],
      logs: [teamId],
    });
    return visit;
  });
}
