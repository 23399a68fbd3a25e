import { useRef } from "react";
import { cn } from "../style/cn.ts";
import { DropZone, type DropZoneProps } from "./DropZone.tsx";
import { UploadRow } from "./UploadRow.tsx";
import { type Transfer, useUploads } from "./use-uploads.ts";
import { englishUploadWords } from "./words.ts";

export interface UploadProps extends Omit<DropZoneProps, "onFiles"> {
  /** Names the list of files. */
  label: string;
  transfer: Transfer;
  /** What a failed transfer says; default: one sentence for all. */
  failureText?: (error: unknown) => string;
  /** So many files are on their way at once. @default 3 */
  atATime?: number;
}

/** A drop zone and the files that are on their way: progress, cancel, retry. */
export function Upload({
  label,
  transfer,
  failureText,
  atATime = 3,
  className,
  ...props
}: UploadProps) {
  const words = { ...englishUploadWords, ...props.words };
  const uploads = useUploads(transfer, atATime);
  const box = useRef<HTMLDivElement>(null);

  const dismiss = (id: number, index: number) => {
    // The file that comes after takes the focus, or else the one before, while this one is still there.
    const rows = box.current?.querySelectorAll("li");
    const row = rows?.[index + 1] ?? rows?.[index - 1];
    const next = row
      ? row.querySelector("button:last-of-type")
      : box.current?.querySelector("button:enabled");
    ((next ?? box.current) as HTMLElement | null)?.focus();
    uploads.dismiss(id);
  };

  return (
    <div ref={box} tabIndex={-1} className="grid min-w-0 gap-2 outline-none">
      <DropZone {...props} onFiles={uploads.add} className={cn(className)} />
      {uploads.items.length > 0 && (
        <ul aria-label={label} className="grid gap-2">
          {uploads.items.map((item, index) => (
            <UploadRow
              key={item.id}
              item={item}
              failureText={failureText}
              locale={props.locale ?? "es"}
              words={words}
              onCancel={() => uploads.cancel(item.id)}
              onRetry={() => uploads.retry(item.id)}
              onDismiss={() => dismiss(item.id, index)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
