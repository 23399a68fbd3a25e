import type { ComponentProps } from "react";
import { cn } from "../style/cn.ts";
import { Progress } from "../progress/index.ts";
import { useLabels, useLocale } from "../labels/labels-context.ts";
import { englishUsageLabels, type UsageLabels } from "./labels.ts";

export interface UsageMeterProps extends Omit<ComponentProps<"div">, "children"> {
  /** Name of what is used. */
  label: string;
  used: number;
  /** The limit; 0 means no limit, null means that nothing is available. */
  total: number | null;
  /** Formats an amount, such as "12 MB". @default a number in the locale's format */
  format?: (amount: number) => string;
  /** BCP 47 locale of the default `format`. @default the provider's, or else "en-GB" */
  locale?: string;
  labels?: Partial<UsageLabels>;
}

/** Shows how much of a limited thing is used, in words and as a bar. */
export function UsageMeter({
  label,
  used,
  total,
  locale: givenLocale,
  format: givenFormat,
  labels: given,
  className,
  ...props
}: UsageMeterProps) {
  const locale = useLocale(givenLocale);
  const format = givenFormat ?? ((amount: number) => new Intl.NumberFormat(locale).format(amount));
  const labels = useLabels("usageMeter", englishUsageLabels, given);
  if (total !== null && total <= 0) {
    return (
      <div {...props} className={cn("grid min-w-0 gap-1.5 text-body", className)}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 wrap-break-word">{label}</span>
          <span className="ms-auto text-end text-ink-muted tabular-nums">
            {labels.noLimit(format(used))}
          </span>
        </div>
      </div>
    );
  }
  const share = total === null ? 1 : used / total;
  const state = share >= 1 ? "full" : share >= 0.9 ? "near" : "free";
  const amount = labels.ofTotal(format(used), format(total ?? 0));
  const notice = { full: labels.full, near: labels.nearLimit, free: "" }[state];
  return (
    <div {...props} className={cn("grid min-w-0 gap-1", className)}>
      <Progress
        label={label}
        showValue
        value={total === null ? 1 : Math.min(used, total)}
        max={total ?? 1}
        valueText={amount}
        tone={({ full: "error", near: "warning", free: "lime" } as const)[state]}
      />
      {notice && (
        <p className={cn("text-caption", state === "full" ? "text-danger" : "text-warning")}>
          {notice}
        </p>
      )}
    </div>
  );
}
