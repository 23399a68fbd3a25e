import { CONTENT_LANGUAGES, LANGUAGE } from "@panel/domain/languages";
import { PLAIN_TARGETS, TEXT_TARGETS, type Target } from "@panel/domain/route-files/columns";
import { Field } from "@panel/ui/field";
import { Section } from "@panel/ui/section";
import { Select } from "@panel/ui/select";
import { useTranslation } from "react-i18next";
import type { PointsImport } from "./use-points-import.ts";

interface MatchFieldsProps {
  points: PointsImport;
  columns: readonly string[];
}

/** Which column of the file holds which text, in which language. Columns with known names are matched already. */
export function MatchFields({ points, columns }: MatchFieldsProps) {
  const { t } = useTranslation();
  const match = points.choices?.columns ?? {};
  const options = [
    { value: "", label: t("IMPORT.noColumn") },
    ...columns.map((column) => ({ value: column, label: column })),
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
  const matched = Object.keys(match).length;
  return (
    <Section
      id="import-fields"
      level={3}
      title={t("EXCHANGE.fields")}
      hint={t("EXCHANGE.fieldsMatched", { count: matched, columns: columns.length })}
      defaultOpen={matched === 0 && columns.length > 0}
    >
      <div className="grid gap-4 tablet:grid-cols-3">
        {TEXT_TARGETS.flatMap((row) =>
          CONTENT_LANGUAGES.map((code) =>
            select(`${row}.${code}`, `${t(`EXCHANGE.targets.${row}`)} (${LANGUAGE[code].tab})`),
          ),
        )}
        {PLAIN_TARGETS.map((target) => select(target, t(`EXCHANGE.targets.${target}`)))}
      </div>
    </Section>
  );
}
