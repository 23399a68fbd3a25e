import { type ComponentProps, useEffect, useState } from "react";
import { cn } from "../style/cn.ts";
import { useUiLabels } from "../labels/index.ts";

/** A grey shape where something will be; its size comes by className. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden
      {...props}
      className={cn("h-4 animate-pulse rounded-field bg-ink/8", className)}
    />
  );
}

export interface SkeletonTextProps extends ComponentProps<"div"> {
  /** @default 3 */
  lines?: number;
}

/** A paragraph to come. */
export function SkeletonText({ lines = 3, className, ...props }: SkeletonTextProps) {
  return (
    <div aria-hidden {...props} className={cn("grid gap-2", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cn("h-3.5", line === lines - 1 && lines > 1 && "w-3/5")} />
      ))}
    </div>
  );
}

export interface LoadingProps extends ComponentProps<"div"> {
  /** What is loading. @default the provider's word */
  label?: string;
  /** Before the shapes show, in ms, so that a quick answer does not flash. @default 150 */
  delay?: number;
}

/** Skeletons in the shape of what is loading. */
export function Loading({ label, delay = 150, className, children, ...props }: LoadingProps) {
  const labels = useUiLabels();
  const [late, setLate] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    <div role="status" aria-busy {...props} className={className}>
      {late && (
        <>
          <span className="sr-only">{label ?? labels.loading}</span>
          {children}
        </>
      )}
    </div>
  );
}
