import type { ComponentProps, ReactNode } from "react";
import { cn } from "../style/cn.ts";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  icon?: ReactNode;
  title: ReactNode;
  /** What this place is for. */
  children?: ReactNode;
  /** The action that fills it, or clears the filter. */
  action?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3 | 4;
}

/** Says that there is nothing yet, or that nothing matches. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  level = 2,
  className,
  ...props
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      {...props}
      className={cn(
        "flex flex-col items-center px-6 py-12 text-center [text-wrap:balance]",
        className,
      )}
    >
      {icon && (
        <span className="mb-4 flex size-12 items-center justify-center rounded-full border border-line bg-sunken text-ink-muted [&_svg]:size-5">
          {icon}
        </span>
      )}
      <Heading className="max-w-full text-reading font-semibold wrap-break-word text-ink">
        {title}
      </Heading>
      {children && (
        <div className="mt-1 max-w-[min(100%,65ch)] text-body wrap-break-word text-ink-muted">
          {children}
        </div>
      )}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
