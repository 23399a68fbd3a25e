import type { Challenge } from "@panel/domain/experience/challenge";
import { answersOf } from "@panel/domain/play/answers";
import { Button } from "@panel/ui/button";
import { useId, useMemo, useState } from "react";
import { chanceOf, usePlay } from "../play-context.ts";
import { useShown } from "../RouteText.tsx";
import { useWords } from "../words.ts";

interface QuestionProps {
  id: number;
  question: Extract<Challenge, { kind: "question" }>;
}

/** A question with its answers in random order, of which one is chosen and then given. */
export function Question({ id, question }: QuestionProps) {
  const { t, content } = useWords();
  const { material, settle, seed } = usePlay();
  const name = useId();
  const asked = useShown()(question.question);
  const byDefault = material.route.experience.language;
  const answers = useMemo(
    () => answersOf(question, content, byDefault, chanceOf({ seed }, id)),
    [question, content, byDefault, seed, id],
  );
  const [chosen, setChosen] = useState<number>();
  const answer = chosen === undefined ? undefined : answers[chosen];
  if (!asked.text || answers.length === 0) return <p className="text-reading">{t("noAnswers")}</p>;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (answer) settle(id, answer.isCorrect ? "pass" : "fail");
      }}
    >
      <fieldset className="grid gap-2">
        <legend
          lang={asked.lang}
          className="mb-4 text-heading font-semibold wrap-anywhere whitespace-pre-line"
        >
          {asked.text}
        </legend>
        {answers.map(({ text }, index) => (
          <label
            key={text}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card border border-line-strong bg-surface px-4 py-2.5 text-reading has-checked:border-ink has-checked:bg-lime-tint"
          >
            <input
              type="radio"
              name={name}
              value={index}
              checked={chosen === index}
              onChange={() => setChosen(index)}
              className="size-5 shrink-0 accent-ink"
            />
            <span className="wrap-anywhere">{text}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="primary" size="lg" fullWidth aria-disabled={!answer}>
        {t("answer")}
      </Button>
    </form>
  );
}
