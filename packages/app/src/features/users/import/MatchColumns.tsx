import { FILE_COLUMNS } from "@panel/domain/editor-import";
import { Field } from "@panel/ui/field";
import { Select } from "@panel/ui/select";
import { useTranslation } from "react-i18next";
import type { EditorImport } from "./use-import.ts";

const isNamePart = (column: string) => column === "name" || column === "surname";

/** Lets the user match the columns of the file to fields. Columns with known headers are matched already. */
export function MatchColumns({ editors }: { editors: EditorImport }) {
  const { t } = useTranslation();
  const missing: readonly string[] = editors.missing;
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
        {t("IMPORT.columnsText", { encoding: editors.format })}
      </p>
      <div className="grid gap-4 tablet:grid-cols-2 laptop:grid-cols-4">
        {FILE_COLUMNS.map((column) => {
          const isMissing = missing.includes(column);
          const place = editors.match?.[column] ?? null;
          const required =
            column === "email" || (isNamePart(column) && editors.match?.fullName === null);
          return (
            <Field
              key={column}
              label={t(column === "fullName" ? "IMPORT.fullName" : `PERSON.${column}`)}
              required={required}
              error={isMissing ? t("IMPORT.columnMissing") : undefined}
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
