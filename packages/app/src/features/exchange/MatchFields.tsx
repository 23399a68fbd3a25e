import { CONTENT_LANGUAGES, LANGUAGE } from "@panel/domain/languages";
import type { ChallengeKind } from "@panel/domain/experience/challenge";
import {
  fieldPathOf,
  PLAIN_TARGETS,
  TEXT_TARGETS,
  type Target,
} from "@panel/domain/route-files/columns";
import { Field } from "@panel/ui/field";
import { Section } from "@panel/ui/section";
import { Select } from "@panel/ui/select";
import { useTranslation } from "react-i18next";
import { useColumnName } from "./column-name.ts";
import type { PointsImport } from "./use-points-import.ts";

interface MatchFieldsProps {
  points: PointsImport;
  columns: readonly string[];
}

const CHALLENGE = /^challenge\.(\w+)\./;
/** Whether a value says what a place is, rather than what there is to do. */
const isOfPlace = (path: string) => !/^(?:challenge|model)\./.test(path);

/** Which column of the file holds which text, in which language. Columns with known names are matched already. */
export function MatchFields({ points, columns }: MatchFieldsProps) {
  const { t } = useTranslation();
  const columnName = useColumnName();
  const match = points.choices?.columns ?? {};
  const options = [
    { value: "", label: t("IMPORT.noColumn") },
    ...columns.map((column) => ({ value: column, label: columnName(column) })),
  ];
  const select = (target: Target, label: string) => (
    <Field key={target} label={label}>
      <Select
        value={match[target] ?? ""}
        options={options}
        onValueChange={(value) => {
          const { [target]: _before, ...others } = match;
          points.change({ columns: value === "" ? others : { ...others, [target]: value } });
        }}
      />
    </Field>
  );
  const labelOf = (path: (typeof TEXT_TARGETS | typeof PLAIN_TARGETS)[number]) => {
    const kind = CHALLENGE.exec(path)?.[1] as ChallengeKind | undefined;
    const label = t(`POINT_FIELDS.${path}`);
    // Several kinds of challenges have a score.
    return kind && path.endsWith("score")
      ? `${t(`POINT_CHOICES.challenge.kind.${kind}`)}: ${label}`
      : label;
  };
  const translated = (path: (typeof TEXT_TARGETS)[number]) =>
    CONTENT_LANGUAGES.map((code) =>
      select(`${path}.${code}`, `${labelOf(path)} (${LANGUAGE[code].tab})`),
    );
  const matched = Object.keys(match).length;
  const said = Object.entries({ ...points.beside, ...match }) as [Target, string][];
  const languageOf = (target: Target) =>
    CONTENT_LANGUAGES.find((code) => target.endsWith(`.${code}`));
  const summary = said.map(([target, column]) => {
    const code = languageOf(target);
    const label = labelOf(fieldPathOf(target));
    return `${columnName(column)} → ${label}${code ? ` (${LANGUAGE[code].tab})` : ""}`;
  });
  return (
    <Section
      id="import-fields"
      level={3}
      title={t("EXCHANGE.fields")}
      hint={[
        t("EXCHANGE.fieldsMatched", { count: matched, columns: columns.length }),
        ...summary,
      ].join(" · ")}
      defaultOpen={matched === 0 && columns.length > 0}
    >
      <div className="grid gap-4 tablet:grid-cols-3">
        {TEXT_TARGETS.filter(isOfPlace).flatMap(translated)}
        {PLAIN_TARGETS.filter(isOfPlace).map((target) => select(target, labelOf(target)))}
      </div>
      <Section
        id="import-challenges"
        level={4}
        className="mt-5"
        title={t("EXCHANGE.challengeFields")}
        hint={t("EXCHANGE.challengeFieldsHint")}
        defaultOpen={Object.keys(match).some((target) => !isOfPlace(target))}
      >
        <div className="grid gap-4 tablet:grid-cols-3">
          {TEXT_TARGETS.filter((path) => !isOfPlace(path)).flatMap(translated)}
          {PLAIN_TARGETS.filter((path) => !isOfPlace(path)).map((target) =>
            select(target, labelOf(target)),
          )}
        </div>
      </Section>
    </Section>
  );
}
