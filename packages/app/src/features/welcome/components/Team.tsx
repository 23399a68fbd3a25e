import type { Overview } from "@panel/api-client/panel";
import { Avatar } from "@panel/ui/avatar";
import { Button } from "@panel/ui/button";
import { Card } from "@panel/ui/card";
import { UserRoundPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useChangeTime } from "../../../shared/use-change-time.ts";

/** The people of an admin, those who were here last first. */
export function Team({ people }: { people: NonNullable<Overview["team"]> }) {
  const { t } = useTranslation();
  const time = useChangeTime();
  return (
    <section aria-labelledby="team" className="min-w-0">
      <header className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 id="team" className="text-heading font-semibold tracking-tight">
          {t("WELCOME.team")}
        </h2>
        <Button asChild variant="primary" icon={<UserRoundPlus className="size-4" />}>
          <Link to="/panel/users/new">{t("USERS.new")}</Link>
        </Button>
      </header>
      <Card padded={false}>
        {people.length === 0 ? (
          <p className="p-4 text-body text-ink-muted">{t("WELCOME.noTeam")}</p>
        ) : (
          <ul className="divide-y divide-line">
            {people.map(({ id, name, role, avatar, lastSignIn }) => (
              <li key={id} className="flex items-center gap-3 px-4 py-3">
                <Avatar name={name} src={avatar ?? null} decorative />
                <div className="min-w-0 flex-1">
                  <p className="text-body font-medium wrap-break-word">{name}</p>
                  <p className="text-caption text-ink-muted">{t(`ROLES.${role}`)}</p>
                </div>
                <p className="shrink-0 text-end text-caption text-ink-muted">
                  <span className="block">{t("USERS.lastSignIn")}</span>
                  {lastSignIn === undefined ? (
                    <span>{t("USERS.neverSignedIn")}</span>
                  ) : (
                    <time dateTime={lastSignIn} title={time.full(lastSignIn)}>
                      {time.short(lastSignIn)}
                    </time>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
