import { wordList } from "@panel/i18n/word-list";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DraftState } from "../../shared/editing/use-draft.ts";
import type { OpenPoint } from "../../route/open-point.ts";

interface SaveAllOptions {
  experience: { dirty: boolean; state: DraftState | undefined };
  /** Whether the experience exists on the server. */
  exists: boolean;
  point: OpenPoint | undefined;
  /** Number of points with drafts on this device whose editors are closed. */
  leftPoints: number;
  /** Saves the experience. Returns whether it is saved. */
  saveExperience(): Promise<boolean>;
}

/** One truth about saving for the experience and the point that is open in it: what is unsaved, and saving all of it. */
export function useSaveAll(options: SaveAllOptions) {
  const { experience, exists, point, leftPoints, saveExperience } = options;
  const { t, i18n } = useTranslation();
  const [saving, setSaving] = useState(false);

  const save = async () => {
    if (saving) return false;
    setSaving(true);
    try {
      const saved = experience.dirty ? await saveExperience() : true;
      return saved && (point ? await point.save() : true);
    } finally {
      setSaving(false);
    }
  };

  const parts = [
    ...(experience.dirty ? [t("SAVE_BAR.experience")] : []),
    ...(point
      ? [point.name ? t("SAVE_BAR.point", { name: point.name }) : t("SAVE_BAR.newPoint")]
      : []),
  ];
  const list = wordList(parts, i18n.language);
  const left = leftPoints > 0 ? t("SAVE_BAR.leftPoints", { count: leftPoints }) : undefined;

  return {
    saving,
    /** Saves all of it; answers whether all is saved. */
    saveNow: save,
    /** Undefined where only the experience is to be saved, which the button itself sends: a point is saved in a saved experience. */
    save: point && exists ? () => void save() : undefined,
    keeping: {
      dirty: parts.length > 0,
      state: leastKept(experience.dirty ? experience.state : undefined, point?.draft),
    },
    /** What is unsaved, in words; undefined while that is nothing, or the experience alone. */
    text: point ? t("SAVE_BAR.unsavedParts", { count: parts.length, list }) : left,
  };
}

/** Of two drafts, the one that could not be stored, else the one that was stored last. */
function leastKept(a: DraftState | undefined, b: DraftState | undefined): DraftState | undefined {
  if (!a || !b) return a ?? b;
  if (!a.kept || !b.kept) return { kept: false };
  return a.at > b.at ? a : b;
}
