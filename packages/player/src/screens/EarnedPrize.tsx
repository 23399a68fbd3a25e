import { dayText } from "@panel/domain/calendar";
import { isPlaced } from "@panel/domain/experience/position";
import { lazy, Suspense } from "react";
import { Icon } from "../icons.tsx";
import { PartOrNothing } from "../PartOrNothing.tsx";
import { Picture } from "../Picture.tsx";
import { usePlay, type VisitView } from "../play-context.ts";
import { RouteText, useShownAsset } from "../RouteText.tsx";
import { useNow } from "../use-now.ts";
import { useWords } from "../words.ts";
import { pickupToday } from "./pickup-today.ts";

const PrizeQr = lazy(() => import("./PrizeQr.tsx"));

/** The prize that was earned, and how it is had. */
export function EarnedPrize() {
  const { t, language } = useWords();
  const { material, visit } = usePlay();
  const asset = useShownAsset();
  const { prize } = material.route.experience;
  const { delivery, lotteryDay } = prize;
  const drawText = visit ? "drawnOn" : "lottery";
  return (
    <section
      aria-labelledby="prize"
      className="grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="prize" className="flex items-center gap-2 text-reading font-semibold">
        <Icon name="gift" className="size-5" />
        {t("prize")}
      </h2>
      <RouteText of={prize.name} className="text-heading font-semibold" />
      <Picture id={asset(prize.image)} label={t("prize")} />
      <RouteText of={prize.description} className="text-reading" />
      {visit && <OwnPlay visit={visit} isHandedOver={delivery === "prize"} />}
      {delivery === "prize" && <Pickup />}
      {delivery === "lottery" && lotteryDay && (
        <p className="text-body">{t(drawText, { day: dayText(language, lotteryDay) })}</p>
      )}
      {visit?.draw && (
        <a href={visit.draw} className="inline-flex min-h-12 items-center text-reading underline">
          {t("drawPage")}
        </a>
      )}
    </section>
  );
}

/** By what the desk or the draw knows the play. */
function OwnPlay({ visit, isHandedOver }: { visit: VisitView; isHandedOver: boolean }) {
  const { t } = useWords();
  const { play, code, prize, visitor } = visit;
  const isUnsent = code.steps.length > 0;
  const isCollected = prize === "collected";
  return (
    <div className="grid gap-2">
      {visitor && <p className="text-reading wrap-anywhere">{t("prizeFor", { name: visitor })}</p>}
      <p className="text-reading">
        {t("playNumber")}
        {": "}
        <strong className="inline-block font-semibold tabular-nums">{play}</strong>
      </p>
      {isCollected && <p className="text-reading text-success">{t("prizeCollected")}</p>}
      {prize === "none" && !isUnsent && (
        <p role="alert" className="rounded-card bg-warning-tint p-3 text-body text-warning">
          {t("prizeUncounted")}
        </p>
      )}
      {isHandedOver && !isCollected && (
        <PartOrNothing fallback={null}>
          <Suspense fallback={<div className="aspect-square w-full max-w-80 bg-sunken" />}>
            <PrizeQr code={{ ...code, name: visitor }} label={t("prizeQr", { play })} />
          </Suspense>
          <p className="text-reading">{t("prizeShow")}</p>
          {isUnsent && <p className="text-body text-ink-muted">{t("prizeUnsent")}</p>}
        </PartOrNothing>
      )}
    </div>
  );
}

/** Where and when the prize is handed over, by the clock of that place. */
function Pickup() {
  const { t, language } = useWords();
  const { visit, material } = usePlay();
  const now = useNow(Date.now);
  const { experience, points } = material.route;
  const { pickup } = experience.prize;
  const { firstDay, lastDay, address, place } = pickup;
  const day = (text: string) => dayText(language, text);
  const hours = pickupToday(pickup, points, new Date(now));
  return (
    <>
      {firstDay && lastDay && (
        <p className="text-body">{t("pickup", { from: day(firstDay), to: day(lastDay) })}</p>
      )}
      {visit && firstDay && (
        <p className="text-reading">
          {hours
            ? t("pickupToday", { hours: hours.map(({ from, to }) => `${from}–${to}`).join(", ") })
            : t("pickupNotToday")}
        </p>
      )}
      {address && <p className="text-body wrap-anywhere">{address}</p>}
      {visit && place && isPlaced(place) && (
        <a
          href={`https://www.openstreetmap.org/directions?to=${place.lat}%2C${place.lon}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-12 items-center text-reading underline"
        >
          {t("directions")}
        </a>
      )}
    </>
  );
}
