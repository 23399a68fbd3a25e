import { wordList } from "@panel/i18n/word-list";
import type { KnowledgeFile } from "@panel/api-client/bots";
import { estimatedCharacters } from "@panel/domain/chatbots";
import { Button } from "@panel/ui/button";
import { FieldError } from "@panel/ui/field";
import { IconButton } from "@panel/ui/icon-button";
import { Progress } from "@panel/ui/progress";
import { StatusPill } from "@panel/ui/status-pill";
import { sizeText } from "@panel/ui/upload";
import { BookOpenText, Download, FileText, RotateCcw, Trash2, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { pageRanges } from "../page-ranges.ts";
import type { AddedFile } from "../use-file-changes.ts";

interface FileRowProps {
  name: string;
  /** Bytes. */
  size: number;
  faded?: boolean;
  state: ReactNode;
  action: ReactNode;
  children?: ReactNode;
}

/** One PDF: name, size, estimated characters, state and buttons. */
function FileRow({ name, size, faded = false, state, action, children }: FileRowProps) {
  const { t, i18n } = useTranslation();
  const characters = new Intl.NumberFormat(i18n.language).format(estimatedCharacters(size));
  return (
    <li className="flex min-w-0 items-start gap-3 rounded-card border border-line bg-surface p-3">
      <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
          <p
            className={
              faded
                ? "min-w-0 font-medium wrap-anywhere text-ink-muted line-through"
                : "min-w-0 font-medium wrap-anywhere text-ink"
            }
          >
            {name}
          </p>
          {state}
        </div>
        <p className="text-caption text-ink-muted tabular-nums">
          {t("CHATBOT_FILES.size", { size: sizeText(size, i18n.language), characters })}
        </p>
        {children}
      </div>
      {action}
    </li>
  );
}

interface AddedRowProps {
  added: AddedFile;
  disabled: boolean;
  onDrop(): void;
}

/** A chosen file that is not stored yet. */
export function AddedRow({ added: { file, progress }, disabled, onDrop }: AddedRowProps) {
  const { t } = useTranslation();
  const { name, size } = file;
  return (
    <FileRow
      name={name}
      size={size}
      state={
        <StatusPill tone={progress === 1 ? "success" : "info"}>
          {t(progress === 1 ? "UPLOAD.uploaded" : "CHATBOT_FILES.notSaved")}
        </StatusPill>
      }
      action={
        <IconButton
          size="sm"
          disabled={disabled}
          label={t("CHATBOT_FILES.withdraw", { name })}
          onClick={onDrop}
        >
          <X aria-hidden />
        </IconButton>
      }
    >
      {progress !== undefined && progress < 1 && (
        <Progress label={t("UPLOAD.uploading", { name })} value={progress} max={1} />
      )}
    </FileRow>
  );
}

interface StoredRowProps {
  file: KnowledgeFile;
  removed: boolean;
  disabled: boolean;
  /** Undefined if the viewer may not change the files. */
  onToggleRemoved: (() => void) | undefined;
  onRetry: (() => void) | undefined;
  onDownload: (() => void) | undefined;
  /** Shows what was read of it. */
  onOpen: (() => void) | undefined;
}

const TONES = { waiting: "neutral", reading: "info", ready: "success", refused: "error" } as const;

/** A stored file: how far it has been read, or why it was refused. */
export function StoredRow(props: StoredRowProps) {
  const { file, removed, disabled, onToggleRemoved, onRetry, onDownload, onOpen } = props;
  const { t, i18n } = useTranslation();
  const { publicName: name, size, status, pages, pagesRead, reason, scannedPages = [] } = file;
  const { ocrPages = 0 } = file;
  const listed = wordList(pageRanges(scannedPages), i18n.language);
  const state = removed ? (
    <StatusPill tone="warning">{t("CHATBOT_FILES.removed")}</StatusPill>
  ) : (
    status && (
      <StatusPill tone={TONES[status]} role="status">
        {status !== "reading" || !pages
          ? t(`CHATBOT_FILES.${status}`)
          : ocrPages > 0
            ? t("CHATBOT_FILES.readingPictures", { count: ocrPages })
            : t("CHATBOT_FILES.readingPage", { page: pagesRead ?? 0, pages })}
      </StatusPill>
    )
  );
  return (
    <FileRow
      name={name}
      size={size}
      faded={removed}
      state={state}
      action={
        <div className="flex shrink-0 gap-1">
          {onDownload && (
            <IconButton
              size="sm"
              label={t("CHATBOT_FILES.download", { name })}
              onClick={onDownload}
            >
              <Download aria-hidden />
            </IconButton>
          )}
          {onToggleRemoved && (
            <IconButton
              size="sm"
              disabled={disabled}
              label={t(removed ? "CHATBOT_FILES.keep" : "CHATBOT_FILES.remove", { name })}
              onClick={onToggleRemoved}
            >
              {removed ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
            </IconButton>
          )}
        </div>
      }
    >
      {!removed && status === "reading" && pages !== undefined && pages > 0 && (
        <Progress
          label={t("CHATBOT_FILES.progress", { name })}
          value={pagesRead ?? 0}
          max={pages}
        />
      )}
      {!removed && status === "refused" && (
        <>
          <FieldError>{t(`CHATBOT_FILES.reason.${reason ?? "broken"}`)}</FieldError>
          {onRetry && (
            <Button
              size="sm"
              className="justify-self-start"
              disabled={disabled}
              icon={<RotateCcw className="size-4" />}
              onClick={onRetry}
            >
              {t("CHATBOT_FILES.retry")}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
        </>
      )}
      {!removed && status === "ready" && onOpen && (
        <Button
          size="sm"
          className="justify-self-start"
          icon={<BookOpenText className="size-4" />}
          onClick={onOpen}
        >
          {t("CHATBOT_PAGES.open")}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {!removed && status === "ready" && ocrPages > 0 && (
        <p className="text-caption text-ink-muted">
          {t("CHATBOT_FILES.ocrPages", { count: ocrPages })}
        </p>
      )}
      {!removed && status === "ready" && scannedPages.length > 0 && (
        <p className="text-caption text-warning">
          {t("CHATBOT_FILES.scannedPages", { count: scannedPages.length, pages: listed })}
        </p>
      )}
    </FileRow>
  );
}
