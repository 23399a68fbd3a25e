import { personName } from "@panel/domain/person-name";
import { createUser, updateUser, type ListedUser } from "@panel/api-client/panel";
import { maySetLimits } from "@panel/domain/policies";
import { isApiError } from "@panel/api-client";
import { ModalAlert } from "@panel/ui/modal-alert";
import { useStore } from "@tanstack/react-form";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { withSession } from "../../../session/session.ts";
import { useUser } from "../../../session/use-session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { draftKey, readDraft } from "../../../shared/editing/draft.ts";
import { focusFirstError } from "../../../shared/editing/focus-first-error.ts";
import { FormSaveBar, type SaveOutcome } from "../../../shared/editing/FormSaveBar.tsx";
import { RestoredDraft } from "../../../shared/editing/RestoredDraft.tsx";
import { useFormProblems } from "../../../shared/editing/use-form-problems.ts";
import { useDraft, type Saved } from "../../../shared/editing/use-draft.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { FormErrorMessages } from "../../../shared/FormErrorMessages.tsx";
import { newUser, toNewUserForm, toUserForm, toValues, type ImageChange } from "../mapping.ts";
import { recoveredUser, USER_VALUES, type UserValues } from "../schema.ts";
import { useUserForm } from "../use-user-form.ts";
import { LimitsSection } from "./LimitsSection.tsx";
import { ContactSection, PersonSection } from "./UserSections.tsx";
import { changed } from "../../../shared/what-changed.ts";

const FORM = "user-form";

/** Form for a user. Without `stored` it creates a new one. */
export function UserEditor({ stored }: { stored?: ListedUser }) {
  const { t } = useTranslation();
  const viewer = useUser();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [fresh] = useState<Saved<UserValues>>(() => ({
    id: stored?.id ?? 0,
    version: undefined,
    values: stored ? toValues(stored) : newUser(viewer),
    ...(stored ? {} : { requestId: crypto.randomUUID() }),
  }));
  const key = draftKey(viewer.id, "user", stored ? String(stored.id) : "new");
  const [draft, setDraft] = useState(() =>
    readDraft(key, (kept) => recoveredUser(kept, fresh.values)),
  );
  const [saved, setSaved] = useState(
    draft?.requestId ? { ...fresh, requestId: draft.requestId } : fresh,
  );
  const [image, setImage] = useState<ImageChange>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [created, setCreated] = useState<string>();
  const [taken, setTaken] = useState<{ email: string }>();
  // Once its field says so.
  useEffect(() => {
    if (taken) void focusFirstError(FORM);
  }, [taken]);

  const [initial] = useState(draft?.values ?? fresh.values);
  const form = useUserForm(initial, viewer.role, {
    onValid: (values) => store(values),
    onInvalid: () => void focusFirstError(FORM),
  });
  const values = useStore(form.store, (state) => state.values);
  const saving = useStore(form.store, (state) => state.isSubmitting);
  const keeping = useDraft(key, form.store, saved, USER_VALUES, image !== undefined);

  const store = async (next: UserValues) => {
    setOutcome(undefined);
    try {
      const { message } = await withSession(() =>
        stored
          ? updateUser(panelApi, toUserForm(next, viewer, image, stored))
          : createUser(panelApi, toNewUserForm(next, viewer, image, saved.requestId ?? "")),
      );
      setSaved({ ...saved, values: next });
      setDraft(undefined);
      setOutcome({ kind: "saved", at: Date.now() });
      await changed(queryClient, "users");
      if (stored) setImage(undefined);
      else setCreated(message);
    } catch (error) {
      if (isApiError(error, "refused") && error.translationKey === "ERRORS.emailTaken") {
        setTaken({ email: next.email });
      }
      // The list no longer has the user, and its screen offers what was typed.
      if (stored && isApiError(error, "notFound")) {
        await changed(queryClient, "users");
      }
      const text = isApiError(error, "refused") ? "USER_FORM.refused" : "USER_FORM.failed";
      setOutcome({ kind: "failed", text: t(text, { reason: errorText(error) }) });
    }
  };

  const discardDraft = () => {
    form.reset(fresh.values, { keepDefaultValues: true });
    setDraft(undefined);
  };
  const name = personName(values.name, values.surname) || t("USER_FORM.newPerson");

  return (
    <FormErrorMessages>
      {draft && <RestoredDraft at={draft.savedAt} isNew={!stored} onDiscard={discardDraft} />}
      <form
        id={FORM}
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        <PersonSection
          form={form}
          viewer={viewer.role}
          exists={stored !== undefined}
          takenEmail={taken?.email}
        />
        <ContactSection
          form={form}
          name={name}
          avatar={stored?.data.avatar ?? ""}
          image={image}
          onImageChange={setImage}
        />
        {maySetLimits(viewer.role, values.role) && (
          <LimitsSection form={form} resources={stored?.resources} />
        )}
      </form>
      <FormSaveBar
        form={FORM}
        exists={stored !== undefined}
        label={t(stored ? "USER_FORM.update" : "USER_FORM.create")}
        saving={saving}
        keeping={keeping}
        outcome={outcome}
        problems={useFormProblems(FORM, form.store)}
      />
      <ModalAlert
        open={created !== undefined}
        variant="success"
        title={created ?? ""}
        buttonLabel={t("GENERIC.accept")}
        // Back must not open an empty form again.
        onClose={() => void navigate("/panel/users", { replace: true })}
      >
        {t("USER_FORM.createdText", { email: values.email.trim() })}
      </ModalAlert>
    </FormErrorMessages>
  );
}
