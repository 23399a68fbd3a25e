import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { Progress } from "@panel/ui/progress";
import { useTranslation } from "react-i18next";
import { settings } from "../../settings.ts";
import { useAddressLookup } from "./use-address-lookup.ts";
import type { PointsImport } from "./use-points-import.ts";

/** Offers to look up the places of points that have an address alone: on demand, and no faster than the geocoder allows. */
export function LookUpAddresses({ points }: { points: PointsImport }) {
  const { t } = useTranslation();
  const { open, missing, progress, hasFailed, start, stop } = useAddressLookup(points);
  if (!settings().geocoderUrl) return null;
  if (progress)
    return (
      <div className="grid gap-2">
        <Progress
          showValue
          label={t("EXCHANGE.lookUp.running")}
          value={progress.done}
          max={progress.total}
          valueText={t("EXCHANGE.lookUp.progress", progress)}
        />
        <Button size="sm" className="justify-self-start" onClick={stop}>
          {t("EXCHANGE.lookUp.stop")}
        </Button>
      </div>
    );
  return (
    <>
      {open > 0 && (
        <InlineMessage
          tone="warning"
          title={t("EXCHANGE.lookUp.title", { count: open })}
          action={
            <Button size="sm" onClick={() => void start()}>
              {t("EXCHANGE.lookUp.start")}
            </Button>
          }
        >
          {hasFailed && <strong>{t("EXCHANGE.lookUp.failed")}</strong>}{" "}
          <span>{t("EXCHANGE.lookUp.text")}</span>
        </InlineMessage>
      )}
      {missing > 0 && (
        <InlineMessage tone="info">{t("EXCHANGE.lookUp.none", { count: missing })}</InlineMessage>
      )}
    </>
  );
}
