import { durationText } from "@panel/domain/play/duration-text";
import type { PlayRules } from "@panel/domain/play/route";
import { walkTimeline, type TimelineEntry } from "@panel/domain/play/timeline";
import { clockTime, type TryClock, type TryMaterial } from "@panel/domain/play/tryout";
import { Button } from "@panel/ui/button";
import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlayedWalk } from "./use-player-frame.ts";
import { usePointLabel } from "./use-point-label.ts";

interface TimelineProps {
  material: TryMaterial;
  rules: PlayRules;
  walk: PlayedWalk;
  clock: TryClock;
  /** Goes back to how it was after so many steps, at a time since the start. */
  onBack: (steps: number, after: number) => void;
}

/** Now by the clock of the trial, anew each second. */
function useTrialTime(clock: TryClock): number {
  const [real, setReal] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setReal(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return clockTime(clock, real);
}

const TONES: Partial<Record<TimelineEntry["kind"], string>> = {
  refused: "text-danger",
  failed: "text-danger",
  expired: "text-warning",
  closed: "text-warning",
  passed: "text-success",
  prize: "text-success",
};

/** What has happened on the walk, the latest first; each row leads back to it. */
export function Timeline({ material, rules, walk, clock, onBack }: TimelineProps) {
  const { t } = useTranslation();
  const label = usePointLabel(material);
  const now = useTrialTime(clock);
  const { startedAt, steps } = walk;
  const entries =
    startedAt === undefined ? [] : walkTimeline(rules, steps, Math.max(0, now - startedAt));
  const text = ({ kind, point, refusal }: TimelineEntry) => {
    const values = { point: point === undefined ? "" : label(point) };
    if (kind !== "refused") return t(`TRY.${kind}`, values);
    return t("TRY.refused", { ...values, why: refusal ? t(`TRY.why.${refusal}`) : "" });
  };
  return (
    <section aria-labelledby="try-timeline" className="grid gap-2">
      <h3 id="try-timeline" className="text-body font-semibold">
        {t("TRY.timeline")}
      </h3>
      {entries.length === 0 ? (
        <p className="text-body text-ink-muted">{t("TRY.timelineEmpty")}</p>
      ) : (
        <ol className="grid max-h-96 overflow-y-auto rounded-card border border-line">
          {entries.toReversed().map((entry, index) => (
            <li
              key={`${entry.after} ${entry.kind} ${entry.point ?? ""} ${entry.steps}`}
              className="group flex min-h-9 items-center gap-3 border-line px-3 py-1 text-body not-last:border-b"
            >
              <span className="w-12 shrink-0 text-ink-muted tabular-nums">
                {durationText(Math.floor(entry.after / 1000))}
              </span>
              <span className={`min-w-0 flex-1 wrap-anywhere ${TONES[entry.kind] ?? ""}`}>
                {text(entry)}
              </span>
              <span className="shrink-0 text-ink-muted tabular-nums">
                {t("TRY.scoreIs", { score: entry.score })}
              </span>
              <Button
                size="sm"
                variant="quiet"
                className="w-7 px-0"
                aria-label={`${t("TRY.backTo", { time: durationText(Math.floor(entry.after / 1000)) })}: ${text(entry)}`}
                title={t("TRY.back")}
                aria-disabled={index === 0 || undefined}
                onClick={() => onBack(entry.steps, entry.after)}
              >
                <Undo2 className="size-4" />
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
