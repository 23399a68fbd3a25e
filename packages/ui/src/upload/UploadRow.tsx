import { CircleCheck, File as FileIcon, RotateCcw, X } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { FieldError } from "../field/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Progress } from "../progress/index.ts";
import { sizeText } from "./file-check.ts";
import type { UploadItem } from "./upload-queue.ts";
import type { UploadLabels } from "./labels.ts";

interface UploadRowProps {
  item: UploadItem;
  onCancel: () => void;
  onRetry: () => void;
  onDismiss: () => void;
  failureText: ((error: unknown) => string) | undefined;
  locale: string;
  labels: UploadLabels;
}

/** A file with its progress and its buttons. */
export function UploadRow({ item, failureText, locale, labels, ...on }: UploadRowProps) {
  const { file, state, progress } = item;
  const under = state === "waiting" || state === "running";
  const last = useRef<HTMLButtonElement>(null);
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-surface py-2 pe-2 ps-3">
      <Preview file={file} />
      <div className="grid min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate">{file.name}</span>
          <span className="shrink-0 text-caption text-ink-muted tabular-nums">
            {sizeText(file.size, locale)}
          </span>
        </p>
        {under && (
          <div className="mt-1">
            <Progress label={labels.uploading(file.name)} value={progress} max={1} />
          </div>
        )}
        {/* Rendered also while it is empty: screen readers announce only changes of a live region that is already there. */}
        <div role="status" className="text-caption text-ink-muted not-empty:mt-1">
          {state === "done" && (
            <span className="flex items-center gap-1.5 text-success">
              <CircleCheck aria-hidden className="size-3.5" />
              {labels.uploaded}
            </span>
          )}
          {state === "cancelled" && <span>{labels.cancelled}</span>}
          {state === "failed" && (
            <FieldError>{failureText?.(item.error) ?? labels.failed}</FieldError>
          )}
        </div>
      </div>
      {(state === "failed" || state === "cancelled") && (
        <IconButton
          size="sm"
          label={labels.retry(file.name)}
          onClick={() => {
            // This button is removed, so the focus moves to the one that stays.
            last.current?.focus();
            on.onRetry();
          }}
        >
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      {/* The same button throughout, so that the focus stays on it when the transfer ends. */}
      <IconButton
        ref={last}
        size="sm"
        label={under ? labels.cancel(file.name) : labels.dismiss(file.name)}
        onClick={under ? on.onCancel : on.onDismiss}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

/** Shows the picture, or an icon for any other file. */
function Preview({ file }: { file: File }) {
  const [broken, setBroken] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  // Not SVG, which may contain scripts; it is not shown before a server has checked it.
  const picture = /^image\/(?:png|jpeg|webp|gif|avif)$/.test(file.type) && !broken;
  return (
    <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-field bg-sunken text-ink-muted">
      {picture ? (
        <img ref={show} alt="" className="size-full object-cover" onError={() => setBroken(true)} />
      ) : (
        <FileIcon aria-hidden className="size-5" />
      )}
    </span>
  );
}
