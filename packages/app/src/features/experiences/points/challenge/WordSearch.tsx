import {
  CHALLENGE_TEXT_MAX,
  storedWords,
  WORD_LENGTH_MAX,
  wordProblem,
  WORDS_MAX,
  wordsOf,
  type WordProblem,
} from "@panel/domain/challenge";
import type { ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { ModalAlert } from "@panel/ui/modal-alert";
import { TagInput } from "@panel/ui/tag-input";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PointText } from "../PointText.tsx";
import type { PointForm } from "../use-point-form.ts";
import { ScoreField } from "./ScoreField.tsx";

/** Words to be found among letters; each language has its own. */
export function WordSearch({ form, language }: { form: PointForm; language: ContentLanguage }) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<{ word: string; problem: WordProblem }>();
  const reason = (problem: WordProblem, word: string) =>
    t(`CHALLENGE.${problem}Text`, { word, words: WORDS_MAX, letters: WORD_LENGTH_MAX });

  return (
    <>
      <form.Field key={language} name={`words.${language}`}>
        {(field) => (
          <FormField
            field={field}
            label={t("CHALLENGE.words")}
            hint={t("CHALLENGE.wordsHint", { words: WORDS_MAX, letters: WORD_LENGTH_MAX })}
          >
            {({ value, onValueChange, ...control }) => (
              <TagInput
                {...control}
                value={wordsOf(value)}
                onValueChange={(words) => onValueChange(storedWords(words))}
                validate={(word, words) => {
                  const problem = wordProblem(word, words);
                  return problem ? reason(problem, word) : true;
                }}
                onReject={(word) => {
                  const problem = wordProblem(word, wordsOf(field.state.value));
                  if (problem) setRefused({ word, problem });
                }}
              />
            )}
          </FormField>
        )}
      </form.Field>
      <PointText
        form={form}
        language={language}
        name="wordsText"
        label={t("CHALLENGE.wordsText")}
        max={CHALLENGE_TEXT_MAX}
        multiline
      />
      <ScoreField form={form} name="wordsScore" />
      <ModalAlert
        open={refused !== undefined}
        variant="info"
        title={refused ? t(`CHALLENGE.${refused.problem}`) : ""}
        buttonLabel={t("GENERIC.accept")}
        onClose={() => setRefused(undefined)}
      >
        {refused && reason(refused.problem, refused.word)}
      </ModalAlert>
    </>
  );
}
