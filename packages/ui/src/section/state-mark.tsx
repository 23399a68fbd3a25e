import { Circle, CircleAlert, CircleCheck } from "lucide-react";
import { cn } from "../style/cn.ts";
import type { UiLabels } from "../labels/index.ts";

/** The completeness of a section of a form. */
export type SectionState = "complete" | "incomplete" | "error";

const marks = {
  complete: { Icon: CircleCheck, text: "text-success", pill: "bg-success-tint text-success" },
  incomplete: { Icon: Circle, text: "text-ink-faint", pill: "bg-sunken text-ink-muted" },
  error: { Icon: CircleAlert, text: "text-danger", pill: "bg-danger-tint text-danger" },
};

/** The text for a state. */
export function labelOfState(state: SectionState, labels: UiLabels): string {
  return { complete: labels.complete, incomplete: labels.incomplete, error: labels.withErrors }[
    state
  ];
}

/** The icon of a state; show its text next to it, or visually hidden. */
export function StateMark({ state, className }: { state: SectionState; className?: string }) {
  const { Icon, text } = marks[state];
  return <Icon aria-hidden className={cn("size-4 shrink-0", text, className)} />;
}

/** The icon and text of a state. */
export function StatePill({
  state,
  label,
  className,
}: {
  state: SectionState;
  label: string;
  className?: string;
}) {
  const { Icon, pill } = marks[state];
  return (
    <span
      className={cn(
        "inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2 text-caption font-medium whitespace-nowrap",
        pill,
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      <span>{label}</span>
    </span>
  );
}
