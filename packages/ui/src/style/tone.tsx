import { PathIcon } from "../path-icon/index.ts";

/** The meaning of a message. */
export type Tone = "success" | "error" | "warning" | "info";

const circle = "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20";

/** Paths of four Lucide icons, so that an alert does not import lucide-react. */
const icons: Record<Tone, string> = {
  success: `${circle}M9 12l2 2 4-4`,
  error: `${circle}M12 8v4M12 16h.01`,
  warning:
    "M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01",
  info: `${circle}M12 16v-4M12 8h.01`,
};

/** The text colour of each tone, as classes. */
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

/** The icon of a tone, so that it does not depend on colour alone. */
export function ToneIcon({ tone, className }: { tone: Tone; className?: string }) {
  return <PathIcon d={icons[tone]} className={className} />;
}
