import type { SideListProps } from "@panel/ui/side-list";
import type { TFunction } from "i18next";
import { UnsavedMark } from "../../shared/editing/UnsavedMark.tsx";
import type { CheckedSection } from "../../route/check/findings.ts";
import type { OptionalState, useFormProgress } from "./use-form-progress.ts";

/** The sections of the form, each with its state and whether anything of it is unsaved. */
export function sideItems(
  t: TFunction,
  progress: ReturnType<typeof useFormProgress>,
  unsaved: readonly CheckedSection[],
): SideListProps["items"] {
  const item = (id: CheckedSection, label: string, state?: OptionalState) => ({
    id,
    label,
    ...(state ? { state } : {}),
    ...(unsaved.includes(id) ? { note: <UnsavedMark /> } : {}),
  });
  return [
    item("my-experience", t("FORM.myExperience"), progress.myExperience.state),
    item("points", t("POINTS.title")),
    item("story", t("FORM.storyTitle"), progress.story.state),
    item("prize", t("FORM.prizeTitle"), progress.prize.state),
    item("credits", t("FORM.creditsTitle"), progress.credits.state),
    item("visitors", t("FORM.visitors"), progress.visitors.state),
    item("options", t("FORM.options"), "complete"),
  ];
}
