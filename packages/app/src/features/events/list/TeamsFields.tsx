import { EVENT_LIMITS } from "@panel/domain/events/teams";
import { Field } from "@panel/ui/field";
import { NumberInput } from "@panel/ui/number-input";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { TextInput } from "@panel/ui/text-input";
import { Textarea } from "@panel/ui/textarea";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../use-problem-text.ts";
import { ClassTeams } from "./ClassTeams.tsx";
import { FORM_LIMITS, linesOf, type FormProblems, type TeamsForm } from "./event-form.ts";

interface TeamsFieldsProps {
  value: TeamsForm;
  /** How many there may be. */
  left: number;
  problems: FormProblems<TeamsForm>;
  onChange(changes: Partial<TeamsForm>): void;
}

/** Which teams an event gets: a number of them, one of each pasted line, or one for each user of a class. */
export function TeamsFields({ value, left, problems, onChange }: TeamsFieldsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const range = { min: 1, max: left };
  const names = linesOf(value.names);
  return (
    <div className="grid gap-4">
      <Field group label={t("EVENT_DAY.form.teams")}>
        <SegmentedControl
          value={value.kind}
          onValueChange={(kind) => onChange({ kind: kind as TeamsForm["kind"] })}
          options={[
            { value: "count", label: t("EVENT_DAY.form.byNumber") },
            { value: "names", label: t("EVENT_DAY.form.byNames") },
          ]}
        />
      </Field>
      {value.kind === "count" ? (
        <div className="grid gap-4 tablet:grid-cols-2">
          <Field
            label={t("EVENT_DAY.form.count")}
            hint={t("EVENT_DAY.form.range", range)}
            error={problemText(problems.count, range)}
          >
            <NumberInput
              integer
              {...range}
              value={value.count}
              onValueChange={(count: number | null) => onChange({ count })}
            />
          </Field>
          <Field
            label={t("EVENT_DAY.form.prefix")}
            hint={t("EVENT_DAY.form.prefixHint", { name: `${value.prefix.trim()} 1`.trim() })}
          >
            <TextInput
              maxLength={FORM_LIMITS.prefix}
              value={value.prefix}
              onValueChange={(prefix) => onChange({ prefix })}
            />
          </Field>
        </div>
      ) : (
        <Field
          label={t("EVENT_DAY.form.names")}
          hint={t("EVENT_DAY.form.namesHint", { max: EVENT_LIMITS.teamName })}
          error={problemText(problems.names, { max: EVENT_LIMITS.teamName, left })}
        >
          <Textarea
            minRows={5}
            value={value.names}
            // What nobody could mean: as many names as there may be, each as long as it may be, with room to spare.
            maxLength={EVENT_LIMITS.teams * (EVENT_LIMITS.teamName + 2) * 2}
            onValueChange={(text) => onChange({ names: text })}
          />
        </Field>
      )}
      {value.kind === "names" && (
        <>
          <p className="-mt-2 text-caption text-ink-muted tabular-nums">
            {t("EVENT_DAY.teams", { count: names.length })}
          </p>
          <ClassTeams
            names={names}
            onAdd={(more) => onChange({ names: [...names, ...more].join("\n") })}
          />
        </>
      )}
    </div>
  );
}
