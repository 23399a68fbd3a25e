import type { TeamTrouble } from "@panel/api-client/events";
import { Hourglass, MapPinOff, WifiOff, Zap, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";

const ICONS: Record<TeamTrouble, LucideIcon> = {
  offline: WifiOff,
  stuck: Hourglass,
  fast: Zap,
  outside: MapPinOff,
};

/** Signs of trouble of a team, each with its icon and its word. */
export function TroubleSigns({ trouble }: { trouble: readonly TeamTrouble[] }) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-0.5 empty:hidden">
      {trouble.map((each) => {
        const Icon = ICONS[each];
        return (
          <li key={each} className="flex items-center gap-1.5 font-medium text-warning">
            <Icon aria-hidden className="size-4 shrink-0" />
            <span>{t(`EVENT_DAY.trouble.${each}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
