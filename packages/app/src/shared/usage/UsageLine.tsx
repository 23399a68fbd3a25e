import type { ReactElement, ReactNode } from "react";

interface UsageLineProps {
  icon: ReactElement;
  /** A meter. */
  children: ReactNode;
}

/** One resource of a list of them: its sign and how much of it is used. */
export function UsageLine({ icon, children }: UsageLineProps) {
  return (
    <li className="flex min-w-0 gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-muted">
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}
