import { isApiError } from "@panel/api-client";
import type { MapPoint } from "@panel/api-client/panel";
import type { ContentLanguage } from "@panel/domain/languages";
import { pointFields, type PointForm } from "@panel/domain/experience/point";
import type { PointRows } from "@panel/domain/experience/point-record";
import { pointObstacle, type PointObstacle } from "@panel/domain/experience/point-rules";
import { pathsOf } from "@panel/domain/experience/rows";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { useToast } from "@panel/ui/toast";
import { useStore } from "@tanstack/react-form";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../session/use-session.ts";
import { RestoredDraft } from "../../../shared/editing/RestoredDraft.tsx";
import { useDraft } from "../../../shared/editing/use-draft.ts";
import { ModelConflict } from "../../../shared/fields/ModelConflict.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { CopyTexts } from "../translation/CopyTexts.tsx";
import { ChallengeSection } from "./challenge/ChallengeSection.tsx";
import { PointMechanics } from "./PointMechanics.tsx";
import { PointModel } from "./PointModel.tsx";
import { PointPlace } from "./PointPlace.tsx";
import { PointStory } from "./PointStory.tsx";
import { PointText } from "./PointText.tsx";
import { usePointEditing } from "./use-point-editing.ts";
import { usePointForm } from "./use-point-form.ts";
import { usePointTitle } from "./use-point-title.ts";

/** The texts that each language has, in the order of the editor. */
const POINT_TEXTS = pathsOf(pointFields, ["text", "words"], true);

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
  onClose(): void;
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
  onClose,
}: PointEditorProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const session = useSession();
  const title = usePointTitle(points);
  const editing = usePointEditing(experienceId, id, point, rows);
  const { saved, restored } = editing;
  const [leaving, setLeaving] = useState(false);
  const [obstacle, setObstacle] = useState<PointObstacle>();
  const [failure, setFailure] = useState<string>();

  const form = usePointForm(editing.initial, (values) => submit(values));
  const values = useStore(form.store, (state) => state.values);
  const saving = useStore(form.store, (state) => state.isSubmitting);
  const keeping = useDraft(editing.key, values, saved, editing.paths);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);

  async function submit(next: PointForm) {
    const found = pointObstacle({
      authenticated: session.status === "in",
      position: next.position,
      name: next.name[language],
      experienceId,
    });
    setObstacle(found);
    if (!found) await store(next);
  }

  async function store(next: PointForm, base = saved) {
    setFailure(undefined);
    try {
      if ((await editing.save(next, base)) === undefined) return;
      toast.show({ tone: "success", title: t("POINTS.POINT_SAVED") });
      onClose();
    } catch (error) {
      if (!isApiError(error, "refused")) {
        setFailure(t("FORM.saveException", { reason: errorText(error) }));
      } else {
        const text = error.translationKey ? "POINTS.saveError" : "POINTS.saveUnknown";
        setFailure(t(text, { reason: errorText(error) }));
      }
    }
  }

  const cancel = () => {
    keeping.discard();
    onClose();
  };

  const saveLabel = () => {
    if (experienceId > 0) return t("POINTS.save");
    return t(experienceSaving ? "POINTS.waitingId" : "POINTS.firstSave");
  };

  return (
    <form
      noValidate
      aria-label={point ? t("POINTS.editTitle", { name: title(point) }) : t("POINTS.newTitle")}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <h3
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-32 text-reading font-semibold outline-none"
      >
        {point ? t("POINTS.editTitle", { name: title(point) }) : t("POINTS.newTitle")}
      </h3>
      {restored && (
        <RestoredDraft at={restored.savedAt} onDiscard={() => editing.discardDraft(form)} />
      )}
      <CopyTexts
        language={language}
        fields={POINT_TEXTS}
        values={values}
        onWrite={(field, text) => form.setFieldValue(`${field}.${language}`, text)}
        label={t("POINTS.copyTexts")}
      />
      <PointText form={form} language={language} name="name" required />
      <PointPlace form={form} points={points} id={id} />
      <PointStory form={form} language={language} />
      <PointModel form={form} language={language} />
      <ChallengeSection form={form} language={language} />
      <PointMechanics form={form} points={points} id={id} />
      {obstacle && (
        <InlineMessage tone="warning" onDismiss={() => setObstacle(undefined)}>
          {t(`POINTS.${obstacle}`)}
        </InlineMessage>
      )}
      {failure && (
        <InlineMessage tone="error" onDismiss={() => setFailure(undefined)}>
          {failure}
        </InlineMessage>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="quiet"
          disabled={saving}
          onClick={() => (keeping.dirty ? setLeaving(true) : cancel())}
        >
          {t("POINTS.cancel")}
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={experienceId === 0 || saving}
          loading={saving}
          loadingLabel={t("POINTS.saving")}
        >
          {saveLabel()}
        </Button>
      </div>
      <ConfirmDialog
        open={leaving}
        destructive
        title={t("POINTS.discardTitle")}
        description={t("POINTS.discardText")}
        confirmLabel={t("POINTS.discard")}
        onConfirm={cancel}
        onClose={() => setLeaving(false)}
      />
      <ModelConflict
        of="point"
        editing={editing}
        form={form}
        store={store}
        pointName={(pointId) => {
          const known = points.find(({ IdPoint }) => IdPoint === pointId);
          return known ? title(known) : t("POINTS.noDependency");
        }}
      />
    </form>
  );
}
