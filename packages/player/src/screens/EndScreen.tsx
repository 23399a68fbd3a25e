import { hasEarnedPrize } from "@panel/domain/play/play";
import { Button } from "@panel/ui/button";
import { usePlay } from "../play-context.ts";
import { Credits } from "./Credits.tsx";
import { EarnedPrize } from "./EarnedPrize.tsx";
import { Screen } from "../Screen.tsx";
import { useWords } from "../words.ts";

/** The end of the route, with the prize if it was earned. */
export function EndScreen() {
  const { t } = useWords();
  const { material, rules, game, visit } = usePlay();
  const { prize, repeat } = material.route.experience;
  const won = hasEarnedPrize(rules, game.play);
  return (
    <Screen title={t("finished")} footer={<Footer />}>
      <div className="grid gap-4">
        <p role="status" className="text-heading font-semibold tabular-nums">
          {t("finalScore", { score: game.play.score })}
        </p>
        {won ? (
          <EarnedPrize />
        ) : (
          <p className="text-reading">
            {prize.enabled
              ? t("prizeMissed", { score: prize.score - game.play.score })
              : t("noPrize")}
          </p>
        )}
        {!repeat && (
          <p className="text-body text-ink-muted">{t(visit ? "visitOnce" : "onlyOnce")}</p>
        )}
        <Credits />
      </div>
    </Screen>
  );
}

/** What one can do at the end: of a trial begin another one, of a visit only where the route may be played again. */
function Footer() {
  const { t } = useWords();
  const { start, send, forget, visit } = usePlay();
  const again = visit ? visit.again : start;
  const erase = visit ? visit.erase : forget;
  return (
    <>
      {again && (
        <Button variant={visit ? "secondary" : "primary"} size="lg" fullWidth onClick={again}>
          {t(visit ? "playAgain" : "newTrial")}
        </Button>
      )}
      <Button
        size="lg"
        variant="quiet"
        fullWidth
        onClick={() => send({ type: "show", screen: { at: "map" } })}
      >
        {t("back")}
      </Button>
      {erase && (
        <Button size="lg" variant="quiet" fullWidth onClick={erase}>
          {t(visit ? "eraseVisit" : "endTrial")}
        </Button>
      )}
    </>
  );
}
