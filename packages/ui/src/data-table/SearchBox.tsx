import { type ComponentProps, useRef } from "react";
import { cn } from "../style/cn.ts";
import { TextInput } from "../text-input/index.ts";
import { Icon } from "./Icon.tsx";
import { keyOf } from "../style/key-of.ts";

export interface SearchBoxProps extends Omit<ComponentProps<"div">, "onChange" | "children"> {
  value: string;
  onValueChange: (text: string) => void;
  /** Accessible name, and the placeholder unless one is given. */
  label: string;
  /** Name of the button that empties the box. */
  clearLabel: string;
  placeholder?: string;
}

/** More than any name, and little enough for an address that holds it. */
const LONGEST = 300;

/** A text field that filters a list while one types. Escape empties it. */
export function SearchBox({
  value,
  onValueChange,
  label,
  clearLabel,
  placeholder = label,
  className,
  ...props
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);

  const clear = () => {
    onValueChange("");
    input.current?.focus();
  };

  return (
    <div role="search" aria-label={label} {...props} className={cn("w-full max-w-sm", className)}>
      <TextInput
        ref={input}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onValueChange={onValueChange}
        onKeyDown={(event) => {
          if (keyOf(event) !== "Escape" || value === "") return;
          // Otherwise a dialog around the list would close too.
          event.stopPropagation();
          clear();
        }}
        start={<Icon name="search" className="text-ink-muted" />}
        end={
          value !== "" && (
            <button
              type="button"
              aria-label={clearLabel}
              onClick={clear}
              className="relative start-1 grid size-7 shrink-0 cursor-pointer place-items-center rounded-field hover:bg-sunken hover:text-ink pointer-coarse:size-10"
            >
              <Icon name="close" />
            </button>
          )
        }
        className="border-line-strong"
      />
    </div>
  );
}
