import { challengeOf, type Challenge } from "@panel/domain/experience/challenge";
import { saidAfter } from "@panel/domain/play/answers";
import { Button } from "@panel/ui/button";
import type { ReactElement } from "react";
import { LEVELS, useBack } from "../back-layers.ts";
import { Icon } from "../icons.tsx";
import { pointOf, usePlay } from "../play-context.ts";
import { pointName, useShown } from "../RouteText.tsx";
import { Screen } from "../Screen.tsx";
import { useWords } from "../words.ts";
import { Hint } from "./Hint.tsx";
import { PointsToCollect } from "./PointsToCollect.tsx";
import { Puzzle } from "./Puzzle.tsx";
import { Question } from "./Question.tsx";
import { WordSearch } from "./WordSearch.tsx";

/** The challenge of a point while it is played, and what came of it. */
export function ChallengeScreen({ id }: { id: number }) {
  const words = useWords();
  const { t } = words;
  const play = usePlay();
  const { game, send } = play;
  const point = pointOf(play, id);
  const visit = game.play.visits.find((each) => each.point === id);
  const goOn = () => send({ type: "goOn" });
  useBack(LEVELS.challenge, () => send({ type: "show", screen: { at: "point", point: id } }));
  const settled = visit?.challenge === "passed" || visit?.challenge === "failed";
  return (
    <Screen
      key={settled ? "settled" : "open"}
      title={pointName(play, words, id)}
      onBack={goOn}
      footer={
        <Button variant={settled ? "primary" : "quiet"} size="lg" fullWidth onClick={goOn}>
          {t(settled ? "continue" : "later")}
        </Button>
      }
    >
      {point && visit && settled && (
        <Verdict
          id={id}
          hasPassed={visit.challenge === "passed"}
          challenge={challengeOf(point.challenge)}
        />
      )}
      {point && !settled && <Hint id={id} />}
      {point && !settled && <Played id={id} challenge={challengeOf(point.challenge)} />}
    </Screen>
  );
}

/** The return type makes a kind without a case a type error. */
function Played({ id, challenge }: { id: number; challenge: Challenge }): ReactElement | null {
  switch (challenge.kind) {
    case "question":
      return <Question id={id} question={challenge} />;
    case "puzzle":
      return <Puzzle id={id} puzzle={challenge} />;
    case "wordSearch":
      return <WordSearch id={id} search={challenge} />;
    case "points":
      return <PointsToCollect id={id} />;
    case "none":
      return null;
  }
}

interface VerdictProps {
  id: number;
  hasPassed: boolean;
  challenge: Challenge;
}

function Verdict({ id, hasPassed, challenge }: VerdictProps) {
  const { t, content } = useWords();
  const play = usePlay();
  const shown = useShown();
  const isQuestion = challenge.kind === "question";
  const change = play.game.play.visits.find(({ point }) => point === id)?.scored ?? 0;
  const why = isQuestion
    ? saidAfter(
        challenge,
        hasPassed ? "passed" : "failed",
        content,
        play.material.route.experience.language,
      )
    : "";
  return (
    <div role="status" className="grid justify-items-center gap-3 py-8 text-center">
      <span
        className={`grid size-16 place-content-center rounded-full ${
          hasPassed ? "bg-success-tint text-success" : "bg-danger-tint text-danger"
        }`}
      >
        <Icon name={hasPassed ? "check" : "close"} className="size-8" />
      </span>
      <h2 className="text-heading font-semibold">
        {t(hasPassed ? "passed" : isQuestion ? "failed" : "failedChallenge")}
      </h2>
      <p className="text-reading">
        {change === 0
          ? t("unchanged")
          : t(change > 0 ? "gained" : "lost", { count: Math.abs(change) })}
      </p>
      {isQuestion && !hasPassed && (
        <p className="text-reading wrap-anywhere">
          {t("rightAnswer", { answer: shown(challenge.answerCorrect).text })}
        </p>
      )}
      {why && <p className="text-reading wrap-anywhere whitespace-pre-line">{why}</p>}
      <p className="text-body text-ink-muted">{t("scoreIs", { score: play.game.play.score })}</p>
    </div>
  );
}
