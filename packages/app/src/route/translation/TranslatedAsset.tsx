import { wordList } from "@panel/i18n/word-list";
import type { AssetType } from "@panel/domain/asset-types";
import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import { Button } from "@panel/ui/button";
import type { BoundFieldApi } from "@panel/ui/form";
import { InlineMessage } from "@panel/ui/inline-message";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AssetFormField } from "../../shared/assets/AssetFormField.tsx";

interface TranslatedAssetProps {
  /** The asset in the language that the tabs show. */
  field: BoundFieldApi<number>;
  language: ContentLanguage;
  /** The id of the asset in a language; 0 for none. */
  read(language: ContentLanguage): number;
  write(language: ContentLanguage, id: number): void;
  type: AssetType;
  label: string;
  /** Beside the label. */
  labelEnd?: ReactNode;
  /** Size of the dialog in which the asset is chosen. @default "xl" */
  size?: "xl" | "full";
}

/**
 * Field for an image or audio in the language that the tabs show. What is chosen is also taken for the languages that have
 * none, which is said and can be taken back.
 */
export function TranslatedAsset(props: TranslatedAssetProps) {
  const { field, language, read, write, type, label, labelEnd, size } = props;
  const { t, i18n } = useTranslation();
  const [filled, setFilled] = useState<{ id: number; languages: readonly ContentLanguage[] }>();
  const choose = (id: number) => {
    field.handleChange(id);
    const empty = CONTENT_LANGUAGES.filter((code) => code !== language && read(code) === 0);
    const fills = id > 0 && empty.length > 0;
    if (fills) for (const code of empty) write(code, id);
    setFilled(fills ? { id, languages: empty } : undefined);
  };
  const names = (languages: readonly ContentLanguage[]) =>
    wordList(
      languages.map((code) => t(`LANGUAGES.${code}`)),
      i18n.language,
    );
  return (
    <div className="grid content-start gap-2">
      <AssetFormField
        field={{
          name: field.name,
          state: field.state,
          form: field.form,
          handleChange: choose,
          handleBlur: () => field.handleBlur(),
        }}
        type={type}
        label={label}
        labelEnd={labelEnd}
        {...(size ? { size } : {})}
      />
      {filled && filled.id === field.state.value && (
        <InlineMessage
          tone="info"
          action={
            <Button
              size="sm"
              onClick={() => {
                // What was chosen for a language since stays.
                for (const code of filled.languages) if (read(code) === filled.id) write(code, 0);
                setFilled(undefined);
              }}
            >
              {t("TRANSLATED_ASSET.onlyHere")}
            </Button>
          }
        >
          {t("TRANSLATED_ASSET.alsoIn", { languages: names(filled.languages) })}
        </InlineMessage>
      )}
    </div>
  );
}
