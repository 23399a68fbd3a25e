import type { ListedUser } from "@panel/api-client/panel";
import { EVENT_LIMITS, teamNameKey } from "@panel/domain/events/teams";
import { personName } from "@panel/domain/person-name";

const labelOf = ({ data }: ListedUser) => data.label?.trim() ?? "";

/** The classes of users, by name, each with how many are in it. */
export function classesOf(users: readonly ListedUser[]): [name: string, users: number][] {
  const counts = new Map<string, number>();
  for (const name of users.map(labelOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([name]) => name !== "").toSorted(([a], [b]) => a.localeCompare(b));
}

/**
 * A team's name for each user of a class who has none yet.
 * @param there names of teams that are there already
 */
export function namesOfClass(
  users: readonly ListedUser[],
  label: string,
  there: readonly string[],
): string[] {
  const taken = new Set(there.map(teamNameKey));
  return users
    .filter((user) => labelOf(user) === label)
    .map(({ data: { name, surname, email } }) => shortened(personName(name, surname) || email))
    .filter((name) => {
      const key = teamNameKey(name);
      const isNew = !taken.has(key);
      taken.add(key);
      return isNew;
    });
}

/** As many words as a team's name may hold. */
function shortened(name: string): string {
  const { teamName } = EVENT_LIMITS;
  if (name.length <= teamName) return name;
  const end = name.lastIndexOf(" ", teamName);
  return name.slice(0, end > 0 ? end : teamName);
}
