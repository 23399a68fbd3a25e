import { shownPosition } from "@panel/domain/experience/position";
import type { PlaceQuestion } from "@panel/domain/places/reading";
import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { candidateName } from "./candidate-name.ts";
import type { PointsImport } from "./use-points-import.ts";

const QUESTIONS: readonly PlaceQuestion[] = ["swapped", "order", "side", "several", "town"];

/** What the file leaves open about the places of its points, each question once for all of its points. */
export function PlaceQuestions({ points }: { points: PointsImport }) {
  return QUESTIONS.map((why) => <OneQuestion key={why} why={why} points={points} />);
}

/** Answers to a question for all of its points: the likely place, or that which stands in the file. */
const [LIKELY, WRITTEN] = [0, 1];

function OneQuestion({ why, points }: { why: PlaceQuestion; points: PointsImport }) {
  const { t } = useTranslation();
  /** What was last chosen for all. */
  const [last, setLast] = useState<{ ids: readonly number[]; answer: number }>();
  const first = useRef<HTMLButtonElement>(null);
  const asked = points.points.filter((point) => point.asked?.why === why);
  const open = asked.filter((point) => point.asked?.answer === undefined);
  const settled = asked.filter(
    ({ id, asked: question }) => last?.ids.includes(id) && question?.answer === last.answer,
  );
  const answerAll = (answer: number) => {
    const ids = open.flatMap((point) => (point.asked?.choices[answer] ? [point.id] : []));
    points.answer(ids, answer);
    setLast({ ids, answer });
    // It stays, as the one that takes the choice back; others go.
    first.current?.focus();
  };

  const [example] = open;
  if (example?.asked) {
    const count = open.length;
    const isSwapped = why === "swapped";
    const [likely, written] = example.asked.choices;
    return (
      <InlineMessage
        tone="warning"
        title={t(`EXCHANGE.asked.${why}`, { count })}
        action={
          <>
            <Button key="first" ref={first} size="sm" onClick={() => answerAll(LIKELY)}>
              {t(isSwapped ? "EXCHANGE.turnAll" : "EXCHANGE.likelyAll", { count })}
            </Button>
            {isSwapped && written && (
              <Button size="sm" onClick={() => answerAll(WRITTEN)}>
                {t("EXCHANGE.keepAll", { count })}
              </Button>
            )}
          </>
        }
      >
        <span>{t("EXCHANGE.askedText", { count })}</span>{" "}
        {likely && (
          <span>
            {t("EXCHANGE.askedExample", {
              name: candidateName(example) || t("POINTS.defaultName", { number: example.id + 1 }),
              place: shownPosition(likely),
            })}
          </span>
        )}
      </InlineMessage>
    );
  }
  if (!last || settled.length === 0) return null;
  const isTurned = why === "swapped" && last.answer === LIKELY;
  const words = isTurned ? "turned" : last.answer === WRITTEN ? "kept" : "likely";
  return (
    <InlineMessage
      tone="info"
      title={t(`EXCHANGE.answered.${words}`, { count: settled.length })}
      action={
        <Button
          key="first"
          ref={first}
          size="sm"
          onClick={() => {
            points.answer(
              settled.map(({ id }) => id),
              undefined,
            );
            setLast(undefined);
          }}
        >
          {t("GENERIC.undo")}
        </Button>
      }
    />
  );
}
