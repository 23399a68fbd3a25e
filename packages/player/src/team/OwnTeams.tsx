import { teamPagePath } from "@panel/domain/events/page-address";
import { useEffect, useState } from "react";
import { useWords } from "../words.ts";
import { forgetOldTeams } from "./load-team.ts";

import { joinedTeams } from "./stored-team.ts";

/** The events of this phone's teams, to go on with. They are there without a network. Nothing where there are none. */
export function OwnTeams({ base }: { base: string }) {
  const { t } = useWords();
  const [teams, setTeams] = useState(joinedTeams);
  useEffect(() => {
    forgetOldTeams(base);
    // oxlint-disable-next-line react/set-state-in-effect -- Only now the old ones are gone.
    setTeams(joinedTeams());
  }, [base]);
  if (teams.length === 0) return null;
  return (
    <section aria-labelledby="own-teams" className="grid grid-cols-1 gap-2">
      <h2 id="own-teams" className="text-heading font-semibold">
        {t("ownTeams")}
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {teams.map(({ code, state: { event, team } }) => (
          <li key={code}>
            <a
              href={`${base}${teamPagePath(code)}`}
              className="flex min-h-12 items-center rounded-card border border-line bg-surface px-3 py-2 text-reading font-semibold wrap-anywhere text-ink underline"
            >
              {team.name ? `${event.name} · ${team.name}` : event.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
