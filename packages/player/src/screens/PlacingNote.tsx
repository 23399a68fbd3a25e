import { Button } from "@panel/ui/button";
import { Spinner } from "@panel/ui/spinner";
import { useOnline } from "@panel/ui/style";
import { Icon } from "../icons.tsx";
import { usePlay } from "../play-context.ts";
import { useWords } from "../words.ts";
import { countdown } from "./countdown.ts";

/** How the visitor's place is known, and what one can do about it. */
export function PlacingNote() {
  const { t } = useWords();
  const { placing, locate, playAnywhere, isFramed, visit } = usePlay();
  const isOnline = useOnline();
  const offline = !isOnline && !isFramed && (
    <p className="text-body text-ink-muted">{t("worksOffline")}</p>
  );
  const anywhere = playAnywhere && (
    <Button size="lg" fullWidth onClick={playAnywhere}>
      {t("fromAnywhere")}
    </Button>
  );
  switch (placing.kind) {
    case "free":
      return offline;
    case "unasked":
      return (
        <section className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4">
          <h2 className="text-reading font-semibold">{t("whereAmI")}</h2>
          <p className="text-body text-ink-muted">
            {t(visit ? "whyPositionVisit" : "whyPosition")}
          </p>
          {locate && (
            <Button
              variant="primary"
              size="lg"
              fullWidth
              icon={<Icon name="locate" />}
              onClick={locate}
            >
              {t("usePosition")}
            </Button>
          )}
          {anywhere}
        </section>
      );
    case "searching":
      return (
        <div role="status" className="flex items-center gap-2 text-body text-ink-muted">
          <Spinner />
          {t("searching")}
        </div>
      );
    case "denied":
      return (
        <section className="grid grid-cols-1 gap-2 rounded-card bg-warning-tint p-4 text-warning">
          <p className="text-body">{t("positionDenied")}</p>
          {locate && (
            <Button size="lg" fullWidth onClick={locate}>
              {t("retry")}
            </Button>
          )}
          {anywhere}
        </section>
      );
    case "lost":
      return (
        <section className="grid grid-cols-1 gap-2 rounded-card bg-warning-tint p-4 text-warning">
          <p className="text-body">{t("positionLost", { time: countdown(placing.ago) })}</p>
          {anywhere}
        </section>
      );
    case "anywhere":
      return (
        <p className="rounded-card bg-info-tint p-3 text-body text-info">
          {t("anywhere")}
          {locate && (
            <button
              type="button"
              onClick={locate}
              className="mt-1 block min-h-12 cursor-pointer underline"
            >
              {t("usePosition")}
            </button>
          )}
        </p>
      );
    case "known":
      return (
        <>
          {offline}
          {placing.position.accuracy !== undefined && placing.position.accuracy > 15 && (
            <p className="text-body text-ink-muted">
              {t("accuracy", { metres: Math.round(placing.position.accuracy) })}
            </p>
          )}
        </>
      );
  }
}
