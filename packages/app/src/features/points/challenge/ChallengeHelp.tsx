import type { ContentLanguage } from "@panel/domain/languages";
import { takesHint } from "@panel/domain/experience/challenge";
import { FormField } from "@panel/ui/form";
import { NumberInput } from "@panel/ui/number-input";
import { Section } from "@panel/ui/section";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import { PointText } from "../PointText.tsx";
import { isSectionWritten } from "../section-written.ts";
import type { PointFormApi } from "../use-point-form.ts";
import { useRememberedSection } from "../use-remembered-section.ts";

/** What is said beside the challenge: a hint before, and after an answer why it is right or wrong. Starts open if there is any. */
export function ChallengeHelp({
  form,
  language,
}: {
  form: PointFormApi;
  language: ContentLanguage;
}) {
  const { t } = useTranslation();
  const kind = useStore(form.store, (state) => state.values.challenge.kind);
  const section = useRememberedSection("point-challenge-help", () =>
    ["challenge.hint.", "challenge.question.why"].some((part) =>
      isSectionWritten(form.state.values, part),
    ),
  );
  if (!takesHint(kind)) return null;
  return (
    <Section
      id="point-challenge-help"
      level={4}
      title={t(kind === "question" ? "CHALLENGE.hintAndWhy" : "CHALLENGE.hintTitle")}
      {...section}
    >
      <div className="grid gap-5">
        <PointText form={form} language={language} name="challenge.hint.text" />
        <form.Field name="challenge.hint.cost">
          {(field) => (
            <FormField
              field={field}
              label={t("POINT_FIELDS.challenge.hint.cost")}
              hint={t("CHALLENGE.hintCostHint")}
            >
              {(control) => (
                <div className="max-w-40">
                  <NumberInput min={0} integer {...control} />
                </div>
              )}
            </FormField>
          )}
        </form.Field>
        {kind === "question" && (
          <>
            <PointText form={form} language={language} name="challenge.question.whyCorrect" />
            <PointText form={form} language={language} name="challenge.question.whyIncorrect" />
          </>
        )}
      </div>
    </Section>
  );
}
