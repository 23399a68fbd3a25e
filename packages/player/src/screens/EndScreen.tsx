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
        {!repeat && (!visit || visit.erase) && (
          <p className="text-body text-ink-muted">{t(visit ? "visitOnce" : "onlyOnce")}</p>
        )}
        <Credits />
        {visit && (
          <div className="grid gap-2">
            <Again />
            <Erase />
          </div>
        )}
      </div>
    </Screen>
  );
}

/** A visit leaves the screen to the code of its prize, which a desk reads: what ends it stands below. */
function Footer() {
  const { t } = useWords();
  const { send, visit } = usePlay();
  return (
    <>
      {!visit && <Again />}
      <Button
        size="lg"
        variant="quiet"
        fullWidth
        onClick={() => send({ type: "show", screen: { at: "map" } })}
      >
        {t("back")}
      </Button>
      {!visit && <Erase />}
    </>
  );
}

/** Of a trial another one may always begin, of a visit only where the route may be played again. */
function Again() {
  const { t } = useWords();
  const { start, visit } = usePlay();
  const again = visit ? visit.again : start;
  if (!again) return null;
  return (
    <Button variant={visit ? "secondary" : "primary"} size="lg" fullWidth onClick={again}>
      {t(visit ? "playAgain" : "newTrial")}
    </Button>
  );
}

function Erase() {
  const { t } = useWords();
  const { forget, visit } = usePlay();
  const erase = visit ? visit.erase : forget;
  if (!erase) return null;
  return (
    <Button size="lg" variant="quiet" fullWidth onClick={erase}>
      {t(visit ? "eraseVisit" : "endTrial")}
    </Button>
  );
}
