import type { Severity } from "@panel/domain/check/finding";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";

const SIGNS = {
  error: { Icon: CircleAlert, colour: "text-danger" },
  warning: { Icon: TriangleAlert, colour: "text-warning" },
  hint: { Icon: Info, colour: "text-ink-muted" },
} as const;

/** The sign of a severity; its word stands beside it, or is there for assistive technology. */
export function SeveritySign({ severity }: { severity: Severity }) {
  const { Icon, colour } = SIGNS[severity];
  return <Icon aria-hidden className={`size-4 shrink-0 ${colour}`} />;
}

/** The keys of the counts in words. */
export const COUNTED = {
  error: "ROUTE_CHECK.errors",
  warning: "ROUTE_CHECK.warnings",
  hint: "ROUTE_CHECK.hints",
} as const;
