import { CHALLENGES } from "@panel/domain/challenge";
import type { ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { RadioGroup } from "@panel/ui/radio-group";
import { Section } from "@panel/ui/section";
import { useStore } from "@tanstack/react-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PointForm } from "../use-point-form.ts";
import { MultiAnswer } from "./MultiAnswer.tsx";
import { Puzzle } from "./Puzzle.tsx";
import { ScoreField } from "./ScoreField.tsx";
import { WordSearch } from "./WordSearch.tsx";

/**
 * What the point asks of its visitors: one game, or none. Open where there is one. What was written
 * of another game stays in the form, so that a change of mind loses nothing.
 */
export function ChallengeSection({
  form,
  language,
}: {
  form: PointForm;
  language: ContentLanguage;
}) {
  const { t } = useTranslation();
  const challenge = useStore(form.store, (state) => state.values.challenge);
  const [asks] = useState(challenge !== "espera");
  return (
    <Section
      id="point-challenge"
      level={4}
      title={t("CHALLENGE.title")}
      hint={t("CHALLENGE.hint")}
      defaultOpen={asks}
    >
      <div className="grid gap-5">
        <form.Field name="challenge">
          {(field) => (
            <FormField field={field} group label={t("CHALLENGE.type")}>
              {({ value, onValueChange, ...control }) => (
                <RadioGroup
                  {...control}
                  value={value}
                  onValueChange={(chosen) =>
                    onValueChange(CHALLENGES.find((each) => each === chosen) ?? "espera")
                  }
                  options={CHALLENGES.map((each) => ({
                    value: each,
                    label: t(`CHALLENGE.types.${each}`),
                  }))}
                />
              )}
            </FormField>
          )}
        </form.Field>
        {challenge === "multi_respuesta" && <MultiAnswer form={form} language={language} />}
        {challenge === "puzzle_imagen" && <Puzzle form={form} language={language} />}
        {challenge === "sopa_letras" && <WordSearch form={form} language={language} />}
        {challenge === "puntos" && <ScoreField form={form} name="pointsScore" />}
      </div>
    </Section>
  );
}
