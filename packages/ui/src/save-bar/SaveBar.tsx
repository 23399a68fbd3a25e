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
  /** Stands in a header that the page already has: without a ground of its own and without sticking. @default false */
  inline?: boolean;
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
export function SaveBar({
  state,
  savedAt,
  message,
  inline = false,
  className,
  children,
  ...props
}: SaveBarProps) {
  const labels = useUiLabels();
  const text = message ?? sentence(state, savedAt, labels);
  const status = (
    <p
      role="status"
      className={cn(
        "flex min-w-0 items-center gap-2 text-ink-muted [&_svg]:size-4 [&_svg]:shrink-0",
        inline
          ? "max-w-80 justify-end text-caption max-tablet:order-last max-tablet:max-w-none max-tablet:basis-full max-tablet:justify-start"
          : "flex-[1_1_12rem] text-body",
        // It is longer than the room that the title of a header leaves on a tablet.
        inline &&
          state === "unsaved" &&
          "max-laptop:order-last max-laptop:max-w-none max-laptop:basis-full",
        // There is little room in a header, and nothing to do.
        inline && (state === "clean" || state === "saved") && "max-laptop:sr-only",
        inline && state === "error" && "order-last max-w-none basis-full justify-start",
      )}
    >
      {text && signs[state]}
      <span className="min-w-0">{text}</span>
    </p>
  );
  if (inline) {
    return (
      <div {...props} className={cn("contents", className)}>
        {status}
        {children}
      </div>
    );
  }
  return (
    <div
      {...props}
      className={cn(
        "sticky bottom-0 z-30 short:static border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]",
        className,
      )}
    >
      <div className="mx-auto flex min-h-15 max-w-content flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 tablet:px-6">
        {status}
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2 max-tablet:w-full max-tablet:*:flex-auto">
          {children}
        </div>
      </div>
    </div>
  );
}
