import { X } from "lucide-react";
import { useRef } from "react";
import { useUiLabels } from "../labels/index.ts";

interface ChosenChipsProps {
  /** Accessible name of the list. */
  label: string;
  /** The chosen values with their labels. */
  chosen: readonly { value: string; label: string }[];
  /** Number of chips shown at most; for more, their number is shown. */
  most: number;
  disabled: boolean;
  more: (count: number) => string;
  onRemove: (value: string) => void;
  /** Called when the last chip was removed, to move the focus elsewhere. */
  onEmpty: () => void;
}

/** The chosen values as chips, each with a button that removes it. */
export function ChosenChips(props: ChosenChipsProps) {
  const { label, chosen, most, disabled, more, onRemove, onEmpty } = props;
  const labels = useUiLabels();
  const list = useRef<HTMLUListElement>(null);
  const shown = chosen.slice(0, most);
  if (chosen.length === 0) return null;

  const remove = (value: string, index: number) => {
    // The next chip gets the focus, or else the previous one, before this one is removed.
    const buttons = list.current?.querySelectorAll("button") ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onEmpty();
    onRemove(value);
  };

  return (
    <ul ref={list} aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
      {shown.map((option, index) => (
        <li
          key={option.value}
          className="inline-flex min-h-7 max-w-full items-center rounded-full border border-line bg-sunken ps-3 text-body pointer-coarse:min-h-10"
        >
          <span title={option.label} className="min-w-0 truncate">
            {option.label}
          </span>
          <button
            type="button"
            aria-label={labels.remove(option.label)}
            disabled={disabled}
            onClick={() => remove(option.value, index)}
            onKeyDown={(event) => {
              if (event.key !== "Backspace" && event.key !== "Delete") return;
              event.preventDefault();
              remove(option.value, index);
            }}
            className="ms-0.5 flex size-7 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-muted hover:text-ink disabled:cursor-not-allowed pointer-coarse:size-10"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
      {chosen.length > shown.length && (
        <li className="inline-flex min-h-7 items-center text-caption text-ink-muted">
          {more(chosen.length - shown.length)}
        </li>
      )}
    </ul>
  );
}
