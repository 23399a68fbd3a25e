import { Field } from "@panel/ui/field";
import { Select } from "@panel/ui/select";
import { useTranslation } from "react-i18next";
import type { EditorImport } from "./use-import.ts";

/** Which table of a file has the people; nothing where there is one. */
export function ChooseSheet({ editors }: { editors: EditorImport }) {
  const { t } = useTranslation();
  if (editors.sheets.length < 2) return null;
  return (
    <Field label={t("IMPORT.sheet")} className="mb-5 max-w-md">
      <Select
        value={String(editors.sheet)}
        options={editors.sheets.map(({ name, csv }, at) => ({
          value: String(at),
          label: t("IMPORT.sheetRows", {
            name: name || t("IMPORT.sheetNumber", { number: at + 1 }),
            count: csv.rows.length + (csv.header ? 1 : 0),
          }),
          disabled: !csv.header,
        }))}
        onValueChange={(at) => editors.chooseSheet(Number(at))}
      />
    </Field>
  );
}
