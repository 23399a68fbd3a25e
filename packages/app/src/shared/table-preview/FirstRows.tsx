import type { CsvRow } from "@panel/domain/csv";
import { Badge } from "@panel/ui/badge";
import { Field } from "@panel/ui/field";
import { Select } from "@panel/ui/select";
import { useState } from "react";
import { useTranslation } from "react-i18next";

/** Rows that are shown, and that can be chosen as the header; more where the header that was found stands lower. */
const SHOWN = 6;
/** Rows below the header that are shown at least. */
const BELOW = 2;

interface FirstRowsProps {
  /** All rows of the file, as they are. */
  rows: readonly CsvRow[];
  /** Index of the row with the titles of the columns; null for none. */
  header: number | null;
  onHeaderChange: (header: number | null) => void;
}

/** The first rows of a table as they are in the file, and which of them is taken for the titles of its columns. */
export function FirstRows({ rows, header, onHeaderChange }: FirstRowsProps) {
  const { t } = useTranslation();
  const needed = Math.max(SHOWN, (header ?? 0) + 1 + BELOW);
  const [length, setLength] = useState(needed);
  if (needed > length) setLength(needed);
  const shown = rows.slice(0, length);
  const width = shown.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return (
    <section aria-label={t("FIRST_ROWS.title")} className="grid gap-3">
      <Field label={t("FIRST_ROWS.header")} hint={t("FIRST_ROWS.hint")} className="max-w-md">
        <Select
          value={header === null ? "" : String(header)}
          options={[
            ...shown.map(({ line }, at) => ({
              value: String(at),
              label: t("FIRST_ROWS.line", { number: line }),
            })),
            { value: "", label: t("FIRST_ROWS.none") },
          ]}
          onValueChange={(at) => onHeaderChange(at === "" ? null : Number(at))}
        />
      </Field>
      <div
        role="region"
        aria-label={t("FIRST_ROWS.title")}
        // Wide tables scroll, which a keyboard can do only where the focus can be.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto rounded-field border border-line"
      >
        <table className="w-full border-collapse text-caption">
          <caption className="sr-only">{t("FIRST_ROWS.title")}</caption>
          <tbody>
            {shown.map((row, at) => (
              <tr
                key={row.line}
                className={`border-b border-line last:border-b-0 ${at === header ? "bg-sunken font-semibold" : ""} ${header !== null && at < header ? "text-ink-faint" : ""}`}
              >
                <th
                  scope="row"
                  className="px-2.5 py-1.5 text-left align-top font-normal whitespace-nowrap"
                >
                  {row.line} {at === header && <Badge tone="info">{t("FIRST_ROWS.titles")}</Badge>}
                  {header !== null && at < header && <Badge>{t("FIRST_ROWS.leftOut")}</Badge>}
                </th>
                {Array.from({ length: width }, (_cell, place) => (
                  <td key={place} className="min-w-24 px-2.5 py-1.5 align-top">
                    <span className="line-clamp-3 wrap-anywhere">{row.cells[place]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
