import { type ComponentProps, useRef } from "react";
import { cn } from "../style/cn.ts";
import { Icon } from "./Icon.tsx";

export interface SearchBoxProps extends Omit<ComponentProps<"div">, "onChange" | "children"> {
  value: string;
  onChange: (text: string) => void;
  /** Accessible name, and the placeholder unless one is given. */
  label: string;
  /** Name of the button that empties the box. */
  clearLabel: string;
  placeholder?: string;
}

/** A text field that narrows a list as one types. Escape empties it. */
export function SearchBox({
  value,
  onChange,
  label,
  clearLabel,
  placeholder = label,
  className,
  ...props
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);

  const clear = () => {
    onChange("");
    input.current?.focus();
  };

  return (
    <div
      role="search"
      aria-label={label}
      {...props}
      className={cn("relative w-full max-w-sm", className)}
    >
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
      />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          // A dialog around the list stays open: this Escape was for the search.
          event.stopPropagation();
          clear();
        }}
        className="h-9 w-full rounded-field border border-line-strong bg-surface pr-9 pl-9 text-body text-ink placeholder:text-ink-faint pointer-coarse:h-10"
      />
      {value !== "" && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className="absolute top-1/2 right-1 grid size-7 -translate-y-1/2 cursor-pointer place-items-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink pointer-coarse:right-0 pointer-coarse:size-10"
        >
          <Icon name="close" className="size-4" />
        </button>
      )}
    </div>
  );
}
