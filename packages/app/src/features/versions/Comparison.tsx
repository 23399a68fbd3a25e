import {
  compareRoutes,
  isSameRoute,
  type PlacedPoint,
  type PointComparison,
  type ValueChange,
} from "@panel/domain/versions/compare";
import { Badge } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { EmptyState } from "@panel/ui/empty-state";
import { Equal, Undo2 } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ChangedPlaces } from "./ChangedPlaces.tsx";
import { ChangedValue, type ComparedSide } from "./ChangedValue.tsx";
import type { VersionContent } from "../../route/version-content.ts";

/** What may be done with what an earlier version has. */
export interface Taking {
  values(changes: readonly ValueChange[]): void;
  /** Undefined of a point that cannot be taken into its form. */
  point(id: number): ((changes: readonly ValueChange[]) => void) | undefined;
  /** Brings a deleted point back. */
  deleted(id: number): void;
  pending: boolean;
}

interface ComparisonProps {
  before: VersionContent;
  after: VersionContent;
  /** Left out where nothing can be taken. */
  taking?: Taking | undefined;
}

/** What two versions do not share: the experience, the places of its points, and each of them. */
export function Comparison({ before, after, taking }: ComparisonProps) {
  const { t } = useTranslation();
  const comparison = useMemo(() => compareRoutes(before.route, after.route), [before, after]);
  const titleOf = useCallback(
    ({ place, point: { name } }: PlacedPoint) =>
      name.cas || name.cat || name.eng || t("POINTS.defaultName", { number: place }),
    [t],
  );
  const sideOf = (content: VersionContent): ComparedSide => ({
    content,
    pointTitle(id) {
      const index = content.route.points.findIndex((each) => each.id === id);
      const found = content.route.points[index];
      return found ? titleOf({ place: index + 1, point: found.point }) : t("VERSIONS.pointGone");
    },
  });
  const sides = { before: sideOf(before), after: sideOf(after) };
  if (isSameRoute(comparison)) {
    return (
      <EmptyState level={4} icon={<Equal />} title={t("VERSIONS.sameTitle")}>
        {t("VERSIONS.sameText")}
      </EmptyState>
    );
  }
  const { experience, points, reordered } = comparison;
  return (
    <div className="grid gap-6">
      <ChangedPlaces points={points} titleOf={titleOf} />
      {reordered && <p>{t("VERSIONS.order")}</p>}
      {experience.length > 0 && (
        <section className="grid gap-1" aria-label={t("VERSIONS.experience")}>
          <h4 className="text-heading font-semibold">{t("VERSIONS.experience")}</h4>
          <ul className="divide-y divide-line">
            {experience.map((change) => (
              <ChangedValue
                key={change.path}
                of="experience"
                change={change}
                {...sides}
                onTake={taking && (() => taking.values([change]))}
              />
            ))}
          </ul>
        </section>
      )}
      {points.map((point) => (
        <ComparedPoint key={point.id} point={point} title={titleOf} sides={sides} taking={taking} />
      ))}
    </div>
  );
}

interface ComparedPointProps {
  point: PointComparison;
  title(point: PlacedPoint): string;
  sides: { before: ComparedSide; after: ComparedSide };
  taking: Taking | undefined;
}

const TONES = { added: "success", removed: "error", changed: "neutral" } as const;

function ComparedPoint({ point, title, sides, taking }: ComparedPointProps) {
  const { t } = useTranslation();
  const shown = point.state === "removed" ? point.before : point.after;
  const name = title(shown);
  const takePoint = taking?.point(point.id);
  return (
    <section className="grid gap-1" aria-label={name}>
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="min-w-0 text-heading font-semibold wrap-anywhere">
          {t("VERSIONS.point", { place: shown.place, name })}
        </h4>
        <Badge tone={TONES[point.state]}>{t(`VERSIONS.states.${point.state}`)}</Badge>
        {point.state === "removed" && taking && (
          <Button
            size="sm"
            className="ms-auto"
            icon={<Undo2 className="size-4" />}
            disabled={taking.pending}
            aria-label={t("VERSIONS.bringBackPoint", { name })}
            onClick={() => taking.deleted(point.id)}
          >
            {t("VERSIONS.bringBack")}
          </Button>
        )}
        {point.state === "changed" && takePoint && (
          <Button
            size="sm"
            className="ms-auto"
            icon={<Undo2 className="size-4" />}
            aria-label={t("VERSIONS.takePoint", { name })}
            onClick={() => takePoint(point.changes)}
          >
            {t("VERSIONS.takeAll")}
          </Button>
        )}
      </div>
      {point.state === "changed" && (
        <ul className="divide-y divide-line">
          {point.changes.map((change) => (
            <ChangedValue
              key={change.path}
              of="point"
              change={change}
              {...sides}
              onTake={takePoint && (() => takePoint([change]))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
