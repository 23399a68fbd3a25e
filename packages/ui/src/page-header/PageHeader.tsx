import type { ComponentProps, ReactNode, Ref } from "react";
import { cn } from "../style/cn.ts";

export interface PageHeaderProps extends Omit<ComponentProps<"header">, "title"> {
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** The main action, at the right; below on narrow screens. */
  action?: ReactNode;
  /** Shown above the title, such as a link back. */
  before?: ReactNode;
  /** Shown beside the title, such as a state. */
  after?: ReactNode;
  /** The h1, to move the focus there after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The header of a screen; its title is the h1. */
export function PageHeader({
  title,
  description,
  action,
  before,
  after,
  headingRef,
  className,
  ...props
}: PageHeaderProps) {
  return (
    <header {...props} className={cn("mb-4 min-w-0 tablet:mb-6", className)}>
      {before && <div className="mb-2 text-body">{before}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-[1_1_20rem]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h1
              ref={headingRef}
              tabIndex={-1}
              className="min-w-0 text-title font-semibold tracking-tight wrap-break-word text-ink outline-none"
            >
              {title}
            </h1>
            {after}
          </div>
          {description && (
            <p className="mt-1 max-w-prose text-reading text-ink-muted">{description}</p>
          )}
        </div>
        {action && <div className="flex flex-wrap items-center gap-2">{action}</div>}
      </div>
    </header>
  );
}
