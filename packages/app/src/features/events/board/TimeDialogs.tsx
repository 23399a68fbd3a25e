import type { BoardTeam, Event } from "@panel/api-client/events";
import { LONGEST_EVENT } from "@panel/domain/events/schedule";
import { localMoment, momentOf } from "@panel/domain/local-moment";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { DateTimeField } from "@panel/ui/date-time-field";
import { Field } from "@panel/ui/field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDateLabels } from "../../../shared/use-date-labels.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { useEventTime } from "../use-event-time.ts";
import { useTeamName } from "../use-team-name.ts";
import { FormDialog } from "./FormDialog.tsx";
import type { BoardWork } from "./use-board-work.ts";

interface TimeDialogProps {
  event: Event;
  work: BoardWork;
  onClose(): void;
}

const MINUTE = 60_000;
/** How much an event is extended by a press, in minutes. */
const STEPS = [5, 10, 15, 30];

/** Changes when an event ends. */
export function EndDialog({
  event,
  zone,
  now,
  work,
  onClose,
}: TimeDialogProps & { zone: string; now: number }) {
  const { t } = useTranslation();
  const labels = useDateLabels();
  const time = useEventTime(zone);
  const { endsAt, startedAt } = event;
  const [value, setValue] = useState(() =>
    localMoment(Date.parse(endsAt ?? event.startedAt ?? ""), zone),
  );
  const [isTried, setTried] = useState(false);
  const at = momentOf(value, zone);
  const latest = Date.parse(startedAt ?? "") + LONGEST_EVENT;
  const problem =
    at === undefined
      ? t("EVENT_DAY.form.momentMissing")
      : at <= now
        ? t("EVENT_DAY.end.past")
        : at > latest
          ? t("EVENT_DAY.form.tooLong")
          : undefined;
  return (
    <FormDialog
      title={t("EVENT_DAY.end.title", { name: event.name })}
      description={endsAt ? t("EVENT_DAY.end.now", { at: time.full(endsAt) }) : ""}
      submitLabel={t("EVENT_DAY.save")}
      pending={work.isPending}
      error={work.error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (problem !== undefined || at === undefined) return;
        const moment = new Date(at).toISOString();
        const told = {
          title: t("EVENT_DAY.end.done", { at: time.full(moment) }),
          ...(endsAt && { undo: { call: "setEnd", form: { endsAt } } as const }),
        };
        work.mutate(
          { work: { call: "setEnd", form: { endsAt: moment } }, told },
          { onSuccess: onClose },
        );
      }}
    >
      <div className="flex flex-wrap gap-2" role="group" aria-label={t("EVENT_DAY.end.extend")}>
        {STEPS.map((minutes) => (
          <Button
            key={minutes}
            size="sm"
            disabled={at === undefined}
            onClick={() => at !== undefined && setValue(localMoment(at + minutes * MINUTE, zone))}
          >
            {t("EVENT_DAY.end.more", { minutes })}
          </Button>
        ))}
      </div>
      <Field
        label={t("EVENT_DAY.form.endsAt")}
        hint={t("EVENT_DAY.form.zone", { zone: time.zone(new Date(now)) })}
        error={isTried && problem}
      >
        <DateTimeField value={value} labels={labels} onValueChange={setValue} />
      </Field>
    </FormDialog>
  );
}

interface AskDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  danger?: boolean;
  work: BoardWork;
  onConfirm(): void;
  onClose(): void;
}

function AskDialog({ title, text, danger = false, work, ...props }: AskDialogProps) {
  const errorText = useErrorText();
  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      description={text}
      pending={work.isPending}
      {...(work.error ? { error: errorText(work.error) } : {})}
      {...props}
    />
  );
}

/** Asks before an event starts now. */
export function StartDialog({ event, work, onClose }: TimeDialogProps) {
  const { t } = useTranslation();
  const told = { title: t("EVENT_DAY.start.done") };
  return (
    <AskDialog
      title={t("EVENT_DAY.start.title", { name: event.name })}
      text={t("EVENT_DAY.start.text", { count: event.teams - event.joined })}
      confirmLabel={t("EVENT_DAY.start.submit")}
      work={work}
      onConfirm={() =>
        work.mutate({ work: { call: "start", form: {} }, told }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  );
}

/** Asks before an event ends now, which nobody takes back. */
export function EndNowDialog({ event, work, onClose }: TimeDialogProps) {
  const { t } = useTranslation();
  const told = { title: t("EVENT_DAY.endNow.done") };
  return (
    <AskDialog
      danger
      title={t("EVENT_DAY.endNow.title", { name: event.name })}
      text={t("EVENT_DAY.endNow.text")}
      confirmLabel={t("EVENT_DAY.endNow.submit")}
      work={work}
      onConfirm={() =>
        work.mutate(
          { work: { call: "setEnd", form: { endsAt: null } }, told },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    />
  );
}

/** Asks before a team is ended; it can go on again. */
export function EndTeamDialog({
  team,
  work,
  onClose,
}: Omit<TimeDialogProps, "event"> & { team: BoardTeam }) {
  const { t } = useTranslation();
  const name = useTeamName()(team);
  const form = { team: team.id, ended: true };
  const told = {
    title: t("EVENT_DAY.endTeam.done", { name }),
    undo: { call: "endTeam", form: { team: team.id, ended: false } },
  } as const;
  return (
    <AskDialog
      danger
      title={t("EVENT_DAY.endTeam.title", { name })}
      text={t("EVENT_DAY.endTeam.text")}
      confirmLabel={t("EVENT_DAY.endTeam.submit")}
      work={work}
      onConfirm={() =>
        work.mutate({ work: { call: "endTeam", form }, told }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  );
}
