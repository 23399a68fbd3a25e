import { AVATAR_BYTES } from "@panel/domain/chatbot-form";
import { contrast, isHexColor, READABLE_CONTRAST, readableColorOn } from "@panel/domain/chatbots";
import { AvatarField } from "@panel/ui/avatar-field";
import { ColorInput } from "@panel/ui/color-input";
import { Field } from "@panel/ui/field";
import { FormField } from "@panel/ui/form";
import { Section } from "@panel/ui/section";
import { useStore } from "@tanstack/react-form";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PROFILE_IMAGE, useAvatarLabels } from "../../../shared/person/profile-image.ts";
import { usePreparePicture } from "../../../shared/person/use-prepare-picture.ts";
import { mainTexts } from "../mapping.ts";
import { BOT_COLOR_FIELDS } from "../schema.ts";
import type { BotForm } from "../use-bot-form.ts";

interface BotLooksProps {
  form: BotForm;
  /** Address of the stored picture; empty if there is none. */
  stored: string;
  avatar: File | undefined;
  onAvatarChange(avatar: File | undefined): void;
  /** Whether the colours can be changed; a super-admin changes texts and picture only. */
  colors: boolean;
}

/** Picture and colours of the bot. */
export function BotLooks({ form, stored, avatar, onAvatarChange, colors }: BotLooksProps) {
  const { t, i18n } = useTranslation();
  const avatarLabels = useAvatarLabels();
  const prepare = usePreparePicture();
  const name = useStore(form.store, (state) => mainTexts(state.values).name);
  return (
    <Section id="bot-looks" title={t("CHATBOT_FORM.looks")} hint={t("CHATBOT_FORM.looksHint")}>
      <div className="grid gap-6">
        <Field group required label={t("CHATBOT_FORM.avatar")} hint={t("PERSON.imageHint")}>
          <AvatarField
            name={name || t("CHATBOT_FORM.unnamed")}
            src={stored || null}
            value={avatar}
            onValueChange={(file) => onAvatarChange(file ?? undefined)}
            removable={false}
            locale={i18n.language}
            labels={avatarLabels}
            prepare={prepare}
            accept={PROFILE_IMAGE.accept}
            maxSize={AVATAR_BYTES}
            maxCroppedSize={AVATAR_BYTES}
          />
        </Field>
        {colors && (
          <div className="grid gap-5 tablet:grid-cols-2">
            {BOT_COLOR_FIELDS.map((color) => (
              <div key={color} className="grid content-start gap-3">
                <form.Field name={color}>
                  {(field) => (
                    <FormField
                      field={field}
                      label={t(`CHATBOT_FORM.${color}`)}
                      hint={t(`CHATBOT_FORM.${color}Hint`)}
                    >
                      {(control) => (
                        <ColorInput pickerLabel={t(`CHATBOT_FORM.${color}Picker`)} {...control} />
                      )}
                    </FormField>
                  )}
                </form.Field>
                <ColorSample form={form} name={color} />
              </div>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

/** Shows a colour with the text that the chat writes on it, and says how well that can be read. */
function ColorSample({ form, name }: { form: BotForm; name: (typeof BOT_COLOR_FIELDS)[number] }) {
  const { t, i18n } = useTranslation();
  const color = useStore(form.store, ({ values }) => values[name]);
  if (!isHexColor(color)) return null;
  const text = readableColorOn(color);
  const ratio = contrast(color, text);
  const readable = ratio >= READABLE_CONTRAST;
  const shown = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(
    // Rounded down: 4.49 is not enough and must not read 4.5.
    Math.floor(ratio * 10) / 10,
  );
  const Sign = readable ? CircleCheck : TriangleAlert;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span
        className="rounded-card border border-line px-3 py-1.5 text-body font-medium"
        style={{ backgroundColor: color, color: text }}
      >
        {t(`CHATBOT_FORM.${name}Sample`)}
      </span>
      <p
        role="status"
        className="flex min-w-0 flex-1 items-center gap-1.5 text-caption text-ink-muted"
      >
        <Sign
          aria-hidden
          className={readable ? "size-4 shrink-0 text-success" : "size-4 shrink-0 text-warning"}
        />
        <span className="min-w-0">
          {t(readable ? "CHATBOT_FORM.contrastGood" : "CHATBOT_FORM.contrastLow", { ratio: shown })}
        </span>
      </p>
    </div>
  );
}
