import { type ComponentProps, useEffect, useState } from "react";
import { cn } from "../style/cn.ts";
import { useUiLabels } from "../labels/index.ts";

/** A grey placeholder shape; set its size with `className`. */
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
  /** Number of lines. @default 3 */
  lines?: number;
}

/** A placeholder for a paragraph. */
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
  /** What is loading. @default the label of `UiLabelsProvider` */
  label?: string;
  /** Delay before the shapes are shown, in ms, so that they do not flash when loading is quick. @default 150 */
  delay?: number;
}

/** Wraps skeletons in the shape of what is loading, and announces the loading. */
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
