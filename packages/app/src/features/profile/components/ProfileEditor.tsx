import { personName } from "@panel/domain/person-name";
import { isApiError } from "@panel/api-client";
import { updateProfile, type User } from "@panel/api-client/panel";
import { Field } from "@panel/ui/field";
import { Section } from "@panel/ui/section";
import { TextInput } from "@panel/ui/text-input";
import { useToast } from "@panel/ui/toast";
import { revalidateLogic, useForm, useStore } from "@tanstack/react-form";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { refreshUser, withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { draftKey, readDraft } from "../../../shared/editing/draft.ts";
import { focusFirstError } from "../../../shared/editing/focus-first-error.ts";
import { FormSaveBar, type SaveOutcome } from "../../../shared/editing/FormSaveBar.tsx";
import { RestoredDraft } from "../../../shared/editing/RestoredDraft.tsx";
import { useFormProblems } from "../../../shared/editing/use-form-problems.ts";
import { useDraft, type Saved } from "../../../shared/editing/use-draft.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { PersonInput } from "../../../shared/person/PersonInput.tsx";
import { ProfileImageField } from "../../../shared/person/ProfileImageField.tsx";
import { profileKeys } from "../queries.ts";
import {
  PROFILE_FIELDS,
  profileSchema,
  recoveredProfile,
  toForm,
  toValues,
  type ProfileValues,
} from "../schema.ts";

const FORM = "profile-form";
/** Autocomplete is on, because these are the user's own data. */
const AUTOCOMPLETE = {
  name: "given-name",
  surname: "family-name",
  city: "address-level2",
  phone: "tel",
  facebook: "off",
  instagram: "off",
  twitter: "off",
} as const;

export function ProfileEditor({ stored }: { stored: User }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const key = draftKey(stored.id, "profile", "mine");
  const [saved, setSaved] = useState<Saved<ProfileValues>>(() => ({
    id: stored.id,
    version: undefined,
    values: toValues(stored),
  }));
  const [draft, setDraft] = useState(() =>
    readDraft(key, (kept) => recoveredProfile(kept, saved.values)),
  );
  const [image, setImage] = useState<File | null>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [initial] = useState(draft?.values ?? saved.values);

  const form = useForm({
    defaultValues: initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: profileSchema },
    onSubmitInvalid: () => void focusFirstError(FORM),
    onSubmit: async ({ value }) => {
      setOutcome(undefined);
      try {
        await withSession(() => updateProfile(panelApi, toForm(value, image, stored)));
        setSaved({ ...saved, values: value });
        setDraft(undefined);
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: profileKeys.mine }),
          refreshUser(),
        ]);
        setImage(undefined);
        setOutcome({ kind: "saved", at: Date.now() });
        toast.show({ tone: "success", title: t("PROFILE.saved") });
      } catch (error) {
        const text = isApiError(error, "refused") ? "USER_FORM.refused" : "USER_FORM.failed";
        setOutcome({ kind: "failed", text: t(text, { reason: errorText(error) }) });
      }
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const saving = useStore(form.store, (state) => state.isSubmitting);
  const keeping = useDraft(key, form.store, saved, PROFILE_FIELDS, image !== undefined);

  const discardDraft = () => {
    form.reset(saved.values, { keepDefaultValues: true });
    setDraft(undefined);
  };

  return (
    <>
      {draft && <RestoredDraft at={draft.savedAt} onDiscard={discardDraft} />}
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        <Section id="details" title={t("USER_FORM.person")} hint={t("USER_FORM.requiredNote")}>
          <div className="grid gap-6">
            <Field group label={t("PERSON.image")} hint={t("PERSON.imageHint")}>
              <ProfileImageField
                name={personName(values.name, values.surname) || stored.email}
                src={stored.avatar || null}
                value={image}
                onValueChange={setImage}
              />
            </Field>
            <div className="grid gap-5 tablet:grid-cols-2">
              {PROFILE_FIELDS.slice(0, 2).map((name) => (
                <form.Field key={name} name={name}>
                  {(field) => (
                    <PersonInput
                      field={field}
                      name={name}
                      required
                      autoComplete={AUTOCOMPLETE[name]}
                    />
                  )}
                </form.Field>
              ))}
              <Field label={t("PERSON.email")}>
                <TextInput readOnly value={stored.email} />
              </Field>
              <Field label={t("PERSON.entity")}>
                <TextInput readOnly value={stored.entity} />
              </Field>
              {stored.label && (
                <Field label={t("PERSON.label")}>
                  <TextInput readOnly value={stored.label} />
                </Field>
              )}
              <Field label={t("USERS.role")}>
                <TextInput readOnly value={t(`ROLES.${stored.role}`)} />
              </Field>
              {PROFILE_FIELDS.slice(2).map((name) => (
                <form.Field key={name} name={name}>
                  {(field) => (
                    <PersonInput field={field} name={name} autoComplete={AUTOCOMPLETE[name]} />
                  )}
                </form.Field>
              ))}
            </div>
          </div>
        </Section>
      </form>
      <FormSaveBar
        form={FORM}
        exists
        label={t("USER_FORM.update")}
        saving={saving}
        keeping={keeping}
        outcome={outcome}
        problems={useFormProblems(FORM, form.store)}
      />
    </>
  );
}
