import type { Language, Source } from "@panel/api-client/ask-bot";
import { Button } from "@panel/ui/button";
import { FieldError } from "@panel/ui/field";
import { Spinner } from "@panel/ui/spinner";
import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { AnswerRun } from "../use-answers.ts";

interface AnswerTextProps {
  run: AnswerRun;
  lang: Language;
  onSource(source: Source): void;
}

/** An answer as far as it has come, with its sources. */
export function AnswerText({ run: { answer, error }, lang, onSource }: AnswerTextProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mode, sentences, partial, refusal, sources, documentLanguage, done } = answer;
  const cited = new Set(sentences.flatMap((sentence) => sentence.sources));
  // Beside the sentences found in another language, other passages are sources too.
  const shown = documentLanguage ? sources : sources.filter(({ number }) => cited.has(number));
  return (
    <>
      {documentLanguage && (
        <p className="text-body text-ink-muted">
          {t("CHATBOT_COMPARE.otherLanguage", {
            language: t(`CHATBOT_COMPARE.in.${documentLanguage}`),
          })}
        </p>
      )}
      {refusal && (
        <p lang={lang} className="text-body">
          {refusal}
        </p>
      )}
      {(sentences.length > 0 || partial) && (
        <p lang={documentLanguage ?? lang} className="text-body whitespace-pre-line">
          {sentences.map(({ text, sources: numbers }, place) => (
            // Sentences are only ever added at the end.
            <span key={place}>
              <span>{text}</span>
              {numbers.length > 0 && (
                <sup className="ml-0.5 text-ink-muted">{numbers.join(", ")}</sup>
              )}{" "}
            </span>
          ))}
          <span>{partial}</span>
        </p>
      )}
      {!done && error === undefined && <Spinner label={t("CHATBOT_COMPARE.writing")} />}
      {error !== undefined && <FieldError>{errorText(error)}</FieldError>}
      {shown.length > 0 && (
        <ul aria-label={t("CHATBOT_COMPARE.sources")} className="grid justify-items-start gap-1.5">
          {shown.map((source) => (
            <li key={source.number} className="max-w-full">
              {source.isOwn ? (
                <span className="text-body text-ink-muted">{source.publicName}</span>
              ) : (
                <Button
                  size="sm"
                  icon={<FileText className="size-4" />}
                  className="h-auto max-w-full py-1 text-left whitespace-normal wrap-anywhere"
                  onClick={() => onSource(source)}
                >
                  {t("CHATBOT_COMPARE.source", {
                    number: source.number,
                    name: source.publicName,
                    page: source.page,
                  })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {done && mode === "quoted" && !sources.some(({ isOwn }) => isOwn) && (
        <p className="text-caption text-ink-muted">{t("CHATBOT_COMPARE.quoted")}</p>
      )}
    </>
  );
}
