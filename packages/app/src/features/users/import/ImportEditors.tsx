import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { Progress } from "@panel/ui/progress";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { ChooseFile } from "./ChooseFile.tsx";
import { MatchColumns } from "./MatchColumns.tsx";
import { ReportButton } from "./ReportButton.tsx";
import { RowsTable } from "./RowsTable.tsx";
import { useImport } from "./use-import.ts";

interface ImportEditorsProps {
  /** Called after an import that may have created users. */
  onImported: () => void;
  onClose: () => void;
}

/** Editors from a CSV file: choose it, match its columns, see every row checked, import the good ones. */
export function ImportEditors({ onImported, onClose }: ImportEditorsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const editors = useImport(onImported);
  const { phase, counts, missing, rows } = editors;
  const sendable = rows.length - counts.repeated - counts.rejected;
  const handled = sendable - counts.ready - counts.unsent;

  const footer = {
    file: <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>,
    check: (
      <>
        <Button onClick={editors.restart}>{t("IMPORT.otherFile")}</Button>
        <Button
          variant="primary"
          disabled={missing.length > 0 || counts.ready === 0}
          onClick={() => void editors.run()}
        >
          {t("IMPORT.run", { count: counts.ready })}
        </Button>
      </>
    ),
    running: <Button onClick={editors.stop}>{t("IMPORT.stop")}</Button>,
    done: (
      <>
        <ReportButton rows={rows} fileName={editors.fileName} />
        {counts.unsent > 0 && (
          <Button onClick={() => void editors.run()}>
            {t("IMPORT.goOn", { count: counts.unsent })}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {t("IMPORT.finish")}
        </Button>
      </>
    ),
  }[phase];

  return (
    <Dialog
      open
      size="xl"
      title={t("IMPORT.title")}
      description={phase === "file" ? t("IMPORT.about") : editors.fileName}
      blocked={phase === "running"}
      onClose={onClose}
      footer={<div className="flex flex-wrap justify-end gap-2">{footer}</div>}
    >
      {phase === "file" && <ChooseFile unreadable={editors.unreadable} onFile={editors.open} />}
      {phase === "check" && <MatchColumns editors={editors} />}
      {phase === "running" && (
        <Progress
          className="mb-5"
          showValue
          label={t("IMPORT.running")}
          value={handled}
          max={sendable}
          valueText={t("IMPORT.progress", { done: handled, total: sendable })}
        />
      )}
      {phase === "done" && (
        <InlineMessage
          className="mb-5"
          tone={editors.failure !== undefined ? "error" : counts.imported > 0 ? "success" : "info"}
          title={t("IMPORT.imported", { count: counts.imported })}
        >
          {editors.failure !== undefined
            ? t("IMPORT.failed", { reason: errorText(editors.failure) })
            : t("IMPORT.doneText")}
        </InlineMessage>
      )}
      {phase !== "file" && missing.length === 0 && <RowsTable rows={rows} />}
    </Dialog>
  );
}
