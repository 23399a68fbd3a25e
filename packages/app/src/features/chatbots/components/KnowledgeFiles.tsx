import type { KnowledgeFile } from "@panel/api-client/bots";
import { KNOWLEDGE_FILE_BYTES, KNOWLEDGE_FILES_MAX } from "@panel/domain/chatbots";
import { Field, FieldError } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { Section } from "@panel/ui/section";
import { DropZone } from "@panel/ui/upload";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUploadLabels } from "../../../shared/use-upload-labels.ts";
import type { BotOwner } from "../knowledge-upload.ts";
import type { FileChanges } from "../use-file-changes.ts";
import { AddedRow, StoredRow } from "./KnowledgeFileRows.tsx";

const ReadPages = lazy(() =>
  import("./ReadPages.tsx").then((module) => ({ default: module.ReadPages })),
);

interface KnowledgeFilesProps {
  stored: readonly KnowledgeFile[];
  /** Why the stored files could not be fetched. */
  error?: string | undefined;
  files: FileChanges;
  /** True while a save runs. */
  busy: boolean;
  /** Shows the files without letting the viewer change them. */
  readOnly?: boolean;
  onRetry?(fileName: string): void;
  onDownload?(fileName: string): void;
  /** Whose files are stored; without it, nothing was read yet. */
  bot?: BotOwner;
}

/** The PDFs from which the bot answers: those that are stored and those to be added. */
export function KnowledgeFiles(props: KnowledgeFilesProps) {
  const { stored, error, files, busy, readOnly = false, onRetry, onDownload, bot } = props;
  const { t, i18n } = useTranslation();
  const uploadLabels = useUploadLabels();
  const { added, problems } = files;
  const [openName, setOpenName] = useState<string>();
  const open = stored.find(({ fileName }) => fileName === openName);
  const list = stored.length + added.length > 0 && (
    <ul aria-label={t("CHATBOT_FILES.list")} className="grid gap-2">
      {stored.map((file) => (
        <StoredRow
          key={file.fileName}
          file={file}
          removed={files.isRemoved(file.fileName)}
          disabled={busy}
          onToggleRemoved={readOnly ? undefined : () => files.toggleRemoved(file.fileName)}
          onRetry={readOnly || !onRetry ? undefined : () => onRetry(file.fileName)}
          onDownload={onDownload && (() => onDownload(file.fileName))}
          onOpen={bot && (() => setOpenName(file.fileName))}
        />
      ))}
      {added.map((each) => (
        <AddedRow key={each.id} added={each} disabled={busy} onDrop={() => files.drop(each.id)} />
      ))}
    </ul>
  );
  return (
    <Section
      id="bot-files"
      title={t("CHATBOT_FILES.title")}
      hint={t(readOnly ? "CHATBOT_FILES.hintOwner" : "CHATBOT_FILES.hint", {
        max: KNOWLEDGE_FILES_MAX,
      })}
    >
      <div className="grid gap-4">
        {error && <InlineMessage tone="error">{error}</InlineMessage>}
        {list}
        {readOnly ? (
          !list && !error && <p className="text-body text-ink-muted">{t("CHATBOT_FILES.none")}</p>
        ) : (
          <Field label={t("CHATBOT_FILES.add")} required>
            <DropZone
              multiple
              disabled={busy}
              accept=".pdf,application/pdf"
              maxSize={KNOWLEDGE_FILE_BYTES}
              locale={i18n.language}
              onFiles={(chosen) => void files.add(chosen)}
              labels={{
                ...uploadLabels,
                drop: t("CHATBOT_FILES.drop"),
                choose: t("CHATBOT_FILES.choose"),
                wrongType: (name) => t("CHATBOT_FILES.notPdf", { name }),
              }}
            />
          </Field>
        )}
        <div role="alert" className="grid gap-1 empty:hidden">
          {problems.map((problem) => (
            <FieldError key={problem}>{problem}</FieldError>
          ))}
        </div>
      </div>
      {bot && open && (
        <Suspense fallback={null}>
          <ReadPages
            bot={bot}
            file={open}
            readOnly={readOnly}
            onClose={() => setOpenName(undefined)}
          />
        </Suspense>
      )}
    </Section>
  );
}
