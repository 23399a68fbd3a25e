import { isApiError } from "@panel/api-client";
import type { GymkhanaRecord } from "@panel/api-client/panel";
import { accessCode } from "@panel/domain/experience/access-code";
import type { ExperienceForm } from "@panel/domain/experience/experience";
import { DEFAULT_CONTENT_LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { ModalAlert } from "@panel/ui/modal-alert";
import { SideList } from "@panel/ui/side-list";
import { useToast } from "@panel/ui/toast";
import { useStore } from "@tanstack/react-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormSaveBar, type SaveOutcome } from "../../../shared/editing/FormSaveBar.tsx";
import { RestoredDraft } from "../../../shared/editing/RestoredDraft.tsx";
import { useDraft } from "../../../shared/editing/use-draft.ts";
import { ModelConflict } from "../../../shared/fields/ModelConflict.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { CopyTexts } from "../translation/CopyTexts.tsx";
import { PointsSection } from "../points/PointsSection.tsx";
import { ContentLanguageTabs } from "./ContentLanguageTabs.tsx";
import { ExperienceHeader } from "./ExperienceHeader.tsx";
import { focusFirstError } from "../../../shared/editing/focus-first-error.ts";
import { MyExperienceSection } from "./MyExperienceSection.tsx";
import { OptionsSection } from "./OptionsSection.tsx";
import { PrizeSection } from "./prize/PrizeSection.tsx";
import { randomBelow } from "./random.ts";
import { CreditsSection, StorySection } from "./StorySections.tsx";
import { lacksRequired, textsInSight } from "./texts.ts";
import { useExperienceEditing } from "./use-experience-editing.ts";
import { useExperienceForm } from "./use-experience-form.ts";
import { useFormProgress, type OptionalState } from "./use-form-progress.ts";

interface ExperienceEditorProps {
  /** The experience to edit; undefined for a new one. */
  record?: GymkhanaRecord;
  /** Called when the first save has given the new experience its id. */
  onCreated?(id: number): void;
}

/** The form of one experience and, below it, its points. */
export function ExperienceEditor({ record, onCreated }: ExperienceEditorProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const [code] = useState(() => accessCode(randomBelow));
  const editing = useExperienceEditing(record, code);
  const { saved, restored } = editing;
  const [language, setLanguage] = useState<ContentLanguage>(DEFAULT_CONTENT_LANGUAGE);
  const [refused, setRefused] = useState<"missing" | "wrong">();
  const [outcome, setOutcome] = useState<SaveOutcome>();

  const form = useExperienceForm(editing.initial, {
    onValid: (values) => store(values),
    onInvalid: (values) => setRefused(lacksRequired(values) ? "missing" : "wrong"),
  });
  const values = useStore(form.store, (state) => state.values);
  const saving = useStore(form.store, (state) => state.isSubmitting);
  const keeping = useDraft(editing.key, values, saved, editing.paths);
  const progress = useFormProgress(form);

  const store = async (next: ExperienceForm, base = saved) => {
    setOutcome(undefined);
    try {
      const id = await editing.save(next, base);
      if (id === undefined) return;
      setOutcome({ kind: "saved", at: Date.now() });
      const created = saved.id === 0;
      toast.show({
        tone: "success",
        title: t(created ? "FORM.EXPERIENCE_SAVED" : "FORM.EXPERIENCE_UPDATED"),
        ...(created ? { description: t("FORM.EXPERIENCE_SAVED_text") } : {}),
      });
      if (created) onCreated?.(id);
    } catch (error) {
      const text = isApiError(error, "refused") ? "FORM.saveError" : "FORM.saveException";
      setOutcome({ kind: "failed", text: t(text, { reason: errorText(error) }) });
    }
  };

  const closeRefusal = () => {
    if (refused === "missing") setLanguage(DEFAULT_CONTENT_LANGUAGE);
    setRefused(undefined);
  };

  return (
    <>
      <ExperienceHeader name={saved.values.name.cas} id={saved.id} />
      {restored && (
        <RestoredDraft at={restored.savedAt} onDiscard={() => editing.discardDraft(form)} />
      )}
      <ContentLanguageTabs value={language} onChange={setLanguage} languages={progress.languages} />
      <div className="mt-2">
        <CopyTexts
          language={language}
          fields={textsInSight(values)}
          values={values}
          onWrite={(field, text) => form.setFieldValue(`${field}.${language}`, String(text))}
          label={t("FORM.copyTexts")}
        />
      </div>
      <div className="mt-4 grid gap-8 laptop:grid-cols-[13rem_minmax(0,1fr)]">
        <SideList
          label={t("FORM.sections")}
          offset={128}
          className="hidden self-start laptop:sticky laptop:top-30 laptop:block"
          items={[
            { id: "my-experience", label: t("FORM.myExperience"), state: progress.myExperience },
            { id: "options", label: t("FORM.options"), state: "complete" },
            { id: "story", label: t("FORM.storyTitle"), ...stateOf(progress.story) },
            { id: "prize", label: t("FORM.prizeTitle"), ...stateOf(progress.prize) },
            { id: "credits", label: t("FORM.creditsTitle"), ...stateOf(progress.credits) },
            { id: "points", label: t("POINTS.title") },
          ]}
        />
        <div className="grid min-w-0 content-start gap-6">
          <form
            id="experience-form"
            noValidate
            className="grid gap-6"
            onSubmit={(event) => {
              event.preventDefault();
              void form.handleSubmit();
            }}
          >
            <MyExperienceSection
              form={form}
              language={language}
              state={progress.myExperience}
              codeLocked={saved.id > 0}
            />
            <OptionsSection form={form} />
            <StorySection form={form} language={language} state={progress.story} />
            <PrizeSection
              form={form}
              language={language}
              state={progress.prize}
              experienceId={saved.id}
            />
            <CreditsSection form={form} language={language} state={progress.credits} />
          </form>
          <PointsSection experienceId={saved.id} saving={saving} language={language} />
        </div>
      </div>
      <FormSaveBar
        form="experience-form"
        exists={saved.id > 0}
        label={t(saved.id > 0 ? "FORM.update" : "FORM.save")}
        saving={saving}
        keeping={keeping}
        outcome={outcome}
      />
      <ModalAlert
        open={refused !== undefined}
        variant="warning"
        title={t(refused === "wrong" ? "FORM.invalidTitle" : "FORM.requiredMissingTitle")}
        buttonLabel={t("GENERIC.accept")}
        onClose={closeRefusal}
        onCloseAutoFocus={(event) => {
          if (focusFirstError("experience-form")) event.preventDefault();
        }}
      >
        {t(refused === "wrong" ? "FORM.invalidText" : "FORM.REQUIRED_FIELDS_MISSING")}
      </ModalAlert>
      <ModelConflict of="experience" editing={editing} form={form} store={store} />
    </>
  );
}

const stateOf = (state: OptionalState) => (state ? { state } : {});
