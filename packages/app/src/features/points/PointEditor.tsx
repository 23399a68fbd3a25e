import type { MapPoint } from "@panel/api-client/panel";
import type { ContentLanguage } from "@panel/domain/languages";
import { pointFields } from "@panel/domain/experience/point";
import type { PointRows } from "@panel/domain/experience/point-record";
import { isUnsavedId } from "@panel/domain/experience/point-rules";
import type { Position } from "@panel/domain/experience/position";
import { pathsOf, problemsOf } from "@panel/domain/experience/fields";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { useStore } from "@tanstack/react-form";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormProblems } from "../../shared/editing/FormProblems.tsx";
import { RestoredDraft } from "../../shared/editing/RestoredDraft.tsx";
import { useDraft } from "../../shared/editing/use-draft.ts";
import { ModelConflict } from "../../shared/fields/ModelConflict.tsx";
import { useCheckedPoint } from "../../route/check/check-context.ts";
import { useLeadToField, useModelProblems } from "../../route/check/use-model-problems.ts";
import { CopyTexts } from "../../route/translation/CopyTexts.tsx";
import { ChallengeSection } from "./challenge/ChallengeSection.tsx";
import { DiscardPoint } from "./DiscardPoint.tsx";
import { LeftOutContext } from "./left-out-parts.ts";
import type { OpenPoint } from "../../route/open-point.ts";
import { PointArrival } from "./PointArrival.tsx";
import { PointChatbot } from "./PointChatbot.tsx";
import { PointHeading } from "./PointHeading.tsx";
import { PointLanguages } from "./PointLanguages.tsx";
import { PointMechanics } from "./PointMechanics.tsx";
import { PointModel } from "./PointModel.tsx";
import { PointPlace } from "./PointPlace.tsx";
import { PointSaveButtons } from "./PointSaveButtons.tsx";
import { PointStory } from "./PointStory.tsx";
import { PointText } from "./PointText.tsx";
import { recordOf, usePointEditing } from "./use-point-editing.ts";
import { usePointForm } from "./use-point-form.ts";
import { usePointSaving } from "./use-point-saving.ts";
import { usePointTitle } from "../../route/use-point-title.ts";
import { useWasIdle } from "../../shared/use-was-idle.ts";

/** Renders its content when the page is idle, in slices, so that what stands above it is there at once. */
function RenderWhenIdle({ children, height }: { children: ReactNode; height: string }) {
  return useWasIdle() ? children : <div aria-hidden style={{ height }} />;
}

/** The texts that each language has, in the order of the editor. */
const POINT_TEXTS = pathsOf(pointFields, ["text", "words"], true);
const pointTexts = () => POINT_TEXTS;

interface PointEditorProps {
  /** 0 until the experience is saved. */
  experienceId: number;
  experienceSaving: boolean;
  language: ContentLanguage;
  /** The point's id; above a million for a new one. */
  id: number;
  point: MapPoint | undefined;
  points: readonly MapPoint[];
  /** Stories, titles and games of all points, which the server sends apart from the points. */
  rows: PointRows;
  /** Whether the focus moves to the name when the editor opens. */
  takeFocus: boolean;
  /** Of the experience; blank where it has none. */
  city: string;
  /** A place that was chosen on the map of the route while the editor is open. */
  place?: Position | undefined;
  /** Called with the place of the point. */
  onPosition(position: Position | undefined): void;
  /** Called with a place that was typed, searched for or located, which may be out of the map's view. */
  onVisit(position: Position): void;
  /** Called with the point while it holds unsaved input, and with nothing when it does not any more. */
  onUnsaved(point: OpenPoint | undefined): void;
  onClose(savedId?: number): void;
  /** Called once the point is saved, to open the next of the route, or to add another one. */
  onNext(): void;
  /** Whether there is a next one. */
  hasNext: boolean;
}

/** Adds or edits one point. Closes once the point is saved. */
export function PointEditor({
  experienceId,
  experienceSaving,
  language,
  id,
  point,
  points,
  rows,
  takeFocus,
  city,
  place,
  onPosition,
  onVisit,
  onUnsaved,
  onClose,
  onNext,
  hasNext,
}: PointEditorProps) {
  const { t } = useTranslation();
  const title = usePointTitle(points);
  const editing = usePointEditing(experienceId, id, point, rows);
  const { saved, restored } = editing;
  const [leaving, setLeaving] = useState(false);
  const lead = useLeadToField("point", id);
  const form = usePointForm(editing.initial, {
    onValid: (values) => saving.submit(values),
    onInvalid: (values) => {
      const [first] = problemsOf(pointFields, values);
      if (first) lead(first.path);
    },
  });
  const isSaving = useStore(form.store, (state) => state.isSubmitting);
  const keeping = useDraft(editing.key, form.store, saved, editing.paths, false, editing.aside);
  useCheckedPoint(form, experienceId, id, point !== undefined);
  const { dirty, discard, state: draft } = keeping;
  /** Whether the save is to be followed by another point. */
  const addsNext = useRef(false);
  const tell = useEffectEvent(onUnsaved);
  const isStored = useRef(false);
  const saveNow = useEffectEvent(async () => {
    addsNext.current = false;
    isStored.current = false;
    await form.handleSubmit();
    return isStored.current;
  });
  const name = point && title(point);
  const saving = usePointSaving({
    experienceId,
    language,
    editing,
    name: name ?? t("POINTS.newTitle"),
    ids: points.map((each) => each.IdPoint),
    valuesNow: () => form.state.values,
    lead,
    onSaved: (savedId) => {
      isStored.current = true;
      if (addsNext.current) onNext();
      else onClose(savedId);
    },
  });
  const draftOf = recordOf(id, saved.id);
  useEffect(() => {
    if (!dirty) return undefined;
    tell({ id: draftOf ?? "new", name, draft, save: () => saveNow(), discard });
    return () => tell(undefined);
  }, [dirty, draftOf, name, draft, discard]);
  const heading = name === undefined ? t("POINTS.newTitle") : t("POINTS.editTitle", { name });

  const cancel = () => {
    keeping.discard();
    onClose();
  };

  const problems = useModelProblems("point", form.store, lead);
  const { obstacle } = saving;
  /** Shown at the field that it is about. */
  const obstacleNote = obstacle && (
    <InlineMessage tone="warning" onDismiss={saving.dismissObstacle}>
      {t(`POINTS.${obstacle}`)}
    </InlineMessage>
  );

  return (
    <form
      noValidate
      data-point={id}
      aria-label={heading}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <PointHeading
        takeFocus={takeFocus}
        saving={isSaving}
        onLeave={() => (keeping.dirty ? setLeaving(true) : cancel())}
      >
        {heading}
      </PointHeading>
      <PointLanguages form={form} />
      {restored && (
        <RestoredDraft
          at={restored.savedAt}
          isNew={isUnsavedId(id)}
          gone={!point && !isUnsavedId(id)}
          onDiscard={() => editing.discardDraft(form)}
        />
      )}
      <CopyTexts
        language={language}
        fields={pointTexts}
        store={form.store}
        onWrite={(field, text) => form.setFieldValue(`${field}.${language}`, text)}
        label={t("POINTS.copyTexts")}
      />
      {obstacle === "ENTER_POINT_NAME" && obstacleNote}
      <PointText form={form} language={language} name="name" required />
      {obstacle === "SELECT_POINT_FIRST" && obstacleNote}
      <PointPlace {...{ form, points, id, city, place, onPosition, onVisit }} />
      <LeftOutContext value={editing.leftOut}>
        <RenderWhenIdle height="4rem">
          <PointStory {...{ form, language, experienceId }} pointId={id} />
        </RenderWhenIdle>
        <RenderWhenIdle height="4rem">
          <PointModel form={form} language={language} />
        </RenderWhenIdle>
        <RenderWhenIdle height="4rem">
          <ChallengeSection form={form} language={language} />
        </RenderWhenIdle>
        <RenderWhenIdle height="8rem">
          <PointChatbot form={form} />
          <PointMechanics form={form} points={points} id={id} />
          <PointArrival form={form} />
        </RenderWhenIdle>
      </LeftOutContext>
      {obstacle !== "ENTER_POINT_NAME" && obstacle !== "SELECT_POINT_FIRST" && obstacleNote}
      {problems.length > 0 && (
        <InlineMessage tone="error">
          <FormProblems problems={problems} />
        </InlineMessage>
      )}
      {saving.failure && (
        <InlineMessage tone="error" onDismiss={saving.dismissFailure}>
          {saving.failure}
        </InlineMessage>
      )}
      <PointSaveButtons
        form={form}
        editing={editing}
        hasNext={hasNext}
        experienceId={experienceId}
        experienceSaving={experienceSaving}
        saving={isSaving}
        onSend={(another) => {
          addsNext.current = another;
        }}
      />
      <DiscardPoint open={leaving} onDiscard={cancel} onKeep={() => setLeaving(false)} />
      <ConfirmDialog
        open={saving.isHomeless}
        title={t("POINTS.goneTitle", { name: name ?? t("POINTS.newTitle") })}
        description={t("POINTS.goneText")}
        confirmLabel={t("POINTS.goneSave")}
        pending={isSaving}
        onConfirm={() => void saving.storeAsNew()}
        onClose={saving.leaveHomeless}
      />
      <ModelConflict
        of="point"
        editing={editing}
        form={form}
        store={saving.store}
        pointName={(pointId) => {
          const known = points.find(({ IdPoint }) => IdPoint === pointId);
          return known ? title(known) : t("POINTS.noDependency");
        }}
      />
    </form>
  );
}
