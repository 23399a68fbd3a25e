import { EDITOR_COLUMNS, REQUIRED_EDITOR_COLUMNS } from "@panel/domain/editor-import";
import { Field } from "@panel/ui/field";
import { Select } from "@panel/ui/select";
import { useTranslation } from "react-i18next";
import type { EditorImport } from "./use-import.ts";

const REQUIRED: readonly string[] = REQUIRED_EDITOR_COLUMNS;

/** Lets the user match the columns of the file to fields. Columns with known headers are matched already. */
export function MatchColumns({ editors }: { editors: EditorImport }) {
  const { t } = useTranslation();
  const options = [
    { value: "", label: t("IMPORT.noColumn") },
    ...editors.header.map((title, place) => ({
      value: String(place),
      label: title.trim() || t("IMPORT.columnNumber", { number: place + 1 }),
    })),
  ];
  return (
    <fieldset className="mb-6">
      <legend className="mb-1 text-reading font-semibold">{t("IMPORT.columns")}</legend>
      <p className="mb-4 text-body text-ink-muted">
        {t("IMPORT.columnsText", { encoding: editors.encoding?.toUpperCase() })}
      </p>
      <div className="grid gap-4 tablet:grid-cols-2 laptop:grid-cols-4">
        {EDITOR_COLUMNS.map((column) => {
          const required = REQUIRED.includes(column);
          const place = editors.match?.[column] ?? null;
          return (
            <Field
              key={column}
              label={t(`PERSON.${column}`)}
              required={required}
              error={required && place === null ? t("IMPORT.columnMissing") : undefined}
            >
              <Select
                value={place === null ? "" : String(place)}
                options={options}
                onValueChange={(value) =>
                  editors.choose(column, value === "" ? null : Number(value))
                }
              />
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
