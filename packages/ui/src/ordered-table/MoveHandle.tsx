import { GripVertical } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { type AriaButtonOptions, useButton } from "react-aria/useButton";
import { cn } from "../style/cn.ts";

interface MoveHandleProps {
  label: string;
  describedBy: string;
  /** What react-aria's drag needs of its button. */
  drag: AriaButtonOptions<"button">;
  /** Moves the row by so many places; Infinity for the end. */
  onStep: (places: number) => void;
}

const steps: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** The button of a row by which it is dragged, or moved by keys. */
export function MoveHandle({ label, describedBy, drag, onStep }: MoveHandleProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton({ ...drag, "aria-label": label }, ref);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key];
    if (step === undefined) {
      buttonProps.onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    onStep(step);
  };
  return (
    <button
      {...buttonProps}
      ref={ref}
      type="button"
      data-move
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      className={cn(
        "grid h-7 w-6 shrink-0 cursor-grab place-items-center rounded text-ink-muted hover:text-ink active:cursor-grabbing",
        "pointer-coarse:h-10 pointer-coarse:w-8",
      )}
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}
