import { cellSamples } from "@panel/domain/editor-columns";
import { FILE_COLUMNS } from "@panel/domain/editor-import";
import { InlineMessage } from "@panel/ui/inline-message";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ColumnChoice } from "./ColumnChoice.tsx";
import type { EditorImport } from "./use-import.ts";

/** Lets the user match the columns of the file to fields. Columns with known headers are matched already. */
export function MatchColumns({ editors }: { editors: EditorImport }) {
  const { t } = useTranslation();
  const { header, dataRows, match } = editors;
  const cells = useMemo(() => {
    const titles = header.map((title) => title.trim());
    return titles.map((title, place) => {
      const isTold = title !== "" && titles.indexOf(title) === titles.lastIndexOf(title);
      const name = title || t("IMPORT.columnNumber", { number: place + 1 });
      const samples = isTold ? [] : cellSamples(dataRows, place);
      const label = samples.length > 0 ? `${name} (${samples.join(", ")})` : name;
      return { value: String(place), label };
    });
  }, [header, dataRows, t]);
  if (!match) return null;
  return (
    <fieldset className="mb-6">
      <legend className="mb-1 text-reading font-semibold">{t("IMPORT.columns")}</legend>
      <p className="mb-4 text-body text-ink-muted">
        {t("IMPORT.columnsText", { encoding: editors.format })}
      </p>
      {match.isOrderGuessed && (
        <InlineMessage className="mb-4" tone="warning">
          {t("IMPORT.orderGuessed")}
        </InlineMessage>
      )}
      <div className="grid items-start gap-4 tablet:grid-cols-2 laptop:grid-cols-4">
        {FILE_COLUMNS.map((column) => (
          <ColumnChoice
            key={column}
            column={column}
            cells={cells}
            match={match}
            editors={editors}
          />
        ))}
      </div>
    </fieldset>
  );
}
