import { dateLocale } from "@panel/domain/languages";
import { Button } from "@panel/ui/button";
import { SaveBar } from "@panel/ui/save-bar";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormProblems, type FormProblem } from "./FormProblems.tsx";
import type { DraftKeeping } from "./use-draft.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";

/** Result of the last attempt to save. */
export type SaveOutcome = { kind: "saved"; at: number } | { kind: "failed"; text: string };

interface SaveStates {
  /** Whether the record exists on the server. */
  exists: boolean;
  saving: boolean;
  keeping: Pick<DraftKeeping, "dirty" | "state">;
  outcome: SaveOutcome | undefined;
  /** Replaces "There are unsaved changes" where more than one thing is open; a sentence without its full stop. */
  unsavedText?: string | undefined;
}

interface FormSaveBarProps extends SaveStates {
  /** Id of the form that the button submits. */
  form: string;
  /** Label of the button. */
  label: string;
  /** The fields that were refused when the form was sent. */
  problems?: readonly FormProblem[];
  /** What a save may say beside what it saves. */
  choice?: ReactNode;
  /** Stands in the header of the screen, above the form. */
  inline?: boolean;
  /** Replaces submitting the form where more than one thing is open. */
  onSave?: (() => void) | undefined;
}

/** What a save bar says: whether anything is unsaved and whether a draft was stored. */
export function useSaveMessage({ exists, saving, keeping, outcome, unsavedText }: SaveStates) {
  const { t, i18n } = useTranslation();
  /** One o'clock is the only hour whose article is singular ("a la 1:05", "a las 2:05"). */
  const timeOf = (at: number) => ({
    time: new Intl.DateTimeFormat(dateLocale(i18n.language), { timeStyle: "short" }).format(at),
    count: new Date(at).getHours(),
  });

  if (saving) return { state: "saving", text: t("SAVE_BAR.saving") } as const;
  if (outcome?.kind === "failed") return { state: "error", text: outcome.text } as const;
  if (keeping.dirty) {
    const kept = keeping.state;
    const what = unsavedText ?? t("SAVE_BAR.dirty");
    if (!kept) return { state: "unsaved", text: what } as const;
    const text = kept.kept
      ? t("SAVE_BAR.dirtyDraft", { what, ...timeOf(kept.at) })
      : t("SAVE_BAR.dirtyNoDraft", { what });
    return { state: "unsaved", text } as const;
  }
  if (unsavedText) return { state: "unsaved", text: unsavedText } as const;
  if (outcome) return { state: "saved", text: t("SAVE_BAR.savedAt", timeOf(outcome.at)) } as const;
  return {
    state: "clean",
    text: t(exists ? "SAVE_BAR.clean" : "SAVE_BAR.cleanNew"),
  } as const;
}

/** Bar with the save button that says whether anything is unsaved and whether a draft was stored. Ctrl+S presses it. */
export function FormSaveBar({
  form,
  label,
  onSave,
  problems = [],
  choice,
  inline = false,
  ...states
}: FormSaveBarProps) {
  const { t } = useTranslation();
  const { state, text } = useSaveMessage(states);
  const { saving } = states;
  useSaveShortcut(form, onSave);

  return (
    <SaveBar
      inline={inline}
      {...(problems.length > 0 && !saving
        ? { state: "error", message: <FormProblems problems={problems} /> }
        : { state, message: text })}
    >
      {choice}
      <Button
        {...(onSave ? { onClick: onSave } : { type: "submit", form })}
        data-save
        variant="primary"
        loading={saving}
        loadingLabel={t("GENERIC.saving")}
      >
        {label}
      </Button>
    </SaveBar>
  );
}
