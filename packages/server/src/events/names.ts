import { randomInt } from "node:crypto";
import { noProgress } from "@panel/domain/events/team-log";
import {
  cleanTeamName,
  EVENT_LIMITS,
  numberedNames,
  teamCode,
  teamNameKey,
} from "@panel/domain/events/teams";
import type { NewTeams } from "@panel/api-client/events-types";
import { badRequest, Refusal } from "../app-error.ts";
import { isUniqueViolation, type Db } from "../db/connection.ts";
import type { EventTeamRow } from "../db/events-schema.ts";
import { insertTeams, listTeams, takenCodes } from "./teams-repository.ts";

const badName = () => new Refusal("EVENTS.badName", "A name has 1 to 40 characters");
const nameTaken = () => new Refusal("EVENTS.nameTaken", "Another team is called so");

/** A name as it is stored, and its key. @throws Refusal where it is none, or another team has it */
export function newName(
  typed: string,
  teams: readonly Pick<EventTeamRow, "id" | "name_key">[],
  ownId = 0,
): Pick<EventTeamRow, "name" | "name_key"> {
  const name = cleanTeamName(typed);
  if (name === "") throw badName();
  const key = teamNameKey(name);
  if (teams.some(({ id, name_key }) => id !== ownId && name_key === key)) throw nameTaken();
  return { name, name_key: key };
}

/** Of two teams that take the same name at the same moment, one is told. */
export async function withFreeName(renaming: Promise<void>): Promise<void> {
  try {
    await renaming;
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
}

/**
 * Adds teams to an event, which is locked.
 * @throws Refusal where that is too many, or two have a name alike
 */
export async function addTeams(transaction: Db, eventId: number, wanted: NewTeams): Promise<void> {
  const teams = await listTeams(transaction, eventId);
  const count = wanted.names?.length ?? wanted.count;
  if (count === undefined || (wanted.names && wanted.count !== undefined)) {
    throw badRequest("Either names or a count", { fields: ["teams"] });
  }
  if (teams.length + count > EVENT_LIMITS.teams) {
    throw new Refusal("EVENTS.teamLimit", "An event has 200 teams at most");
  }
  const keys = new Set(teams.flatMap(({ name_key }) => name_key ?? []));
  const named = wanted.names?.map(cleanTeamName) ?? numberedNames(wanted.prefix ?? "", count, keys);
  const codes = await newCodes(transaction, count);
  const last = Math.max(0, ...teams.map(({ number }) => number));
  await insertTeams(
    transaction,
    named.map((name, index) => {
      const key = teamNameKey(name);
      if (name === "") throw badName();
      if (keys.has(key)) throw nameTaken();
      keys.add(key);
      return {
        event_id: eventId,
        number: last + index + 1,
        name,
        name_key: key,
        code: codes[index] ?? null,
        progress: JSON.stringify(noProgress),
        has_played: 0,
        adjusted: 0,
        ended_at: null,
        revision: 0,
        log_revision: 0,
      };
    }),
  );
}

/** Codes that no team has. */
async function newCodes(db: Db, count: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < count) {
    const more = Array.from({ length: count - codes.size }, () => teamCode((n) => randomInt(n)));
    const taken = await takenCodes(db, more);
    for (const code of more) if (!taken.has(code)) codes.add(code);
  }
  return [...codes];
}
