import { TEXT_FORMATS, type TextFormat } from "@panel/domain/route-files/text-format";
import { Field } from "@panel/ui/field";
import { Select } from "@panel/ui/select";
import { useTranslation } from "react-i18next";
import { useColumnName } from "./column-name.ts";
import type { PointsImport } from "./use-points-import.ts";

/** Characters that are shown of a text. */
const SHOWN = 90;

/** How the texts of columns are read that may hold HTML, or what uMap writes: shown only where there are such columns. */
export function TextFormats({ points }: { points: PointsImport }) {
  const { t } = useTranslation();
  const columnName = useColumnName();
  const { formatted, formats, source } = points;
  if (formatted.length === 0) return null;
  const isUmap = source?.format === "umap";
  return (
    <fieldset className="grid gap-4 tablet:grid-cols-2">
      <legend className="mb-1 text-reading font-semibold">{t("EXCHANGE.formatsOfTexts")}</legend>
      {formatted.map(({ column, sample }) => (
        <Field
          key={column}
          label={columnName(column)}
          hint={
            <span className="wrap-anywhere">
              {sample.length > SHOWN ? `${sample.slice(0, SHOWN)}…` : sample}
            </span>
          }
        >
          <Select
            value={formats[column] ?? "plain"}
            options={TEXT_FORMATS.filter((format) => format !== "umap" || isUmap).map((format) => ({
              value: format,
              label: t(`EXCHANGE.textFormats.${format}`),
            }))}
            onValueChange={(format) => points.changeFormat(column, format as TextFormat)}
          />
        </Field>
      ))}
    </fieldset>
  );
}
