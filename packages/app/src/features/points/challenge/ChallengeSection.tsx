import { CHALLENGE_KINDS, type PlayedKind } from "@panel/domain/experience/challenge";
import type { ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { RadioGroup } from "@panel/ui/radio-group";
import { useStore } from "@tanstack/react-form";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { FieldHelp } from "../../../route/help/FieldHelp.tsx";
import type { PointFormApi } from "../use-point-form.ts";
import { PointPart } from "../PointPart.tsx";
import { ChallengeHelp } from "./ChallengeHelp.tsx";
import { MultiAnswer } from "./MultiAnswer.tsx";
import { Puzzle } from "./Puzzle.tsx";
import { ScoreField } from "./ScoreField.tsx";
import { WordSearch } from "./WordSearch.tsx";

interface ChallengeSectionProps {
  form: PointFormApi;
  language: ContentLanguage;
}

/** The inputs of each kind of challenge. */
const FIELDS: Record<PlayedKind, ComponentType<ChallengeSectionProps>> = {
  question: MultiAnswer,
  puzzle: Puzzle,
  wordSearch: WordSearch,
  points: ({ form }) => <ScoreField form={form} name="challenge.points.score" />,
};

/**
 * Section for the challenge of the point: one game, or none. Starts open if the reader left it so, or if there is a game. The texts
 * of the games that are not selected stay in the form, so that switching games loses nothing.
 */
export function ChallengeSection({ form, language }: ChallengeSectionProps) {
  const { t } = useTranslation();
  const kind = useStore(form.store, (state) => state.values.challenge.kind);
  const Fields = kind === "none" ? undefined : FIELDS[kind];
  return (
    <PointPart
      form={form}
      part="challenge"
      title={t("CHALLENGE.title")}
      hint={t("CHALLENGE.hint")}
      isWritten={() => kind !== "none"}
    >
      <div className="grid gap-5">
        <form.Field name="challenge.kind">
          {(field) => (
            <FormField
              field={field}
              group
              label={t("POINT_FIELDS.challenge.kind")}
              labelEnd={
                <FieldHelp
                  of="point"
                  path="challenge.kind"
                  label={t("POINT_FIELDS.challenge.kind")}
                />
              }
            >
              {({ value, onValueChange, ...control }) => (
                <RadioGroup
                  {...control}
                  value={value}
                  onValueChange={(chosen) =>
                    onValueChange(CHALLENGE_KINDS.find((each) => each === chosen) ?? value)
                  }
                  options={CHALLENGE_KINDS.map((each) => ({
                    value: each,
                    label: t(`POINT_CHOICES.challenge.kind.${each}`),
                  }))}
                />
              )}
            </FormField>
          )}
        </form.Field>
        {Fields && <Fields form={form} language={language} />}
        <ChallengeHelp form={form} language={language} />
      </div>
    </PointPart>
  );
}
