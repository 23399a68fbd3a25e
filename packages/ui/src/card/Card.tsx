import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../style/cn.ts";

export interface CardProps extends ComponentProps<"div"> {
  /** Adds padding. @default true */
  padded?: boolean;
  /** Gives looks and props to its child, such as a section or a list item. */
  asChild?: boolean;
}

/** A box with a background and a hairline border. */
export function Card({ padded = true, asChild = false, className, ...props }: CardProps) {
  const Root = asChild ? Slot : "div";
  return (
    <Root
      {...props}
      className={cn(
        "min-w-0 rounded-card border border-line bg-surface",
        padded && "p-4 tablet:p-5",
        className,
      )}
    />
  );
}

export interface CardHeaderProps extends Omit<ComponentProps<"div">, "title"> {
  title: ReactNode;
  description?: ReactNode;
  /** Shown at the right. */
  action?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | 4;
}

/** The title of a card. */
export function CardHeader({
  title,
  description,
  action,
  level = 2,
  className,
  ...props
}: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      {...props}
      className={cn("mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2", className)}
    >
      <div className="min-w-0">
        <Heading className="text-reading font-semibold wrap-break-word text-ink">{title}</Heading>
        {description && <p className="mt-0.5 text-body text-ink-muted">{description}</p>}
      </div>
      {action && <div className="flex shrink-0 items-center gap-2">{action}</div>}
    </div>
  );
}
