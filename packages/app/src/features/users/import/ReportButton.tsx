import { CSV_MARK } from "@panel/domain/csv";
import { Button } from "@panel/ui/button";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../../shared/save-file.ts";
import { spreadsheetDelimiter } from "../../../shared/spreadsheet-delimiter.ts";
import { useRowLabels } from "./use-row-labels.ts";
import { rejectedCsv, reportCsv, type ImportRow } from "./rows.ts";

interface ReportButtonProps {
  rows: readonly ImportRow[];
  /** Name of the imported file. */
  fileName: string;
}

export function ReportButton({ rows, fileName }: ReportButtonProps) {
  const { t, i18n } = useTranslation();
  const labels = useRowLabels();
  const save = () => {
    const header = [
      t("IMPORT.line"),
      t("USERS.name"),
      t("USERS.email"),
      t("USERS.status"),
      t("IMPORT.reason"),
    ];
    const name = fileName.replace(/\.[^.]*$/, "");
    saveFile(
      `${name}-${t("IMPORT.reportName")}.csv`,
      CSV_MARK + reportCsv(rows, { ...labels, header }, spreadsheetDelimiter(i18n.language)),
    );
  };
  return (
    <Button icon={<Download className="size-4" />} onClick={save}>
      {t("IMPORT.report")}
    </Button>
  );
}

/** Saves the rows that are not imported as a file that can be corrected and imported again. */
export function RejectedButton({ rows, fileName }: ReportButtonProps) {
  const { t, i18n } = useTranslation();
  const { reason } = useRowLabels();
  const save = () => {
    const name = fileName.replace(/\.[^.]*$/, "");
    const words = { reason, reasonHeader: t("IMPORT.reason") };
    saveFile(
      `${name}-${t("IMPORT.rejectedName")}.csv`,
      CSV_MARK + rejectedCsv(rows, words, spreadsheetDelimiter(i18n.language)),
    );
  };
  return (
    <Button icon={<Download className="size-4" />} onClick={save}>
      {t("IMPORT.saveRejected")}
    </Button>
  );
}
