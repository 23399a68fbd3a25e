import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import { CopyLanguage } from "@panel/ui/language-tabs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  copiedTexts,
  isWrittenIn,
  untouched,
  type CopiedText,
  type Written,
} from "./copied-texts.ts";

interface CopyTextsProps<Field extends string> {
  /** The language that the tabs show. */
  language: ContentLanguage;
  /** Paths of the translated fields that the form shows. */
  fields: readonly Field[];
  /** All values of the form. */
  values: object;
  /** Called to set a text in the language that the tabs show. */
  onWrite(field: Field, text: Written): void;
  /** Label of the button. */
  label: string;
}

/** Copies the texts of another language into the one that the tabs show. Asks before it overwrites texts, and can be undone. */
export function CopyTexts<Field extends string>(props: CopyTextsProps<Field>) {
  const { language, fields, values, onWrite, label } = props;
  const { t } = useTranslation();
  const [copied, setCopied] = useState<readonly CopiedText<Field>[]>([]);
  const name = (code: string) => t(`LANGUAGES.${code as ContentLanguage}`);
  const sources = CONTENT_LANGUAGES.filter(
    (code) => code !== language && isWrittenIn(values, fields, code),
  );
  return (
    <CopyLanguage
      target={{ code: language, name: name(language) }}
      sources={sources.map((code) => ({ code, name: name(code) }))}
      targetFilled={isWrittenIn(values, fields, language)}
      onCopy={(source) => {
        const next = copiedTexts(values, fields, source as ContentLanguage, language);
        setCopied(next);
        for (const { field, after } of next) onWrite(field, after);
      }}
      onUndo={() => {
        for (const { field, before } of untouched(values, copied, language)) onWrite(field, before);
      }}
      labels={{
        copyFrom: label,
        replaceTitle: (target) => t("COPY_TEXTS.replaceTitle", { target }),
        replaceText: (source, target) => t("COPY_TEXTS.replaceText", { source, target }),
        replace: t("COPY_TEXTS.replace"),
        copied: (source) => t("COPY_TEXTS.copied", { source }),
        undo: t("COPY_TEXTS.undo"),
      }}
    />
  );
}
