import type { Source } from "@panel/api-client/ask-bot";
import { CONTENT_LANGUAGES, LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { Button } from "@panel/ui/button";
import { Card } from "@panel/ui/card";
import { Field } from "@panel/ui/field";
import { TextInput } from "@panel/ui/text-input";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswers, type AnswerRun } from "../use-answers.ts";
import { AnswerText } from "./AnswerText.tsx";
import { PageOfSource } from "./PageOfSource.tsx";

/** Longest question that the bot takes. */
const QUESTION_MAX = 1000;

interface CompareLanguagesProps {
  botPath: string;
  previewToken: string | undefined;
}

/** One question, answered in the three languages beside each other. */
export function CompareLanguages({ botPath, previewToken }: CompareLanguagesProps) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState("");
  const [source, setSource] = useState<Source>();
  const { runs, asking, ask } = useAnswers(botPath, previewToken);
  return (
    <section aria-labelledby="compare" className="grid gap-5">
      <div>
        <h2 id="compare" className="text-heading font-semibold">
          {t("CHATBOT_COMPARE.title")}
        </h2>
        <p className="mt-1 max-w-prose text-body text-ink-muted">{t("CHATBOT_COMPARE.text")}</p>
      </div>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (question.trim()) void ask(question.trim());
        }}
      >
        <Field label={t("CHATBOT_COMPARE.question")} className="flex-[1_1_20rem]">
          <TextInput
            value={question}
            maxLength={QUESTION_MAX}
            autoComplete="off"
            placeholder={t("CHATBOT_COMPARE.placeholder")}
            onValueChange={setQuestion}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="mb-1.5"
          loading={asking}
          disabled={!question.trim()}
        >
          {t("CHATBOT_COMPARE.ask")}
        </Button>
      </form>
      <div className="grid items-start gap-4 laptop:grid-cols-3">
        {CONTENT_LANGUAGES.map((language) => (
          <Column
            key={language}
            language={language}
            run={runs[LANGUAGE[language].interface]}
            onSource={setSource}
          />
        ))}
      </div>
      {source && (
        <PageOfSource botPath={botPath} source={source} onClose={() => setSource(undefined)} />
      )}
    </section>
  );
}

interface ColumnProps {
  language: ContentLanguage;
  run: AnswerRun | undefined;
  onSource(source: Source): void;
}

function Column({ language, run, onSource }: ColumnProps) {
  const { t } = useTranslation();
  const name = t(`LANGUAGES.${language}`);
  return (
    <Card asChild className="grid content-start gap-3">
      <article aria-label={name} aria-busy={run && !run.answer.done && !run.error}>
        <h3 className="text-body font-semibold">{name}</h3>
        {run ? (
          <AnswerText run={run} lang={LANGUAGE[language].interface} onSource={onSource} />
        ) : (
          <p className="text-body text-ink-muted">{t("CHATBOT_COMPARE.notAsked")}</p>
        )}
      </article>
    </Card>
  );
}
