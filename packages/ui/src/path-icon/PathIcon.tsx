import type { ComponentProps } from "react";

export interface PathIconProps extends Omit<ComponentProps<"svg">, "children"> {
  /** The icon's drawing, as Lucide (ISC licence) has it, in one path on 24 by 24. */
  d: string;
}

/**
 * A decorative icon from one path, drawn as Lucide draws. For where every byte counts: the shared code
 * of lucide-react takes 1.3 kB, which the budgets of the table, the alert, the language tabs, the map, the chat and the first load do not allow
 * (bench/ui-bytes.ts, bench/widget-bytes.ts, bench/first-load.ts). Everywhere else icons come from lucide-react.
 */
export function PathIcon({ d, ...props }: PathIconProps) {
  return (
    <svg
      {...props}
      aria-hidden
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}
