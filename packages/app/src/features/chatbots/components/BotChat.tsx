import {
  CHAT_TEXT_MAX,
  mailProblem,
  QUESTION_LIMIT,
  startersProblem,
  STARTERS,
  SYNONYMS,
} from "@panel/domain/bot-chat";
import { completeness, LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { Section } from "@panel/ui/section";
import { TextInput } from "@panel/ui/text-input";
import { Textarea } from "@panel/ui/textarea";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import { CHAT_TEXTS, type BotValues } from "../schema.ts";
import type { BotForm } from "../use-bot-form.ts";
import { BotLanguages } from "./BotLanguages.tsx";

interface BotChatProps {
  form: BotForm;
  language: ContentLanguage;
  onLanguageChange(language: ContentLanguage): void;
}

/** In the order of the form. */
const FIELDS = [
  "greeting",
  "starters",
  "phone",
  "mail",
  "address",
  "limitMessage",
  "answeredBy",
] as const;
const LONG: ReadonlySet<string> = new Set(["starters", "address", "limitMessage"]);

/** What the chat says of its own accord, how much it may be asked, and what words mean the same. */
export function BotChat({ form, language, onLanguageChange }: BotChatProps) {
  const { t } = useTranslation();
  const values = useStore(form.store, (state) => state.values);
  const submitted = useStore(form.store, (state) => state.submissionAttempts > 0);
  const limits = { min: QUESTION_LIMIT.min, max: QUESTION_LIMIT.max };
  return (
    <Section
      id="bot-chat"
      title={t("CHAT_SETTINGS.title")}
      hint={t("CHAT_SETTINGS.hint")}
      defaultOpen={false}
    >
      <div className="grid gap-6">
        <BotLanguages
          value={language}
          onValueChange={onLanguageChange}
          stateOf={(code) => ({
            // Nothing of it has to be written.
            state: completeness([writtenIn(values, code)]).state,
            missing: 0,
            errors: submitted ? problemsIn(values, code) : 0,
          })}
          complete={t("CHAT_SETTINGS.written")}
        >
          {(code) => (
            <div className="grid gap-5 tablet:grid-cols-2">
              {FIELDS.map((name) => {
                const isLong = LONG.has(name);
                const Input = isLong ? Textarea : TextInput;
                const max = name === "starters" ? undefined : CHAT_TEXT_MAX[name];
                return (
                  <div
                    key={name}
                    className={name === "phone" || name === "mail" ? "" : "tablet:col-span-2"}
                  >
                    <form.Field name={`${name}.${code}`}>
                      {(field) => (
                        <FormField
                          field={field}
                          label={t(`CHAT_SETTINGS.${name}`)}
                          hint={t(`CHAT_SETTINGS.${name}Hint`, STARTERS)}
                        >
                          {(control) => (
                            <Input
                              lang={LANGUAGE[code].interface}
                              {...(max === undefined ? {} : { maxLength: max })}
                              {...(isLong ? { minRows: 2 } : {})}
                              autoComplete="off"
                              {...control}
                            />
                          )}
                        </FormField>
                      )}
                    </form.Field>
                  </div>
                );
              })}
            </div>
          )}
        </BotLanguages>
        <form.Field name="questionLimit">
          {(field) => (
            <FormField
              field={field}
              label={t("CHAT_SETTINGS.questionLimit")}
              hint={t("CHAT_SETTINGS.questionLimitHint", limits)}
            >
              {(control) => (
                <TextInput inputMode="numeric" maxLength={3} className="max-w-32" {...control} />
              )}
            </FormField>
          )}
        </form.Field>
        <form.Field name="synonyms">
          {(field) => (
            <FormField
              field={field}
              label={t("CHAT_SETTINGS.synonyms")}
              hint={t("CHAT_SETTINGS.synonymsHint", { max: SYNONYMS.groups })}
            >
              {(control) => <Textarea minRows={3} autoComplete="off" {...control} />}
            </FormField>
          )}
        </form.Field>
      </div>
    </Section>
  );
}

const writtenIn = (values: BotValues, language: ContentLanguage): string =>
  FIELDS.map((name) => values[name][language])
    .join("")
    .trim();

function problemsIn(values: BotValues, language: ContentLanguage): number {
  const tooLong = CHAT_TEXTS.filter(
    (name) => values[name][language].trim().length > CHAT_TEXT_MAX[name],
  );
  const others = [startersProblem(values.starters[language]), mailProblem(values.mail[language])];
  return tooLong.length + others.filter(Boolean).length;
}
