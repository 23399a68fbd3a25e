import { chatbotTextProblem } from "@panel/domain/chatbot-form";
import { BOT_TEXT_MAX } from "@panel/domain/chatbots";
import { completeness, LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { Section } from "@panel/ui/section";
import { TextInput } from "@panel/ui/text-input";
import { Textarea } from "@panel/ui/textarea";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import { BOT_TEXTS, textsOf } from "../schema.ts";
import type { BotForm } from "../use-bot-form.ts";
import { BotLanguages } from "./BotLanguages.tsx";

interface BotTextsProps {
  form: BotForm;
  language: ContentLanguage;
  onLanguageChange(language: ContentLanguage): void;
}

/** Name and description in each language. */
export function BotTexts({ form, language, onLanguageChange }: BotTextsProps) {
  const { t } = useTranslation();
  const texts = useStore(form.store, (state) => textsOf(state.values));
  const submitted = useStore(form.store, (state) => state.submissionAttempts > 0);
  const errorsIn = (each: ContentLanguage) =>
    submitted ? BOT_TEXTS.filter((text) => chatbotTextProblem(texts, each, text)).length : 0;
  return (
    <Section id="bot-texts" title={t("CHATBOT_FORM.texts")} hint={t("CHATBOT_FORM.textsHint")}>
      <BotLanguages
        value={language}
        onValueChange={onLanguageChange}
        stateOf={(code) => ({
          ...completeness([texts[code].name, texts[code].description]),
          errors: errorsIn(code),
        })}
      >
        {(code) => (
          <div className="grid gap-5">
            {BOT_TEXTS.map((text) => {
              const Input = text === "name" ? TextInput : Textarea;
              return (
                <form.Field key={text} name={`${text}.${code}`}>
                  {(field) => (
                    <FormField
                      field={field}
                      label={t(`CHATBOT_FORM.${text}`)}
                      hint={t(`CHATBOT_FORM.${text}Hint`)}
                      counter={{ length: field.state.value.length, max: BOT_TEXT_MAX[text] }}
                    >
                      {(control) => (
                        <Input
                          lang={LANGUAGE[code].interface}
                          maxLength={BOT_TEXT_MAX[text]}
                          autoComplete="off"
                          {...control}
                        />
                      )}
                    </FormField>
                  )}
                </form.Field>
              );
            })}
          </div>
        )}
      </BotLanguages>
    </Section>
  );
}
