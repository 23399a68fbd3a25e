import { hintOf } from "@panel/domain/play/play";
import { Button } from "@panel/ui/button";
import { pointOf, usePlay } from "../play-context.ts";
import { RouteText } from "../RouteText.tsx";
import { useWords } from "../words.ts";

/** The hint of a challenge: what it costs, and its text once it was asked for. */
export function Hint({ id }: { id: number }) {
  const { t } = useWords();
  const play = usePlay();
  const point = pointOf(play, id);
  const hint = point && hintOf(point);
  if (!hint) return null;
  const isAsked = play.game.play.visits.some((visit) => visit.point === id && visit.hint);
  return (
    <div className="mb-4">
      {isAsked ? (
        <section className="grid gap-1 rounded-card bg-info-tint p-3 text-info">
          <h2 className="text-body font-semibold">{t("hint")}</h2>
          <RouteText of={hint.text} className="text-reading" />
        </section>
      ) : (
        <Button
          size="lg"
          fullWidth
          // On a narrow phone what it costs is read in a second line.
          className="h-auto min-h-11 py-2 whitespace-normal"
          onClick={() => play.askForHint(id)}
        >
          {hint.cost > 0 ? t("askHint", { count: hint.cost }) : t("freeHint")}
        </Button>
      )}
    </div>
  );
}
