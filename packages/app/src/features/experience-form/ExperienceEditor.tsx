import { isApiError } from "@panel/api-client";
import type { GymkhanaRecord } from "@panel/api-client/panel";
import { accessCode } from "@panel/domain/experience/access-code";
import type { ExperienceForm } from "@panel/domain/experience/experience";
import { DEFAULT_CONTENT_LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import type { SideListProps } from "@panel/ui/side-list";
import { useToast } from "@panel/ui/toast";
import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../session/use-session.ts";
import { leadToField } from "../../shared/editing/use-form-problems.ts";
import { FormSaveBar, type SaveOutcome } from "../../shared/editing/FormSaveBar.tsx";
import { RestoredDraft } from "../../shared/editing/RestoredDraft.tsx";
import { useIsShown } from "../../shared/editing/use-is-shown.ts";
import { useDraft } from "../../shared/editing/use-draft.ts";
import { ModelConflict } from "../../shared/fields/ModelConflict.tsx";
import { useMediaQuery } from "../../shared/use-media-query.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { useWasIdle } from "../../shared/use-was-idle.ts";
import { useCheckedExperience } from "../../route/check/check-context.ts";
import { useLeadToField, useModelProblems } from "../../route/check/use-model-problems.ts";
import { CorrectionChoice } from "../../route/CorrectionChoice.tsx";
import { CopyTexts } from "../../route/translation/CopyTexts.tsx";
import type { OpenPoint, PointsProps } from "../../route/open-point.ts";
import type { HistoryProps } from "../../route/history.ts";
import type { PublishingProps, RouteActionsProps } from "../../route/publishing.ts";
import type { TextFilesProps } from "../../route/text-files.ts";
import { pointsLeftUnsaved } from "../../route/point-draft.ts";
import { experienceRecord } from "../../route/queries.ts";
import { ContentLanguageTabs } from "./ContentLanguageTabs.tsx";
import { ExperienceHeader } from "./ExperienceHeader.tsx";
import { MyExperienceSection } from "./MyExperienceSection.tsx";
import { OptionsSection } from "./OptionsSection.tsx";
import { PrizeSection } from "./prize/PrizeSection.tsx";
import { randomBelow } from "./random.ts";
import { EXPERIENCE_FORMS, RefusedSave } from "./RefusedSave.tsx";
import { CreditsSection, StorySection } from "./StorySections.tsx";
import { lacksRequired, textsInSight } from "./texts.ts";
import { SectionLists } from "./SectionLists.tsx";
import { useExperienceEditing } from "./use-experience-editing.ts";
import { useExperienceForm } from "./use-experience-form.ts";
import { sideItems } from "./side-items.tsx";
import { useFormProgress } from "./use-form-progress.ts";
import { useSaveAll } from "./use-save-all.ts";
import { useTypedCity } from "./use-typed-city.ts";
import { useUnsavedSections } from "./use-unsaved-sections.ts";
import { VisitorsSection } from "./VisitorsSection.tsx";

interface ExperienceEditorProps {
  /** The experience to edit; undefined for a new one. */
  record?: GymkhanaRecord;
  /** Called when the first save has given the new experience its id. */
  onCreated?(id: number): void;
  /** Called when a save finds that the experience was deleted. What was typed is in its draft. */
  onGone(): void;
  /** The points, between the two parts of the form. */
  Points: ComponentType<PointsProps>;
  /** The versions of the experience, in a dialog. */
  History: ComponentType<HistoryProps>;
  /** The buttons that try and publish the route. */
  Actions: ComponentType<RouteActionsProps>;
  /** Publishing the route, in a dialog. */
  Publishing: ComponentType<PublishingProps>;
  /** The menu of the texts that go to translators and come back. */
  TextFiles: ComponentType<TextFilesProps>;
  /** Called when something else is stored than what the form shows: an earlier version, or translations of a file. */
  onRestored(): void;
  /** Shown above the form of a new experience: other ways to begin. */
  start?: ReactNode;
}

/** The form of one experience and, below it, its points. */
export function ExperienceEditor(props: ExperienceEditorProps) {
  const { record, onCreated, onGone, Points, History, Publishing, TextFiles, onRestored, start } =
    props;
  const { Actions } = props;
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const isShown = useIsShown();
  const [code] = useState(() => accessCode(randomBelow));
  const editing = useExperienceEditing(record, code);
  const { saved, restored } = editing;
  const [language, setLanguage] = useState<ContentLanguage>(DEFAULT_CONTENT_LANGUAGE);
  const [refused, setRefused] = useState<"missing" | "wrong">();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const user = useUser();
  const [takenCode, setTakenCode] = useState<string>();
  const [openPoint, setOpenPoint] = useState<OpenPoint>();
  const [looksBack, setLooksBack] = useState(false);
  const [publishes, setPublishes] = useState(false);
  const [windowHeader, setWindowHeader] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery("(width < 48rem)");
  const isCrowded = useMediaQuery("(width < 80rem)");

  const lead = useLeadToField("experience");
  const form = useExperienceForm(editing.initial, {
    onValid: (values) => store(values),
    onInvalid: (values) => setRefused(lacksRequired(values) ? "missing" : "wrong"),
  });
  const saving = useStore(form.store, (state) => state.isSubmitting);
  const { correction } = editing;
  const keeping = useDraft(editing.key, form.store, saved, editing.paths, false, correction.aside);
  const progress = useFormProgress(form);
  const city = useTypedCity(form);
  const { data: listed } = useQuery(experienceRecord(saved.id));
  useCheckedExperience(form, saved.id, setLanguage);

  const isStored = useRef(false);
  const saveExperience = async () => {
    isStored.current = false;
    await form.handleSubmit();
    return isStored.current;
  };
  const leftPoints = pointsLeftUnsaved(user.id, saved.id).filter((id) => id !== openPoint?.id);
  const all = useSaveAll({
    experience: keeping,
    exists: saved.id > 0,
    point: openPoint,
    leftPoints: leftPoints.length,
    saveExperience: () => saveExperience(),
  });
  const problems = useModelProblems("experience", form.store, lead);
  const unsaved = useUnsavedSections(form, saved.values);

  const store = async (next: ExperienceForm, base = saved) => {
    setOutcome(undefined);
    try {
      const stored = await editing.save(next, base);
      if (!stored) return;
      setTakenCode(undefined);
      isStored.current = true;
      setOutcome({ kind: "saved", at: Date.now() });
      const created = saved.id === 0;
      toast.show({
        tone: "success",
        title: t(created ? "FORM.EXPERIENCE_SAVED" : "FORM.EXPERIENCE_UPDATED"),
        ...(created ? { description: t("FORM.EXPERIENCE_SAVED_text") } : {}),
      });
      // A reader who has left meanwhile is not brought back.
      if (created && isShown()) onCreated?.(stored.id);
    } catch (error) {
      if (isApiError(error, "refused") && error.translationKey === "ERRORS.codeTaken") {
        setTakenCode(next.code);
        leadToField("experience-form", "code");
      }
      if (isApiError(error, "notFound") && base.id > 0 && isShown()) onGone();
      const text = isApiError(error, "refused") ? "FORM.saveError" : "FORM.saveException";
      setOutcome({ kind: "failed", text: t(text, { reason: errorText(error) }) });
    }
  };

  const saveLabel = () => {
    if (isPhone) return t("FORM.save");
    if (all.save) return t("SAVE_BAR.saveAll");
    return t(saved.id > 0 ? "FORM.update" : "FORM.save");
  };
  const wasIdle = useWasIdle();
  const formProps = {
    noValidate: true,
    // What is out of sight costs nothing while something is typed; it keeps the size with which it was painted.
    // The last section is always laid out: the page cannot be scrolled beyond the end that it is thought to have.
    className: `grid gap-6 *:contain-content *:[contain-intrinsic-size:auto_30rem] ${wasIdle ? "[&>:not(#options)]:[content-visibility:auto]" : ""}`,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void form.handleSubmit();
    },
  };

  const closeRefusal = () => {
    if (refused === "missing") setLanguage(DEFAULT_CONTENT_LANGUAGE);
    setRefused(undefined);
  };

  const texts = { form, language };
  const sideList: Pick<SideListProps, "label" | "items"> = {
    label: t("FORM.sections"),
    items: sideItems(t, progress, [
      ...unsaved,
      ...(openPoint !== undefined || leftPoints.length > 0 ? (["points"] as const) : []),
    ]),
  };

  const actions = useMemo(
    () => <Actions experienceId={saved.id} onPublish={setPublishes} />,
    [Actions, saved.id],
  );
  const save = (
    <FormSaveBar
      inline
      form="experience-form"
      exists={saved.id > 0}
      label={saveLabel()}
      saving={saving || all.saving}
      keeping={all.keeping}
      outcome={outcome}
      problems={problems}
      unsavedText={all.text}
      onSave={all.save}
      choice={
        <CorrectionChoice
          store={form.store}
          stored={saved.values}
          correction={correction}
          className="min-w-0 max-[1400px]:order-last max-[1400px]:basis-full tablet:max-[1400px]:*:justify-end min-[1400px]:max-w-64 min-[1400px]:[&_label]:text-caption"
        />
      }
    />
  );

  return (
    <>
      <ExperienceHeader
        id={saved.id}
        name={saved.values.name.cas}
        state={saved.id > 0 ? (listed?.state ?? undefined) : undefined}
        window={windowHeader}
        onHistory={() => setLooksBack(true)}
        actions={actions}
        isCrowded={isCrowded}
        save={save}
      >
        <ContentLanguageTabs
          value={language}
          onChange={setLanguage}
          languages={progress.languages}
        />
        <CopyTexts
          language={language}
          fields={textsInSight}
          store={form.store}
          onWrite={(field, text) => form.setFieldValue(`${field}.${language}`, String(text))}
          label={t("FORM.copyTexts")}
        />
        {saved.id > 0 && <TextFiles experienceId={saved.id} onSaved={onRestored} />}
      </ExperienceHeader>
      {restored && (
        <RestoredDraft
          at={restored.savedAt}
          isNew={saved.id === 0}
          onDiscard={() => editing.discardDraft(form)}
        />
      )}
      <div // The lists of the last fields have room to open below them.
        className="mt-3 grid gap-6 pb-48 laptop:grid-cols-[11rem_minmax(0,1fr)]"
      >
        <SectionLists {...sideList} />
        <div className="grid min-w-0 content-start gap-6">
          {saved.id === 0 && !restored && start}
          <form id={EXPERIENCE_FORMS[0]} {...formProps}>
            <MyExperienceSection
              {...texts}
              {...progress.myExperience}
              closed={saved.id > 0 && progress.myExperience.state === "complete"}
              // A code that another experience has, too, is replaced by its author.
              codeLocked={saved.id > 0 && takenCode === undefined}
              takenCode={takenCode}
            />
          </form>
          <Points
            experienceId={saved.id}
            city={city}
            saving={saving}
            language={language}
            onLanguage={setLanguage}
            onUnsaved={setOpenPoint}
            actions={isCrowded && !windowHeader && actions}
            onWindow={setWindowHeader}
          />
          <form id={EXPERIENCE_FORMS[1]} {...formProps}>
            <StorySection {...texts} {...progress.story} experienceId={saved.id} />
            <PrizeSection {...texts} {...progress.prize} experienceId={saved.id} city={city} />
            <CreditsSection {...texts} {...progress.credits} experienceId={saved.id} />
            <VisitorsSection form={form} {...progress.visitors} />
            <OptionsSection form={form} />
            {/* Without a button of its own a form is not sent by Enter. */}
            <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
          </form>
        </div>
      </div>
      <RefusedSave refused={refused} problems={problems} onClose={closeRefusal} />
      {looksBack && (
        <History
          experienceId={saved.id}
          onTake={(values) => {
            for (const [path, value] of values) {
              form.setFieldValue(path as "city", value as string);
            }
          }}
          openPoint={openPoint?.id}
          onRestored={onRestored}
          onClose={() => setLooksBack(false)}
        />
      )}
      {publishes && (
        <Publishing
          experienceId={saved.id}
          isUnsaved={all.keeping.dirty}
          leftPoints={leftPoints.length}
          onSave={all.saveNow}
          onOpenOnWeb={() => {
            form.setFieldValue("openOnWeb", true);
            return saveExperience();
          }}
          onClose={() => setPublishes(false)}
        />
      )}
      <ModelConflict of="experience" editing={editing} form={form} store={store} />
    </>
  );
}
