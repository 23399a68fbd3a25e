import type { GymkhanaSummary } from "@panel/api-client/panel";
import { isActive } from "@panel/domain/experience/state";
import { Button } from "@panel/ui/button";
import { Card } from "@panel/ui/card";
import { Footprints } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { walkTarget } from "../../../shared/edit-target.ts";

/** In the demo: the route with the most points, walked by a visitor who sets out by itself. */
export function ShownWalk({ experiences }: { experiences: readonly GymkhanaSummary[] }) {
  const { t } = useTranslation();
  const [shown] = experiences
    .filter(({ state, points = 0 }) => isActive(state) && points > 0)
    .toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0));
  if (!shown) return null;
  return (
    <Card asChild>
      <section aria-labelledby="shown-walk">
        <h2 id="shown-walk" className="text-heading font-semibold tracking-tight">
          {t("WELCOME.walk.title", { name: shown.name })}
        </h2>
        <p className="mt-1 mb-4 text-body text-ink-muted">{t("WELCOME.walk.text")}</p>
        <Button asChild icon={<Footprints className="size-4" />}>
          <Link {...walkTarget(shown.id)}>{t("WELCOME.walk.go")}</Link>
        </Button>
      </section>
    </Card>
  );
}
