import { CircleAlert, CircleCheck, CloudOff, PencilLine } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "../spinner/index.ts";
import { cn } from "../style/cn.ts";
import { type UiLabels, useUiLabels } from "../labels/index.ts";

/** Whether the form's changes have been saved. */
export type SaveState = "clean" | "unsaved" | "saving" | "saved" | "offline" | "error";

export interface SaveBarProps extends ComponentProps<"div"> {
  state: SaveState;
  /** The time of the last save, as formatted text. */
  savedAt?: string;
  /** Replaces the default text for the state. */
  message?: ReactNode;
  /** The buttons, the main one last. */
  children: ReactNode;
}

const signs: Record<SaveState, ReactNode> = {
  clean: null,
  unsaved: <PencilLine aria-hidden className="text-warning" />,
  saving: <Spinner />,
  saved: <CircleCheck aria-hidden className="text-success" />,
  offline: <CloudOff aria-hidden className="text-warning" />,
  error: <CircleAlert aria-hidden className="text-danger" />,
};

function sentence(state: SaveState, savedAt: string | undefined, labels: UiLabels): string {
  switch (state) {
    case "unsaved":
      return labels.unsaved;
    case "saving":
      return labels.saving;
    case "offline":
      return labels.offlineDraft;
    case "error":
      return labels.saveFailed;
    default:
      return savedAt ? labels.savedAt(savedAt) : "";
  }
}

/** A bar that sticks to the bottom of a long form: the save state at the left, the buttons at the right. */
export function SaveBar({ state, savedAt, message, className, children, ...props }: SaveBarProps) {
  const labels = useUiLabels();
  const text = message ?? sentence(state, savedAt, labels);
  return (
    <div
      {...props}
      className={cn(
        "sticky bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]",
        className,
      )}
    >
      <div className="mx-auto flex min-h-15 max-w-content flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 tablet:px-6">
        <p
          role="status"
          className="flex min-w-0 flex-[1_1_12rem] items-center gap-2 text-body text-ink-muted [&_svg]:size-4 [&_svg]:shrink-0"
        >
          {text && signs[state]}
          <span className="min-w-0">{text}</span>
        </p>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2 max-tablet:w-full max-tablet:*:flex-auto">
          {children}
        </div>
      </div>
    </div>
  );
}
