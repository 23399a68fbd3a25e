import { Button } from "@panel/ui/button";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { saveTable } from "../../../shared/save-table.ts";
import { useRowLabels } from "./use-row-labels.ts";
import { rejectedRows, reportRows, type ImportRow } from "./rows.ts";

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
    saveTable(
      `${name}-${t("IMPORT.reportName")}`,
      reportRows(rows, { ...labels, header }),
      i18n.language,
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
    saveTable(`${name}-${t("IMPORT.rejectedName")}`, rejectedRows(rows, words), i18n.language);
  };
  return (
    <Button icon={<Download className="size-4" />} onClick={save}>
      {t("IMPORT.saveRejected")}
    </Button>
  );
}
