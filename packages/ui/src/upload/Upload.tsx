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
  return (
    <div className="grid min-w-0 gap-2">
      <DropZone {...props} onFiles={uploads.add} className={cn(className)} />
      {uploads.items.length > 0 && (
        <ul aria-label={label} className="grid gap-2">
          {uploads.items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              failureText={failureText}
              locale={props.locale ?? "es"}
              words={words}
              onCancel={() => uploads.cancel(item.id)}
              onRetry={() => uploads.retry(item.id)}
              onDismiss={() => uploads.dismiss(item.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
