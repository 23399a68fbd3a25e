import { Upload as UploadIcon } from "lucide-react";
import {
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { Button } from "../button/index.ts";
import { FieldError, useFieldControl } from "../field/index.ts";
import { useFocusInside } from "../field/use-focus-inside.ts";
import { useInDisabledFieldset } from "../field/use-in-disabled-fieldset.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { cn } from "../style/cn.ts";
import type { OpenFolder } from "./dropped-folder.ts";
import { type FileRules, refusalOf, sizeText } from "./file-check.ts";
import { useLabels, useLocale } from "../labels/labels-context.ts";
import { englishUploadLabels, type UploadLabels } from "./labels.ts";

export interface DropZoneProps
  extends Omit<ComponentProps<"div">, "children" | "onPaste">, FileRules {
  /** Called with the files that passed the checks. */
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  disabled?: boolean;
  /**
   * What is taken of a dropped folder. @default the files in it that `accept` takes, at most 200; where only one file is
   * taken, none
   */
  openFolder?: OpenFolder | undefined;
  /** Which files are accepted, in words, such as "PDF, Word or text." */
  hint?: ReactNode;
  /** BCP 47 locale for file sizes. @default the provider's, or else "en-GB" */
  locale?: string;
  labels?: Partial<UploadLabels>;
}

/** A zone to drop, paste or choose files. Files that break the rules are refused with the reason. */
export function DropZone({
  onFiles,
  accept,
  maxSize,
  multiple = false,
  disabled: off = false,
  openFolder,
  hint,
  locale: givenLocale,
  labels: given,
  ref,
  className,
  ...props
}: DropZoneProps) {
  const locale = useLocale(givenLocale);
  const labels = useLabels("upload", englishUploadLabels, given);
  const zone = useRef<HTMLDivElement>(null);
  const isOff = useInDisabledFieldset(zone);
  useFocusInside(zone);
  const field = useFieldControl({ disabled: off || isOff || undefined });
  const disabled = field.disabled === true;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const limit = maxSize === undefined ? "" : sizeText(maxSize, locale, "down");

  const take = (all: readonly File[], messages: string[] = []) => {
    if (disabled) return;
    const files = multiple ? all : all.slice(0, 1);
    if (files.length < all.length) messages.push(labels.onlyOne);
    const good = files.filter((file) => {
      const refusal = refusalOf(file, { accept, maxSize });
      if (refusal === "type") messages.push(labels.wrongType(file.name));
      if (refusal === "size") messages.push(labels.tooLarge(file.name, limit));
      if (refusal === "empty") messages.push(labels.empty(file.name));
      return refusal === undefined;
    });
    setProblems(messages);
    if (good.length > 0) onFiles(good);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  const takeFrom = async (data: DataTransfer) => {
    // Of the browser's list, nothing is left after the event.
    const handed = [...data.items].flatMap((item) =>
      item.kind === "file" ? { entry: item.webkitGetAsEntry?.(), file: item.getAsFile() } : [],
    );
    const folders = handed.flatMap(({ entry }) =>
      entry?.isDirectory ? (entry as FileSystemDirectoryEntry) : [],
    );
    if (folders.length === 0) return data.files.length > 0 && take([...data.files]);
    const files = handed.flatMap(({ entry, file }) => (!entry?.isDirectory && file) || []);
    if (!multiple && !openFolder)
      return take(
        files,
        folders.map(({ name }) => labels.folder(name)),
      );
    setReading(true);
    const opened = await import("./dropped-folder.ts")
      .then(({ openFolders }) => openFolders(folders, accept, labels, openFolder))
      .catch(() => ({ files: [], problems: folders.map(({ name }) => labels.folderFailed(name)) }))
      .finally(() => setReading(false));
    latest.current([...files, ...opened.files], opened.problems);
  };

  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  const drag = {
    onDragEnter: (event: DragEvent) => setOver(hasFiles(event) && !disabled),
    onDragOver: (event: DragEvent) => {
      // Otherwise the browser would leave the page and open the file.
      if (hasFiles(event)) event.preventDefault();
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      void takeFrom(event.dataTransfer);
    },
  };

  return (
    <div
      {...props}
      {...drag}
      ref={mergeRefs(zone, ref)}
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) event.preventDefault();
        void takeFrom(event.clipboardData);
      }}
      data-over={over || undefined}
      className={cn(
        "grid justify-items-center gap-2 rounded-card border border-dashed border-line-strong bg-surface px-4 py-6 text-center transition-colors duration-150 ease-calm data-over:border-ink data-over:bg-lime-tint",
        disabled && "border-line bg-sunken text-ink-muted",
        className,
      )}
    >
      <UploadIcon aria-hidden className="size-5 text-ink-muted" />
      <p className="flex flex-wrap items-center justify-center gap-2">
        <span>{labels.drop}</span>
        <Button
          size="sm"
          id={field.id}
          data-field-button
          aria-describedby={field["aria-describedby"]}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {labels.choose}
        </Button>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          const { files } = event.currentTarget;
          if (files && files.length > 0) take([...files]);
          // Without this, choosing the same file again would fire no event.
          event.currentTarget.value = "";
        }}
      />
      {(hint || limit) && (
        <p className="text-caption text-ink-muted">
          <span>{hint}</span> {limit && <span>{labels.maxSize(limit)}</span>}
        </p>
      )}
      <p role="status" className="text-caption text-ink-muted empty:hidden">
        {reading ? labels.readingFolder : ""}
      </p>
      <div role="alert" className="grid gap-1 text-start">
        {problems.map((problem, index) => (
          // Two files may have the same name.
          <FieldError key={`${index} ${problem}`}>{problem}</FieldError>
        ))}
      </div>
    </div>
  );
}
