import { PathIcon } from "../path-icon/index.ts";
import { ToneIcon } from "../style/tone.tsx";
import { Button } from "../button/index.ts";
import { EmptyState, type EmptyStateProps } from "../empty-state/index.ts";
import { cn } from "../style/cn.ts";
import { useUiLabels } from "../labels/index.ts";

export interface ErrorStateProps extends EmptyStateProps {
  /** Adds a button to try again, and is called by it. */
  onRetry?: () => void;
  /** True while trying again: the button shows a spinner. */
  retrying?: boolean;
  /** @default the label of `UiLabelsProvider` */
  retryLabel?: string;
}

const AGAIN = "M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5";

/** Shows what happened (`title`), what to do (`children`), and a button to try again. */
export function ErrorState({
  onRetry,
  retrying,
  retryLabel,
  action,
  className,
  ...props
}: ErrorStateProps) {
  const labels = useUiLabels();
  return (
    <EmptyState
      role="alert"
      icon={<ToneIcon tone="error" />}
      {...props}
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button icon={<PathIcon d={AGAIN} />} loading={retrying} onClick={() => onRetry()}>
                {retryLabel ?? labels.retry}
              </Button>
            )}
            {action}
          </>
        )
      }
      className={cn(
        "[&>span:first-child]:border-transparent [&>span:first-child]:bg-danger-tint [&>span:first-child]:text-danger",
        className,
      )}
    />
  );
}
