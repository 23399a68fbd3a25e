import type { GymkhanaRecord } from "@panel/api-client/panel";
import type { Publication } from "@panel/api-client/visits";
import { dayText } from "@panel/domain/calendar";
import { Button } from "@panel/ui/button";
import { focusInSection } from "@panel/ui/section";
import { StatusPill } from "@panel/ui/status-pill";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFindings, useRouteCheck } from "../../route/check/check-context.ts";
import { FindingCount } from "../../route/check/FindingCount.tsx";
import { CHECK_HEADING } from "../../route/check/ToCheck.tsx";
import { recordTimeZone } from "../../route/record-time-zone.ts";
import { useChangeTime } from "../../shared/use-change-time.ts";
import { obstaclesOf, type Obstacle } from "./obstacles.ts";
import type { Publishing } from "./use-publishing.ts";

const TONES = {
  draft: "neutral",
  published: "active",
  changed: "warning",
  closed: "neutral",
} as const satisfies Record<Publication["state"], string>;

interface PublicationStatusProps {
  data: Publication;
  record: GymkhanaRecord;
  publishing: Publishing;
  onClose(): void;
}

/** What visitors get, what keeps them out and how to mend it, and what the check says. */
export function PublicationStatus({ data, record, publishing, onClose }: PublicationStatusProps) {
  const { t } = useTranslation();
  const time = useChangeTime();
  const { state, published } = data;
  const obstacles = obstaclesNow(data, record);
  return (
    <section className="grid gap-4">
      <div className="grid justify-items-start gap-2">
        <StatusPill tone={TONES[state]}>{t(`PUBLISHING.states.${state}`)}</StatusPill>
        <p className="text-reading">{t(`PUBLISHING.tells.${state}`)}</p>
        {published && (
          <p className="text-body text-ink-muted">
            {published.by
              ? t("PUBLISHING.versionOf", {
                  at: time.full(published.publishedAt),
                  by: published.by,
                })
              : t("PUBLISHING.versionAt", { at: time.full(published.publishedAt) })}
          </p>
        )}
      </div>
      {obstacles.length === 0 ? (
        <p className="flex items-center gap-2 text-body">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
          {t("PUBLISHING.reachable")}
        </p>
      ) : (
        <div className="grid gap-1">
          <h3 className="text-body font-semibold">{t("PUBLISHING.whatStands")}</h3>
          <ul className="grid divide-y divide-line border-y border-line">
            {obstacles.map((obstacle) => (
              <Stands key={obstacle} {...{ obstacle, data, publishing, onClose }} />
            ))}
          </ul>
        </div>
      )}
      <Checked onClose={onClose} />
    </section>
  );
}

const obstaclesNow = (data: Publication, { mappoints }: GymkhanaRecord): Obstacle[] =>
  obstaclesOf(data, Date.now(), recordTimeZone(mappoints));

interface StandsProps extends Omit<PublicationStatusProps, "record"> {
  obstacle: Obstacle;
}

function Stands({ obstacle, data, publishing, onClose }: StandsProps) {
  const { t, i18n } = useTranslation();
  const day =
    obstacle === "opensOn" || obstacle === "closesOn" ? data.settings[obstacle] : undefined;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <CircleDashed aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0 flex-1 text-body">
        {t(`PUBLISHING.obstacles.${obstacle}`, day ? { day: dayText(i18n.language, day) } : {})}
      </span>
      <Mend {...{ obstacle, publishing, onClose }} />
    </li>
  );
}

/** The button that mends what keeps visitors out; publishing has its own at the foot of the dialog. */
function Mend({ obstacle, publishing: { activate, open }, onClose }: Omit<StandsProps, "data">) {
  const { t } = useTranslation();
  const { opener } = useRouteCheck();
  switch (obstacle) {
    case "active":
      return (
        <Button size="sm" loading={activate.isPending} onClick={() => activate.mutate()}>
          {t("PUBLISHING.mend.active")}
        </Button>
      );
    case "openOnWeb":
      return (
        <Button size="sm" loading={open.isPending} onClick={() => open.mutate()}>
          {t("PUBLISHING.mend.openOnWeb")}
        </Button>
      );
    case "opensOn":
    case "closesOn":
      return (
        <Button
          size="sm"
          onClick={() => {
            onClose();
            // The dialog gives the focus back when it has gone.
            setTimeout(() => opener.open({ field: obstacle }));
          }}
        >
          {t("PUBLISHING.mend.days")}
        </Button>
      );
    default:
      return null;
  }
}

/** How many errors and warnings the route has, with the way to them. */
function Checked({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const counts = useFindings()?.counts;
  if (!counts) return <p className="text-body text-ink-muted">{t("PUBLISHING.checkWaiting")}</p>;
  if (counts.error + counts.warning === 0) {
    return (
      <p className="flex items-center gap-2 text-body">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
        {t("PUBLISHING.checkSound")}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-body">
      <span>{t("PUBLISHING.checkFound")}</span>
      <span className="flex items-center gap-3">
        <FindingCount counts={counts} />
      </span>
      <Button
        size="sm"
        onClick={() => {
          onClose();
          const heading = document.getElementById(CHECK_HEADING);
          // The dialog gives the focus back when it has gone.
          if (heading) setTimeout(() => focusInSection(heading));
        }}
      >
        {t("PUBLISHING.toCheck")}
      </Button>
    </div>
  );
}
