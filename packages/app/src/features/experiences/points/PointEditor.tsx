import { isApiError } from "@panel/api-client";
import type { MapPoint } from "@panel/api-client/panel";
import type { Challenge } from "@panel/domain/challenge";
import type { ContentLanguage } from "@panel/domain/languages";
import {
  POINT_NAME_MAX,
  pointObstacle,
  type Animation,
  type PointObstacle,
} from "@panel/domain/map-point";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { useToast } from "@panel/ui/toast";
import { useStore } from "@tanstack/react-form";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../session/use-session.ts";
import { useAssetNames } from "../../../shared/assets/use-asset-names.ts";
import { ConflictDialog } from "../../../shared/editing/ConflictDialog.tsx";
import { RestoredDraft } from "../../../shared/editing/RestoredDraft.tsx";
import { takeFrom } from "../../../shared/editing/three-way-merge.ts";
import { useDraft } from "../../../shared/editing/use-draft.ts";
import { useErrorText } from "../../../shared/error-text.ts";
import { CopyTexts } from "../translation/CopyTexts.tsx";
import { ChallengeSection } from "./challenge/ChallengeSection.tsx";
import { placeOf, type PointTexts } from "./mapping.ts";
import { PointMechanics } from "./PointMechanics.tsx";
import { PointModel } from "./PointModel.tsx";
import { PointPlace } from "./PointPlace.tsx";
import { PointStory } from "./PointStory.tsx";
import { PointText } from "./PointText.tsx";
import { pointFieldLabels } from "./point-field-labels.ts";
import { isPointAssetPath, POINT_TEXTS, type PointValues } from "./schema.ts";
import { usePointEditing } from "./use-point-editing.ts";
import { usePointForm } from "./use-point-form.ts";
import { usePointTitle } from "./use-point-title.ts";

interface PointEditorProps {
  /** 0 until the experience is saved. */
  experienceId: number;
  experienceSaving: boolean;
  language: ContentLanguage;
  /** The point's id; above a million for a new one. */
  id: number;
  point: MapPoint | undefined;
  points: readonly MapPoint[];
  /** The stories and titles of all points. */
  texts: PointTexts;
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
  texts,
  takeFocus,
  onClose,
}: PointEditorProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const session = useSession();
  const title = usePointTitle(points);
  const editing = usePointEditing(experienceId, id, point, texts);
  const { saved, draft, conflict } = editing;
  const [initial] = useState(draft?.values ?? saved.values);
  const [restored, setRestored] = useState(draft);
  const [settling, setSettling] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [obstacle, setObstacle] = useState<PointObstacle>();
  const [failure, setFailure] = useState<string>();

  const form = usePointForm(initial, (values) => submit(values));
  const values = useStore(form.store, (state) => state.values);
  const saving = useStore(form.store, (state) => state.isSubmitting);
  const keeping = useDraft(editing.key, values, saved);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);

  async function submit(next: PointValues) {
    const found = pointObstacle({
      authenticated: session.status === "in",
      position: placeOf(next),
      name: next.name[language],
      experienceId,
    });
    setObstacle(found);
    if (!found) await store(next);
  }

  async function store(next: PointValues, base = saved) {
    setFailure(undefined);
    try {
      if ((await editing.save(next, base)) === undefined) return;
      toast.show({ tone: "success", title: t("POINTS.POINT_SAVED") });
      onClose();
    } catch (error) {
      // Whatever was chosen is in the form; the reason has to be seen.
      editing.settleLater();
      if (!isApiError(error, "refused")) {
        setFailure(t("FORM.saveException", { reason: errorText(error) }));
      } else {
        const text = error.translationKey ? "POINTS.saveError" : "POINTS.saveUnknown";
        setFailure(t(text, { reason: errorText(error) }));
      }
    }
  }

  const settle = async (paths: ReadonlySet<string>) => {
    if (!conflict) return;
    const merged = takeFrom(conflict.mine, conflict.theirs.values, paths);
    form.reset(merged, { keepDefaultValues: true });
    setSettling(true);
    await store(merged, conflict.theirs);
    setSettling(false);
  };

  const cancel = () => {
    keeping.discard();
    onClose();
  };

  const saveLabel = () => {
    if (experienceId > 0) return t("POINTS.save");
    return t(experienceSaving ? "POINTS.waitingId" : "POINTS.firstSave");
  };
  const labels = pointFieldLabels(t);
  const assetNames = useAssetNames(conflict?.fields ?? [], isPointAssetPath);

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
        <RestoredDraft
          at={restored.savedAt}
          onDiscard={() => {
            editing.restart();
            form.reset(editing.stored.values, { keepDefaultValues: true });
            setRestored(undefined);
          }}
        />
      )}
      <CopyTexts
        language={language}
        fields={POINT_TEXTS}
        texts={values}
        onWrite={(field, text) => form.setFieldValue(`${field}.${language}`, text)}
        label={t("POINTS.copyTexts")}
      />
      <PointText
        form={form}
        language={language}
        name="name"
        label={t("POINTS.pointName")}
        required
        max={POINT_NAME_MAX}
      />
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
      {conflict && (
        <ConflictDialog
          fields={conflict.fields}
          labelOf={(path) => labels[path] ?? t("CONFLICT.otherField")}
          show={(path, value) => {
            if (path === "animation") return t(`POINTS.animations.${value as Animation}`);
            if (path === "challenge") return t(`CHALLENGE.types.${value as Challenge}`);
            return assetNames(path, value);
          }}
          pending={settling}
          onApply={(paths) => void settle(paths)}
          onLater={editing.settleLater}
        />
      )}
    </form>
  );
}
