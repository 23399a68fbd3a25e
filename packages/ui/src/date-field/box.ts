import { cn } from "../style/cn.ts";
import { controlStyle } from "../style/control.ts";

/** The box around segments looks like any other field. */
export const boxStyle = cn(
  controlStyle,
  "flex items-center data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-muted data-invalid:border-danger has-data-invalid:border-danger",
  "focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus focus-within:shadow-[0_0_0_2px_var(--color-focus-gap)]",
);

/** The language of the page, when a field is told none. */
export function pageLocale(): string {
  return (typeof document === "undefined" ? "" : document.documentElement.lang) || "es";
}
