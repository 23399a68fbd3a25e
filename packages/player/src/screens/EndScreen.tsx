import { hasEarnedPrize } from "@panel/domain/play/play";
import { Button } from "@panel/ui/button";
import { dayText } from "@panel/domain/calendar";
import { Icon } from "../icons.tsx";
import { Picture } from "../Picture.tsx";
import { usePlay } from "../play-context.ts";
import { RouteText, useShownAsset } from "../RouteText.tsx";
import { Credits } from "./Credits.tsx";
import { Screen } from "../Screen.tsx";
import { useWords } from "../words.ts";

/** The end of the route, with the prize if it was earned. */
export function EndScreen() {
  const { t, language } = useWords();
  const { material, rules, game, start, send, forget } = usePlay();
  const asset = useShownAsset();
  const { prize, repeat } = material.route.experience;
  const won = hasEarnedPrize(rules, game.play);
  const day = (text: string) => dayText(language, text);
  const { pickup, delivery, lotteryDay } = prize;
  return (
    <Screen
      title={t("finished")}
      footer={
        <>
          <Button variant="primary" size="lg" fullWidth onClick={start}>
            {t("newTrial")}
          </Button>
          <Button
            size="lg"
            variant="quiet"
            fullWidth
            onClick={() => send({ type: "show", screen: { at: "map" } })}
          >
            {t("back")}
          </Button>
          {forget && (
            <Button size="lg" variant="quiet" fullWidth onClick={forget}>
              {t("endTrial")}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p role="status" className="text-heading font-semibold tabular-nums">
          {t("finalScore", { score: game.play.score })}
        </p>
        {won && (
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
            {delivery === "prize" && pickup.firstDay && pickup.lastDay && (
              <p className="text-body">
                {t("pickup", { from: day(pickup.firstDay), to: day(pickup.lastDay) })}
              </p>
            )}
            {delivery === "prize" && pickup.address && (
              <p className="text-body wrap-anywhere">{pickup.address}</p>
            )}
            {delivery === "lottery" && lotteryDay && (
              <p className="text-body">{t("lottery", { day: day(lotteryDay) })}</p>
            )}
          </section>
        )}
        {!won && (
          <p className="text-reading">
            {prize.enabled
              ? t("prizeMissed", { score: prize.score - game.play.score })
              : t("noPrize")}
          </p>
        )}
        {!repeat && <p className="text-body text-ink-muted">{t("onlyOnce")}</p>}
        <Credits />
      </div>
    </Screen>
  );
}
