import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import { CopyLanguage } from "@panel/ui/language-tabs";
import { useStore } from "@tanstack/react-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormStore } from "../../shared/editing/use-draft.ts";
import {
  copiedTexts,
  isWrittenIn,
  untouched,
  type CopiedText,
  type Written,
} from "./copied-texts.ts";

interface CopyTextsProps<Values extends object, Field extends string> {
  /** The language that the tabs show. */
  language: ContentLanguage;
  /** Returns the paths of the translated fields that the form shows. Keep the function stable. */
  fields(values: Values): readonly Field[];
  store: FormStore<Values>;
  /** Called to set a text in the language that the tabs show. */
  onWrite(field: Field, text: Written): void;
  /** Label of the button. */
  label: string;
}

/** Copies the texts of another language into the one that the tabs show. Asks before it overwrites texts, and can be undone. */
export function CopyTexts<Values extends object, Field extends string>(
  props: CopyTextsProps<Values, Field>,
) {
  const { language, fields, store, onWrite, label } = props;
  const { t } = useTranslation();
  const [copied, setCopied] = useState<readonly CopiedText<Field>[]>([]);
  const name = (code: string) => t(`LANGUAGES.${code as ContentLanguage}`);
  // A text, so that a key that changes nothing of it renders nothing.
  const written = useStore(store, ({ values }) =>
    CONTENT_LANGUAGES.filter((code) => isWrittenIn(values, fields(values), code)).join(),
  ).split(",");
  const sources = CONTENT_LANGUAGES.filter((code) => code !== language && written.includes(code));
  return (
    <CopyLanguage
      target={{ code: language, name: name(language) }}
      sources={sources.map((code) => ({ code, name: name(code) }))}
      targetFilled={written.includes(language)}
      onCopy={(source) => {
        const { values } = store.get();
        const next = copiedTexts(values, fields(values), source as ContentLanguage, language);
        setCopied(next);
        for (const { field, after } of next) onWrite(field, after);
      }}
      onUndo={() => {
        for (const { field, before } of untouched(store.get().values, copied, language)) {
          onWrite(field, before);
        }
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
