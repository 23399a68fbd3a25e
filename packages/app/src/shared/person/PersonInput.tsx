import { USER_TEXT_MAX, type UserTextField } from "@panel/domain/users";
import { FormField, type FormFieldProps } from "@panel/ui/form";
import { TextInput } from "@panel/ui/text-input";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

type Input = ComponentProps<typeof TextInput>;

/** Input attributes of each field. Autocomplete is off, because the data is another person's. */
const INPUTS: Partial<Record<UserTextField, Pick<Input, "type" | "inputMode" | "placeholder">>> = {
  email: { type: "email", inputMode: "email" },
  phone: { type: "tel", inputMode: "tel", placeholder: "+34 600 123 456" },
  facebook: { inputMode: "url", placeholder: "https://www.facebook.com/…" },
  instagram: { inputMode: "url", placeholder: "https://www.instagram.com/…" },
  twitter: { inputMode: "url", placeholder: "https://x.com/…" },
};

/** The optional fields of a person, in the order of the forms. */
export const CONTACT_FIELDS = ["phone", "city", "facebook", "instagram", "twitter"] as const;

interface PersonInputProps extends Pick<
  FormFieldProps<string>,
  "field" | "hint" | "required" | "error"
> {
  name: UserTextField;
  readOnly?: boolean;
  autoComplete?: string;
  /** Id of a `datalist` with texts to choose from. */
  list?: string;
}

/** Text input for a person's data, with the same label, keyboard and maximum length in every form. */
export function PersonInput({
  name,
  readOnly,
  autoComplete = "off",
  list,
  ...props
}: PersonInputProps) {
  const { t } = useTranslation();
  return (
    <FormField label={t(`PERSON.${name}`)} {...props}>
      {(control) => (
        <TextInput
          autoComplete={autoComplete}
          maxLength={USER_TEXT_MAX[name]}
          readOnly={readOnly}
          list={list}
          {...INPUTS[name]}
          {...control}
        />
      )}
    </FormField>
  );
}
