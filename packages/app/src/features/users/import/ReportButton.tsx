import { CSV_MARK } from "@panel/domain/csv";
import { Button } from "@panel/ui/button";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../../shared/save-file.ts";
import { useRowLabels } from "./use-row-labels.ts";
import { reportCsv, type ImportRow } from "./rows.ts";

interface ReportButtonProps {
  rows: readonly ImportRow[];
  /** Name of the imported file. */
  fileName: string;
}

export function ReportButton({ rows, fileName }: ReportButtonProps) {
  const { t } = useTranslation();
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
      CSV_MARK + reportCsv(rows, { ...labels, header }),
    );
  };
  return (
    <Button icon={<Download className="size-4" />} onClick={save}>
      {t("IMPORT.report")}
    </Button>
  );
}
