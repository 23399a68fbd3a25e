import type { ReactNode } from "react";

interface CompactSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange(value: string): void;
  /** Shown in place of the chosen option. */
  children: ReactNode;
}

/** A native list behind an icon or a short text, for a header with little room. */
export function CompactSelect({
  label,
  value,
  options,
  onValueChange,
  children,
}: CompactSelectProps) {
  return (
    <span className="relative inline-flex h-9 min-w-9 items-center justify-center rounded-field px-2 text-body font-medium hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus [&_svg]:size-4">
      <span aria-hidden className="inline-flex items-center gap-1">
        {children}
      </span>
      <select
        aria-label={label}
        title={label}
        className="absolute inset-0 cursor-pointer opacity-0"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
