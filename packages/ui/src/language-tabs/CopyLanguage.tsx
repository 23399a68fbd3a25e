import { Copy, Undo2 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button } from "../button/index.ts";
import { ConfirmDialog } from "../confirm-dialog/index.ts";
import { DropdownItem, DropdownMenu } from "../dropdown-menu/index.ts";
import { cn } from "../style/cn.ts";

/** A language with its full name. */
export interface NamedLanguage {
  code: string;
  name: string;
}

/** Texts of copying from another language. */
export interface CopyLanguageLabels {
  copyFrom: string;
  /** A question that names what would be lost. */
  replaceTitle: (target: string) => string;
  replaceText: (source: string, target: string) => string;
  replace: string;
  copied: (source: string) => string;
  undo: string;
}

const englishLabels: CopyLanguageLabels = {
  copyFrom: "Copy from another language",
  replaceTitle: (target) => `Replace the texts in ${target}?`,
  replaceText: (source, target) =>
    `What is written in ${target} is replaced by the texts in ${source}.`,
  replace: "Replace",
  copied: (source) => `Copied from ${source}.`,
  undo: "Undo",
};

export interface CopyLanguageProps extends Omit<ComponentProps<"div">, "onCopy" | "children"> {
  /** The language that is being written. */
  target: NamedLanguage;
  /** The other languages in which something is written. */
  sources: readonly NamedLanguage[];
  /** Something is written in the target: it is asked before it is lost. */
  targetFilled: boolean;
  onCopy: (source: string) => void;
  /** Brings back what was there before the last copy; without it nothing can be undone. */
  onUndo?: (source: string) => void;
  labels?: Partial<CopyLanguageLabels>;
}

/** Fills the language that is being written with the texts of another one. Stands beside `LanguageTabs`. */
export function CopyLanguage({
  target,
  sources,
  targetFilled,
  onCopy,
  onUndo,
  labels: given,
  className,
  ...props
}: CopyLanguageProps) {
  const labels = { ...englishLabels, ...given };
  const [asked, setAsked] = useState<NamedLanguage | null>(null);
  const [done, setDone] = useState<{ source: NamedLanguage; target: string } | null>(null);
  // Undo ends with the language: by the time its author comes back anything may have been written in it.
  if (done && done.target !== target.code) setDone(null);
  const copied = done?.target === target.code ? done.source : undefined;

  const copy = (source: NamedLanguage) => {
    onCopy(source.code);
    setDone({ source, target: target.code });
  };

  return (
    <div {...props} className={cn("flex min-w-0 flex-wrap items-center gap-2", className)}>
      <DropdownMenu
        align="start"
        trigger={
          <Button
            size="sm"
            variant="quiet"
            icon={<Copy aria-hidden />}
            disabled={sources.length === 0}
            // A long label wraps where it is narrow.
            className="h-auto min-h-7 max-w-full shrink py-0.5 text-start whitespace-normal pointer-coarse:h-auto pointer-coarse:min-h-10"
          >
            {labels.copyFrom}
          </Button>
        }
      >
        {sources.map((source) => (
          <DropdownItem
            key={source.code}
            onSelect={() => (targetFilled ? setAsked(source) : copy(source))}
          >
            {source.name}
          </DropdownItem>
        ))}
      </DropdownMenu>
      {/* Empty it takes no room, and stays: one that is only just displayed is not always announced. */}
      <p role="status" className="text-caption text-ink-muted empty:absolute">
        {copied ? labels.copied(copied.name) : ""}
      </p>
      {copied && onUndo && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Undo2 aria-hidden />}
          onClick={(event) => {
            // This button is removed: the focus moves to the one beside it.
            event.currentTarget.parentElement?.querySelector("button")?.focus();
            setDone(null);
            onUndo(copied.code);
          }}
        >
          {labels.undo}
        </Button>
      )}
      <ConfirmDialog
        destructive
        open={asked !== null}
        title={labels.replaceTitle(target.name)}
        description={asked ? labels.replaceText(asked.name, target.name) : undefined}
        confirmLabel={labels.replace}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) copy(asked);
          setAsked(null);
        }}
      />
    </div>
  );
}
