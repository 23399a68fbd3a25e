import {
  WORD_LENGTH_MAX,
  wordProblem,
  WORDS_MAX,
  type WordProblem,
} from "@panel/domain/experience/challenge";
import type { ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { ModalAlert } from "@panel/ui/modal-alert";
import { TagInput } from "@panel/ui/tag-input";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldHelp } from "../../../route/help/FieldHelp.tsx";
import { PointText } from "../PointText.tsx";
import type { PointFormApi } from "../use-point-form.ts";
import { ScoreField } from "./ScoreField.tsx";

/** Fields of the word search. Each language has its own words. */
export function WordSearch({ form, language }: { form: PointFormApi; language: ContentLanguage }) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<{ word: string; problem: WordProblem }>();
  const reason = (problem: WordProblem, word: string) =>
    t(`CHALLENGE.${problem}Text`, { word, words: WORDS_MAX, letters: WORD_LENGTH_MAX });

  return (
    <>
      <form.Field key={language} name={`challenge.wordSearch.words.${language}`}>
        {(field) => (
          <FormField
            field={field}
            label={t("POINT_FIELDS.challenge.wordSearch.words")}
            labelEnd={
              <FieldHelp
                of="point"
                path="challenge.wordSearch.words"
                label={t("POINT_FIELDS.challenge.wordSearch.words")}
              />
            }
            hint={t("CHALLENGE.wordsHint", { words: WORDS_MAX, letters: WORD_LENGTH_MAX })}
          >
            {(control) => (
              <TagInput
                {...control}
                validate={(word, words) => {
                  const problem = wordProblem(word, words);
                  return problem ? reason(problem, word) : true;
                }}
                onReject={(word) => {
                  const problem = wordProblem(word, field.state.value);
                  if (problem) setRefused({ word, problem });
                }}
              />
            )}
          </FormField>
        )}
      </form.Field>
      <PointText form={form} language={language} name="challenge.wordSearch.description" />
      <ScoreField form={form} name="challenge.wordSearch.score" />
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
