import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { Progress } from "@panel/ui/progress";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FirstRows } from "../../../shared/table-preview/FirstRows.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { AfterImport } from "./AfterImport.tsx";
import { BeforeImport } from "./BeforeImport.tsx";
import { ChooseFile } from "./ChooseFile.tsx";
import { ChooseSheet } from "../../../shared/table-preview/ChooseSheet.tsx";
import { ChooseSupervisor } from "./ChooseSupervisor.tsx";
import { ConfirmUndo } from "./ConfirmUndo.tsx";
import { CorrectRow } from "./CorrectRow.tsx";
import { LeftOutEntries } from "./LeftOutEntries.tsx";
import { MatchColumns } from "./MatchColumns.tsx";
import { PastImports } from "./PastImports.tsx";
import { RejectedButton, ReportButton } from "./ReportButton.tsx";
import { isCorrectable, type ImportRow } from "./rows.ts";
import { RowsTable } from "./RowsTable.tsx";
import { useImport } from "./use-import.ts";
import { hasRight } from "@panel/domain/policies";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../../session/use-session.ts";
import { fullName } from "../person.ts";
import { userList } from "../../../shared/person/user-list.ts";

/** Whose editors an import makes: the viewer's, or those of a supervisor who is chosen. */
function useImportTarget() {
  const me = useUser();
  const [supervisorId, choose] = useState<number>();
  const chooses = hasRight(me.role, "choose-import-supervisor");
  const { data } = useQuery({ ...userList(), enabled: chooses });
  const supervisor = data?.find(({ id }) => id === supervisorId);
  return {
    chooses,
    /** Undefined for the viewer itself, and as long as nobody is chosen. */
    supervisorId,
    choose,
    isKnown: !chooses || supervisorId !== undefined,
    /** Who was chosen; empty for the viewer itself. */
    name: supervisor ? fullName(supervisor) : "",
  };
}

interface ImportEditorsProps {
  /** Called after an import that may have created users. */
  onImported: () => void;
  onClose: () => void;
}

/** Editors from a CSV file: choose it, match its columns, see every row checked, import the good ones. */
export function ImportEditors({ onImported, onClose }: ImportEditorsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const target = useImportTarget();
  const editors = useImport(target.supervisorId, onImported);
  const { phase, counts, missing, rows } = editors;
  const [correcting, setCorrecting] = useState<ImportRow>();
  const [undoing, setUndoing] = useState(false);
  const fileName = editors.fileName || t("IMPORT.pasted");
  const about = target.name ? t("IMPORT.fileFor", { fileName, name: target.name }) : fileName;
  const left = counts.rejected + counts.lacking + counts.beyond;
  const sendable = rows.length - counts.repeated - left;
  const handled = sendable - counts.ready - counts.unsent;

  const unreadText = () => {
    const { unopened, unread } = editors;
    if (unopened !== undefined) return errorText(unopened);
    return unread !== undefined && t(`IMPORT.unread.${unread}`);
  };
  const footer = {
    file: <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>,
    check: (
      <>
        <Button onClick={editors.restart}>{t("IMPORT.otherFile")}</Button>
        <Button
          variant="primary"
          disabled={missing.length > 0 || counts.ready === 0 || editors.checking}
          onClick={() => void editors.run()}
        >
          {t("IMPORT.run", { count: counts.ready })}
        </Button>
      </>
    ),
    running: <Button onClick={editors.stop}>{t("IMPORT.stop")}</Button>,
    done: (
      <>
        {editors.undone ? (
          <Button onClick={editors.restart}>{t("IMPORT.otherFile")}</Button>
        ) : (
          counts.imported > 0 &&
          editors.undoable && <Button onClick={() => setUndoing(true)}>{t("IMPORT.undo")}</Button>
        )}
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
      description={phase === "file" ? t("IMPORT.about") : about}
      blocked={phase === "running"}
      onClose={onClose}
      footer={footer}
    >
      {phase === "file" && (
        <div className="grid gap-6">
          {target.chooses && (
            <ChooseSupervisor value={target.supervisorId} onValueChange={target.choose} />
          )}
          {target.isKnown && (
            <>
              <ChooseFile error={unreadText()} onFile={editors.open} onText={editors.paste} />
              <PastImports supervisorId={target.supervisorId} />
            </>
          )}
        </div>
      )}
      {phase === "check" && (
        <div className="mb-6">
          <ChooseSheet
            className="mb-5"
            sheets={editors.sheets.map(({ name, csv }) => ({ name, table: csv }))}
            value={editors.sheet}
            onValueChange={editors.chooseSheet}
          />
          <FirstRows
            rows={editors.fileRows}
            header={editors.headerAt}
            onHeaderChange={editors.chooseHeader}
          />
        </div>
      )}
      {phase === "check" && <MatchColumns editors={editors} />}
      {phase === "check" && <LeftOutEntries entries={editors.leftOut} />}
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
      {phase === "check" && editors.checking && (
        <p role="status" className="mb-4 text-body text-ink-muted">
          {t("IMPORT.checking")}
        </p>
      )}
      {phase === "check" && editors.unchecked && (
        <InlineMessage className="mb-4" tone="warning" title={t("IMPORT.unchecked")}>
          <span>{errorText(editors.unchecked)}</span> <span>{t("IMPORT.uncheckedText")}</span>{" "}
          <Button size="sm" onClick={editors.checkAgain}>
            {t("IMPORT.checkAgain")}
          </Button>
        </InlineMessage>
      )}
      {phase === "check" && missing.length === 0 && !editors.checking && (
        <BeforeImport counts={counts} places={editors.places} />
      )}
      {phase === "done" && <AfterImport editors={editors} />}
      {(phase === "done" || (phase === "check" && missing.length === 0 && left > 0)) && (
        <div className="mb-4 flex flex-wrap gap-2">
          {left > 0 && <RejectedButton rows={rows} fileName={fileName} />}
          {phase === "done" && <ReportButton rows={rows} fileName={fileName} />}
        </div>
      )}
      {phase !== "file" && (
        <RowsTable rows={rows} onCorrect={phase === "check" ? setCorrecting : undefined} />
      )}
      {correcting && (
        <CorrectRow
          row={correcting}
          next={rows.find((row) => row.line > correcting.line && isCorrectable(row))}
          onCorrect={(texts, further) => {
            editors.correct(correcting.line, texts);
            setCorrecting(further);
          }}
          onClose={() => setCorrecting(undefined)}
        />
      )}
      <ConfirmUndo open={undoing} onUndo={editors.undo} onClose={() => setUndoing(false)} />
    </Dialog>
  );
}
