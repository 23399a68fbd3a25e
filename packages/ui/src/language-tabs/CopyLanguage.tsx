import { Copy, Undo2 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button } from "../button/index.ts";
import { ConfirmDialog } from "../confirm-dialog/index.ts";
import { DropdownMenu } from "../dropdown-menu/DropdownMenu.tsx";
import { DropdownMenuItem, type MenuOpenReason } from "../dropdown-menu/MenuParts.tsx";
import type { OpeningProps } from "../style/use-open.ts";
import { cn } from "../style/cn.ts";
import { useLabels } from "../labels/labels-context.ts";
import { englishCopyLanguageLabels, type CopyLanguageLabels } from "./labels.ts";

/** A language with its full name. */
export interface NamedLanguage {
  code: string;
  name: string;
}

export interface CopyLanguageProps
  extends Omit<ComponentProps<"div">, "onCopy" | "children">, OpeningProps<MenuOpenReason> {
  /** The language into which texts are copied. */
  target: NamedLanguage;
  /** The other languages that have texts. */
  sources: readonly NamedLanguage[];
  /** True when the target has texts: then a confirmation is shown before they are replaced. */
  targetFilled: boolean;
  onCopy: (source: string) => void;
  /** Restores the texts from before the last copy; without it a copy cannot be undone. */
  onUndo?: (source: string) => void;
  labels?: Partial<CopyLanguageLabels>;
}

/** Copies the texts of another language into the current one. Put it beside `LanguageTabs`. */
export function CopyLanguage({
  target,
  sources,
  targetFilled,
  onCopy,
  onUndo,
  open,
  defaultOpen,
  onOpenChange,
  labels: given,
  className,
  ...props
}: CopyLanguageProps) {
  const labels = useLabels("copyLanguage", englishCopyLanguageLabels, given);
  const [confirming, setConfirming] = useState<NamedLanguage | null>(null);
  const [done, setDone] = useState<{ source: NamedLanguage; target: string } | null>(null);
  // Undo is no longer offered after another language was shown: the texts may have changed since.
  if (done && done.target !== target.code) setDone(null);
  const copied = done?.target === target.code ? done.source : undefined;

  const copy = (source: NamedLanguage) => {
    onCopy(source.code);
    setDone({ source, target: target.code });
  };

  return (
    <div {...props} className={cn("flex min-w-0 flex-wrap items-center gap-2", className)}>
      <DropdownMenu
        {...{ open, defaultOpen, onOpenChange }}
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
          <DropdownMenuItem
            key={source.code}
            onSelect={() => (targetFilled ? setConfirming(source) : copy(source))}
          >
            {source.name}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      {/* Always rendered, and without height while empty: a live region that has just been added may not be announced. */}
      <p role="status" className="text-caption text-ink-muted empty:absolute">
        {copied ? labels.copied(copied.name) : ""}
      </p>
      {copied && onUndo && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Undo2 aria-hidden />}
          onClick={(event) => {
            // This button is removed, so the focus moves to the one beside it.
            event.currentTarget.parentElement?.querySelector("button")?.focus();
            setDone(null);
            onUndo(copied.code);
          }}
        >
          {labels.undo}
        </Button>
      )}
      <ConfirmDialog
        danger
        open={confirming !== null}
        title={labels.replaceTitle(target.name)}
        description={confirming ? labels.replaceText(confirming.name, target.name) : undefined}
        confirmLabel={labels.replace}
        onClose={() => setConfirming(null)}
        onConfirm={() => {
          if (confirming) copy(confirming);
          setConfirming(null);
        }}
      />
    </div>
  );
}
