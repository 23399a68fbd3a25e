import type { CsvTable } from "@panel/domain/csv";
import { Field } from "@panel/ui/field";
import { Select } from "@panel/ui/select";
import { useTranslation } from "react-i18next";

interface ChooseSheetProps {
  sheets: readonly { name: string; table: CsvTable }[];
  /** Index of the one that is read. */
  value: number;
  onValueChange: (at: number) => void;
  className?: string;
}

/** Which table of a file is read; nothing where there is one. */
export function ChooseSheet({ sheets, value, onValueChange, className = "" }: ChooseSheetProps) {
  const { t } = useTranslation();
  if (sheets.length < 2) return null;
  return (
    <Field label={t("IMPORT.sheet")} className={`max-w-md ${className}`}>
      <Select
        value={String(value)}
        options={sheets.map(({ name, table: { header, rows } }, at) => ({
          value: String(at),
          label: t("IMPORT.sheetRows", {
            name: name || t("IMPORT.sheetNumber", { number: at + 1 }),
            count: rows.length + (header ? 1 : 0),
          }),
          disabled: !header,
        }))}
        onValueChange={(at) => onValueChange(Number(at))}
      />
    </Field>
  );
}
