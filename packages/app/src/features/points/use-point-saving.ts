import { isApiError } from "@panel/api-client";
import type { ContentLanguage } from "@panel/domain/languages";
import type { PointForm } from "@panel/domain/experience/point";
import {
  isUnsavedId,
  nextTemporaryId,
  pointObstacle,
  type PointObstacle,
} from "@panel/domain/experience/point-rules";
import { useToast } from "@panel/ui/toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../session/use-session.ts";
import { useIsShown } from "../../shared/editing/use-is-shown.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { changedMeanwhile, type PointEditing } from "./use-point-editing.ts";

interface PointSavingOptions {
  experienceId: number;
  language: ContentLanguage;
  editing: PointEditing;
  /** The point as the reader knows it. */
  name: string;
  /** Ids of the points of the route. */
  ids: readonly number[];
  /** The values of the form as they are now, which may have changed since they were sent. */
  valuesNow(): PointForm;
  /** Leads to a field that hinders saving. */
  lead(path: string): void;
  onSaved(id: number): void;
}

/** Saves a point that is edited: what hinders it, what failed, and what becomes of a point that is gone. */
export function usePointSaving(options: PointSavingOptions) {
  const { experienceId, language, editing, name, ids, valuesNow, lead, onSaved } = options;
  const { saved } = editing;
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const session = useSession();
  const isShown = useIsShown();
  /** Of the new point that is made where the edited one is gone; a retry does not make a second one. */
  const [requestId] = useState(() => crypto.randomUUID());
  const [obstacle, setObstacle] = useState<PointObstacle>();
  const [failure, setFailure] = useState<string>();
  /** What was to be saved in a point that another person has deleted. */
  const [homeless, setHomeless] = useState<PointForm>();

  const submit = async (next: PointForm) => {
    const found = pointObstacle({
      authenticated: session.status === "in",
      position: next.position,
      name: next.name[language],
      experienceId,
    });
    setObstacle(found);
    if (!found) await store(next);
    else if (found === "SELECT_POINT_FIRST") lead("position");
    else if (found === "ENTER_POINT_NAME") lead(`name.${language}`);
  };

  /** The reader has opened something else while this was saving. */
  const showLeft = (reason: string) =>
    toast.show({
      tone: "error",
      title: t("WORKSPACE.leftUnsaved", { name }),
      description: reason,
    });

  const store = async (values: PointForm, base = saved): Promise<void> => {
    setFailure(undefined);
    try {
      const stored = await editing.save(values, base);
      if (!stored) {
        if (!isShown()) showLeft(t("WORKSPACE.changedMeanwhile"));
        return;
      }
      const now = valuesNow();
      const { isTypedOn, isAddressNew } = changedMeanwhile(values, now);
      if (isAddressNew && !isTypedOn) return await store(now, stored);
      toast.show({ tone: "success", title: t("POINTS.POINT_SAVED") });
      // What was typed while it was being saved stays open.
      if (!isTypedOn) onSaved(stored.id);
    } catch (error) {
      if (!isShown()) {
        showLeft(errorText(error));
      } else if (isApiError(error, "notFound") && !isUnsavedId(base.id)) {
        setHomeless(values);
        // The list no longer shows it.
        await editing.refresh();
      } else if (!isApiError(error, "refused")) {
        setFailure(t("FORM.saveException", { reason: errorText(error) }));
      } else {
        const text = error.translationKey ? "POINTS.saveError" : "POINTS.saveUnknown";
        setFailure(t(text, { reason: errorText(error) }));
      }
    }
  };

  return {
    submit,
    store,
    obstacle,
    dismissObstacle: () => setObstacle(undefined),
    failure,
    dismissFailure: () => setFailure(undefined),
    /** Whether the point has been deleted by somebody else; it can be saved as a new one then. */
    isHomeless: homeless !== undefined,
    leaveHomeless: () => setHomeless(undefined),
    storeAsNew: async () => {
      if (!homeless) return;
      await store(homeless, {
        id: nextTemporaryId(ids),
        version: undefined,
        values: saved.values,
        requestId,
      });
      setHomeless(undefined);
    },
  };
}
