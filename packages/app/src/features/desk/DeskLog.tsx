import type { Desk } from "@panel/api-client/visits";
import { Badge } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { useTranslation } from "react-i18next";
import { useChangeTime } from "../../shared/use-change-time.ts";
import type { DeskWork } from "./use-desk.ts";

interface DeskLogProps {
  log: Desk["log"];
  undoing: DeskWork["undoing"];
  /** The time now, in ms. */
  now: number;
}

/** The prizes that were handed over last; those of the last ten minutes can be taken back. */
export function DeskLog({ log, undoing, now }: DeskLogProps) {
  const { t } = useTranslation();
  const time = useChangeTime();
  return (
    <section aria-labelledby="desk-log" className="grid content-start gap-2">
      <h2 id="desk-log" className="text-reading font-semibold">
        {t("DESK.log")}
      </h2>
      {log.length === 0 && <p className="text-body text-ink-muted">{t("DESK.logEmpty")}</p>}
      <ul className="grid divide-y divide-line">
        {log.map(({ play, at, by, undone, undoUntil }) => (
          <li
            key={`${play} ${at}`}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-body"
          >
            <span className="grid min-w-0">
              <span className="flex flex-wrap items-center gap-2 tabular-nums">
                <span className={undone ? "text-ink-muted line-through" : undefined}>{play}</span>
                {undone && <Badge>{t("DESK.undoneMark")}</Badge>}
              </span>
              <span className="text-caption text-ink-muted">
                {[time.short(at), by].filter(Boolean).join(" · ")}
              </span>
            </span>
            {!undone && now < Date.parse(undoUntil) && (
              <Button
                size="sm"
                aria-label={t("DESK.undoOf", { play })}
                loading={undoing.isPending && undoing.variables === play}
                onClick={() => undoing.mutate(play)}
              >
                {t("DESK.undo")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
