import { useEffect, useRef } from "react";
import { cn } from "../style/cn.ts";
import { DropZone, type DropZoneProps } from "./DropZone.tsx";
import { UploadRow } from "./UploadRow.tsx";
import { createUploadQueue, type TransferContext } from "./upload-queue.ts";
import { useUploadQueue } from "./use-upload-queue.ts";
import { useLabels, useLocale } from "../labels/labels-context.ts";
import { englishUploadLabels } from "./labels.ts";

/** Sends a file. Rejects on failure; `failureText` may turn the error into a message. */
export type Transfer = (file: File, context: TransferContext) => Promise<void>;

export interface UploadProps extends Omit<DropZoneProps, "onFiles"> {
  /** Accessible name of the list of files. */
  label: string;
  transfer: Transfer;
  /** Returns the message for a failed transfer. @default one sentence for all errors */
  failureText?: (error: unknown) => string;
  /** Number of files sent at once. Changes after the first render have no effect. @default 3 */
  atATime?: number;
}

/** A drop zone and the files that are being sent: progress, cancel, retry. */
export function Upload({
  label,
  transfer,
  failureText,
  atATime = 3,
  className,
  ...props
}: UploadProps) {
  const locale = useLocale(props.locale);
  const labels = useLabels("upload", englishUploadLabels, props.labels);
  const latest = useRef(transfer);
  useEffect(() => {
    latest.current = transfer;
  }, [transfer]);
  const { queue, items } = useUploadQueue(() =>
    createUploadQueue<null, void>({
      atATime,
      transfer: ({ file }, context) => latest.current(file, context),
    }),
  );
  const box = useRef<HTMLDivElement>(null);

  const dismiss = (id: number, index: number) => {
    // The next file gets the focus, or else the previous one, before this one is removed.
    const rows = box.current?.querySelectorAll("li");
    const row = rows?.[index + 1] ?? rows?.[index - 1];
    const next = row
      ? row.querySelector("button:last-of-type")
      : box.current?.querySelector("button:enabled");
    ((next ?? box.current) as HTMLElement | null)?.focus();
    queue.remove(id);
  };

  const send = (files: readonly File[]) =>
    queue.send(queue.add(files.map((file) => ({ file, details: null }))));

  return (
    <div ref={box} tabIndex={-1} className="grid min-w-0 gap-2 outline-none">
      <DropZone {...props} onFiles={send} className={cn(className)} />
      {items.length > 0 && (
        <ul aria-label={label} className="grid gap-2">
          {items.map((item, index) => (
            <UploadRow
              key={item.id}
              item={item}
              failureText={failureText}
              locale={locale}
              labels={labels}
              onCancel={() => queue.cancel(item.id)}
              onRetry={() => queue.send([item.id])}
              onDismiss={() => dismiss(item.id, index)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
