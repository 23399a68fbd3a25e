import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";

/** How a message is meant. */
export type Tone = "success" | "error" | "warning" | "info";

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

/** The classes of each tone: words in its text colour, and on its tint. */
export const toneText: Record<Tone, string> = {
  success: "text-success",
  error: "text-danger",
  warning: "text-warning",
  info: "text-info",
};

export const toneTint: Record<Tone, string> = {
  success: "bg-success-tint",
  error: "bg-danger-tint",
  warning: "bg-warning-tint",
  info: "bg-info-tint",
};

/** The sign of a tone, so that it never depends on colour alone. */
export function ToneIcon({ tone, className }: { tone: Tone; className?: string }) {
  const Icon = icons[tone];
  return <Icon aria-hidden className={className} />;
}
