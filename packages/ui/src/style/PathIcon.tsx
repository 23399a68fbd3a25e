interface PathIconProps {
  /** The icon's drawing, as Lucide (ISC licence) has it, in one path. */
  d: string;
  className?: string | undefined;
}

/**
 * A Lucide icon without lucide-react, whose shared code takes 1.3 kB; the byte budgets of the table
 * and the alert do not allow that (bench/ui-bytes.ts). Everywhere else icons come from lucide-react.
 */
export function PathIcon({ d, className }: PathIconProps) {
  return (
    <svg
      aria-hidden
      className={className}
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
