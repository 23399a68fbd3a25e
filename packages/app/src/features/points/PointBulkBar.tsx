import type { MapPoint } from "@panel/api-client/panel";
import { SCORES } from "@panel/domain/experience/challenge";
import { Button } from "@panel/ui/button";
import { DropdownMenuItem, DropdownMenu } from "@panel/ui/dropdown-menu";
import { Award, Link2, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";

interface PointBulkBarProps {
  /** In the order of the route. */
  chosen: readonly MapPoint[];
  busy: boolean;
  onScore(score: number): void;
  onChain(): void;
  onDelete(): void;
  onClear(): void;
}

/** What can be done with the chosen points. */
export function PointBulkBar(props: PointBulkBarProps) {
  const { chosen, busy, onScore, onChain, onDelete, onClear } = props;
  const { t } = useTranslation();
  const count = t("WORKSPACE.chosen", { count: chosen.length });
  return (
    <div role="group" aria-label={count} className="flex flex-wrap items-center gap-2">
      <p role="status" className="text-body font-medium">
        {count}
      </p>
      <DropdownMenu
        trigger={
          <Button size="sm" icon={<Award />} aria-disabled={busy}>
            {t("WORKSPACE.setScore")}
          </Button>
        }
      >
        {SCORES.map((score) => (
          <DropdownMenuItem key={score} onSelect={() => !busy && onScore(score)}>
            {score}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      <Button
        size="sm"
        icon={<Link2 />}
        disabled={chosen.length < 2}
        aria-disabled={busy}
        title={t("WORKSPACE.chainHint")}
        onClick={() => !busy && onChain()}
      >
        {t("WORKSPACE.chain")}
      </Button>
      <Button size="sm" icon={<Trash2 />} aria-disabled={busy} onClick={() => !busy && onDelete()}>
        {t("WORKSPACE.deleteChosen")}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t("WORKSPACE.clearChosen")}
      </Button>
    </div>
  );
}
