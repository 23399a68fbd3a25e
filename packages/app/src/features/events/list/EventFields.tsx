import type { EventState } from "@panel/api-client/events";
import { EVENT_LIMITS } from "@panel/domain/events/teams";
import { momentOf } from "@panel/domain/local-moment";
import { Checkbox } from "@panel/ui/checkbox";
import { DateTimeField } from "@panel/ui/date-time-field";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { NumberInput } from "@panel/ui/number-input";
import { RadioGroup } from "@panel/ui/radio-group";
import { TextInput } from "@panel/ui/text-input";
import { Textarea } from "@panel/ui/textarea";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDateLabels } from "../../../shared/use-date-labels.ts";
import { useEventTime } from "../use-event-time.ts";
import { useProblemText } from "../use-problem-text.ts";
import { FORM_LIMITS, type EventForm, type FormProblems } from "./event-form.ts";

interface EventFieldsProps {
  value: EventForm;
  zone: string;
  state: EventState;
  problems: FormProblems<EventForm>;
  onChange(changes: Partial<EventForm>): void;
}

/** The settings of an event: those that may still be changed. */
export function EventFields(props: EventFieldsProps) {
  const { value, state, problems, onChange } = props;
  const { t } = useTranslation();
  const problemText = useProblemText();
  const isOver = state === "over";
  return (
    <>
      <Field label={t("EVENT_DAY.form.name")} required error={problemText(problems.name)}>
        <TextInput
          value={value.name}
          maxLength={FORM_LIMITS.name}
          onValueChange={(name) => onChange({ name })}
        />
      </Field>
      {state === "planned" && <EventTimes {...props} />}
      {state === "underWay" && (
        <InlineMessage tone="info">{t("EVENT_DAY.form.startedText")}</InlineMessage>
      )}
      {isOver && <InlineMessage tone="info">{t("EVENT_DAY.form.overText")}</InlineMessage>}
      {!isOver && (
        <Field
          label={t("EVENT_DAY.form.rules")}
          hint={t("EVENT_DAY.form.rulesHint")}
          counter={{ length: value.rules.length, max: FORM_LIMITS.rules }}
        >
          <Textarea
            value={value.rules}
            maxLength={FORM_LIMITS.rules}
            onValueChange={(rules) => onChange({ rules })}
          />
        </Field>
      )}
      {!isOver && <TeamRules {...props} />}
      <Field group label={t("EVENT_DAY.form.ranking")}>
        <RadioGroup
          value={value.ranking}
          onValueChange={(ranking) => onChange({ ranking: ranking as EventForm["ranking"] })}
          options={(["never", "end", "always"] as const).map((each) => ({
            value: each,
            label: t(`EVENT_DAY.form.rankings.${each}`),
          }))}
        />
      </Field>
      {!isOver && <HiddenMinutes {...props} />}
    </>
  );
}

function EventTimes({ value, zone, problems, onChange }: EventFieldsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const labels = useDateLabels();
  const time = useEventTime(zone);
  const minutes = { min: 1, max: FORM_LIMITS.minutes };
  const [openedAt] = useState(() => Date.now());
  const at = new Date(momentOf(value.startsAt, zone) ?? openedAt);
  return (
    <div className="grid gap-x-8 gap-y-5 tablet:grid-cols-2">
      <div className="grid content-start gap-3">
        <Field group label={t("EVENT_DAY.form.start")}>
          <RadioGroup
            value={value.starts}
            onValueChange={(starts) => onChange({ starts: starts as EventForm["starts"] })}
            options={(["button", "clock"] as const).map((each) => ({
              value: each,
              label: t(`EVENT_DAY.form.starts.${each}`),
            }))}
          />
        </Field>
        {value.starts === "clock" && (
          <Field label={t("EVENT_DAY.form.startsAt")} error={problemText(problems.startsAt)}>
            <DateTimeField
              value={value.startsAt}
              labels={labels}
              onValueChange={(startsAt) => onChange({ startsAt })}
            />
          </Field>
        )}
      </div>
      <div className="grid content-start gap-3">
        <Field group label={t("EVENT_DAY.form.end")}>
          <RadioGroup
            value={value.ends}
            onValueChange={(ends) => onChange({ ends: ends as EventForm["ends"] })}
            options={(["minutes", "clock", "button"] as const).map((each) => ({
              value: each,
              label: t(`EVENT_DAY.form.ends.${each}`),
            }))}
          />
        </Field>
        {value.ends === "minutes" && (
          <Field label={t("EVENT_DAY.form.minutes")} error={problemText(problems.minutes, minutes)}>
            <NumberInput
              integer
              {...minutes}
              unit="min"
              value={value.minutes}
              onValueChange={(given: number | null) => onChange({ minutes: given })}
            />
          </Field>
        )}
        {value.ends === "clock" && (
          <Field label={t("EVENT_DAY.form.endsAt")} error={problemText(problems.endsAt)}>
            <DateTimeField
              value={value.endsAt}
              labels={labels}
              onValueChange={(endsAt) => onChange({ endsAt })}
            />
          </Field>
        )}
      </div>
      {(value.starts === "clock" || value.ends === "clock") && (
        <p className="-mt-2 text-caption text-ink-muted tablet:col-span-2">
          {t("EVENT_DAY.form.zone", { zone: time.zone(at) })}
        </p>
      )}
    </div>
  );
}

function TeamRules({ value, problems, onChange }: EventFieldsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const range = { min: 1, max: EVENT_LIMITS.phones };
  return (
    <div className="grid gap-4">
      <Field
        label={t("EVENT_DAY.form.phones")}
        hint={t("EVENT_DAY.form.phonesHint", range)}
        error={problemText(problems.phones, range)}
        className="tablet:max-w-80"
      >
        <NumberInput
          integer
          {...range}
          value={value.phones}
          onValueChange={(phones: number | null) => onChange({ phones })}
        />
      </Field>
      <Checkbox
        label={t("EVENT_DAY.form.namesByTeams")}
        hint={t("EVENT_DAY.form.namesByTeamsHint")}
        checked={value.namesByTeams}
        onCheckedChange={(namesByTeams) => onChange({ namesByTeams })}
      />
      <Checkbox
        label={t("EVENT_DAY.form.places")}
        hint={t("EVENT_DAY.form.placesHint")}
        checked={value.places}
        onCheckedChange={(places) => onChange({ places })}
      />
    </div>
  );
}

function HiddenMinutes({ value, problems, onChange }: EventFieldsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const range = { min: 0, max: FORM_LIMITS.hiddenMinutes };
  return (
    <Field
      label={t("EVENT_DAY.form.hiddenMinutes")}
      hint={t("EVENT_DAY.form.hiddenMinutesHint")}
      error={problemText(problems.hiddenMinutes, range)}
      className="tablet:max-w-80"
    >
      <NumberInput
        integer
        {...range}
        unit="min"
        value={value.hiddenMinutes}
        onValueChange={(hiddenMinutes: number | null) => onChange({ hiddenMinutes })}
      />
    </Field>
  );
}
