import type { PlayRules } from "@panel/domain/play/route";
import { clockTime, type TryClock, type TryMaterial } from "@panel/domain/play/tryout";
import { replayWalk } from "@panel/domain/play/walk";
import { Button } from "@panel/ui/button";
import { DateTimeField } from "@panel/ui/date-time-field";
import { Field } from "@panel/ui/field";
import { Select } from "@panel/ui/select";
import { useToast } from "@panel/ui/toast";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDateLabels } from "../../shared/use-date-labels.ts";
import type { PlayedWalk } from "./use-player-frame.ts";
import { usePointLabel } from "./use-point-label.ts";

/** A moment as the fields of days and times write it, `YYYY-MM-DDTHH:MM`, in the reader's own time zone. */
function localMoment(at: number): string {
  const shifted = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, "YYYY-MM-DDTHH:MM".length);
}

const SPEEDS = [1, 2, 5, 10, 30, 60] as const;

interface TrialToolsProps {
  material: TryMaterial;
  rules: PlayRules;
  walk: PlayedWalk;
  clock: TryClock;
  onClock: (clock: TryClock) => void;
  /** Returns whether the point can be reached. */
  onJump: (point: number) => boolean;
  onSettle: (point: number, kind: "pass" | "fail") => void;
  onRestart: () => void;
}

/** What is done to the trial from outside: its time, leaps to a point, and challenges that are passed or failed by a press. */
export function TrialTools({
  material,
  rules,
  walk,
  clock,
  onClock,
  onJump,
  onSettle,
  onRestart,
}: TrialToolsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const dateLabels = useDateLabels();
  const label = usePointLabel(material);
  const { experience, points } = material.route;
  const [chosen, setChosen] = useState("");
  const now = () => clockTime(clock, Date.now());
  const setTime = (at: number) => onClock({ ...clock, at, since: Date.now() });
  const { state } = replayWalk(rules, walk.steps);
  const pending = state.visits.findLast(({ challenge }) => challenge === "pending")?.point;
  const { enabled, pickup } = experience.prize;
  const lastDay = enabled ? pickup.lastDay : "";
  return (
    <section aria-labelledby="try-trial" className="grid gap-3">
      <h3 id="try-trial" className="sr-only">
        {t("TRY.tools")}
      </h3>
      <Field label={t("TRY.speed")}>
        <Select
          value={String(clock.speed)}
          onValueChange={(speed) => onClock({ at: now(), since: Date.now(), speed: Number(speed) })}
          options={SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
        />
      </Field>
      <Field label={t("TRY.clock")}>
        <DateTimeField
          value={localMoment(clock.at)}
          labels={dateLabels}
          onValueChange={(text) => {
            if (text) setTime(new Date(text).getTime());
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setTime(Date.now())}>
          {t("TRY.now")}
        </Button>
        {lastDay && (
          <Button size="sm" onClick={() => setTime(new Date(`${lastDay}T18:05`).getTime())}>
            {t("TRY.lastPickup")}
          </Button>
        )}
      </div>
      <Field label={t("TRY.point")}>
        <Select
          value={chosen || String(points[0]?.id ?? "")}
          onValueChange={setChosen}
          options={points.map(({ id }) => ({ value: String(id), label: label(id) }))}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={points.length === 0}
          onClick={() => {
            if (!onJump(Number(chosen || points[0]?.id)))
              toast.show({ tone: "info", title: t("TRY.jumpFailed") });
          }}
        >
          {t("TRY.jump")}
        </Button>
        <Button
          size="sm"
          disabled={pending === undefined}
          onClick={() => pending !== undefined && onSettle(pending, "pass")}
        >
          {t("TRY.pass")}
        </Button>
        <Button
          size="sm"
          disabled={pending === undefined}
          onClick={() => pending !== undefined && onSettle(pending, "fail")}
        >
          {t("TRY.fail")}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<RotateCcw className="size-4" />}
          disabled={walk.startedAt === undefined}
          onClick={onRestart}
        >
          {t("TRY.restart")}
        </Button>
      </div>
    </section>
  );
}
