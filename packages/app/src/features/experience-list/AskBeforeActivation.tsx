import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { editTarget } from "../../shared/edit-target.ts";
import type { FaultyRoute } from "../../route/faulty-route.ts";
import type { ExperienceActions } from "./use-experience-actions.ts";

/** How many errors of a route, and how many routes, are named. */
const NAMED = { errors: 4, routes: 5 } as const;

/** Names the errors of routes that are about to be activated, and asks. */
export function AskBeforeActivation({
  experienceActions: { doubtful, activateAnyway, cancelActivation },
}: {
  experienceActions: ExperienceActions;
}) {
  const { t } = useTranslation();
  const faulty = doubtful?.faulty ?? [];
  const [only] = faulty.length === 1 ? faulty : [];
  const target = only && editTarget(only.experience.id);
  const left = faulty.length - NAMED.routes;
  return (
    <Dialog
      open={doubtful !== undefined}
      role="alertdialog"
      title={t("ROUTE_CHECK.activateTitle", { count: faulty.length })}
      description={t("ROUTE_CHECK.activateText")}
      onClose={cancelActivation}
      footer={
        <>
          <Button onClick={cancelActivation}>{t("GENERIC.cancel")}</Button>
          <Button onClick={() => void activateAnyway()}>{t("ROUTE_CHECK.activateAnyway")}</Button>
          {target && (
            <Button asChild variant="primary">
              <Link to={target.to} state={target.state}>
                {t("ROUTE_CHECK.openExperience")}
              </Link>
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {faulty.slice(0, NAMED.routes).map((route) => (
          <NamedErrors key={route.experience.id} route={route} most={only ? NAMED.errors : 1} />
        ))}
        {left > 0 && (
          <p className="text-body text-ink-muted">{t("ROUTE_CHECK.moreRoutes", { count: left })}</p>
        )}
      </div>
    </Dialog>
  );
}

function NamedErrors({
  route: { experience, errors },
  most,
}: {
  route: FaultyRoute;
  most: number;
}) {
  const { t } = useTranslation();
  const left = errors.length - most;
  return (
    <section className="grid gap-1">
      <h3 className="text-body font-semibold">{experience.name || t("EXPERIENCES.unnamed")}</h3>
      <ul className="grid gap-1">
        {errors.slice(0, most).map((error) => (
          <li key={error} className="flex gap-2 text-body">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
            <span className="min-w-0 wrap-break-word">{error}</span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className="pl-6 text-body text-ink-muted">
          {t("ROUTE_CHECK.moreErrors", { count: left })}
        </p>
      )}
    </section>
  );
}
