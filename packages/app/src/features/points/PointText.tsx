import type { PathOf } from "@panel/domain/experience/field";
import { pointFields } from "@panel/domain/experience/point";
import { fieldAt, valueAt } from "@panel/domain/experience/fields";
import { DEFAULT_CONTENT_LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import { FieldHelp } from "../../route/help/FieldHelp.tsx";
import { TranslatedText } from "../../route/translation/TranslatedText.tsx";
import type { PointFormApi } from "./use-point-form.ts";

interface PointTextProps {
  form: PointFormApi;
  name: PathOf<typeof pointFields, "text", true>;
  language: ContentLanguage;
  required?: boolean;
}

/** Field for a text of the point in the language that is selected in the tabs. */
export function PointText(props: PointTextProps) {
  const { form, name, language, required = false } = props;
  const { t } = useTranslation();
  const { max = Infinity, lines = false } = fieldAt(pointFields, name);
  const spanish = useStore(form.store, (state) =>
    String(valueAt(state.values, `${name}.${DEFAULT_CONTENT_LANGUAGE}`)),
  );
  return (
    <form.Field key={language} name={`${name}.${language}`}>
      {(field) => (
        <TranslatedText
          field={field}
          label={t(`POINT_FIELDS.${name}`)}
          labelEnd={<FieldHelp of="point" path={name} label={t(`POINT_FIELDS.${name}`)} />}
          {...{ language, spanish, max, required }}
          multiline={lines}
        />
      )}
    </form.Field>
  );
}
