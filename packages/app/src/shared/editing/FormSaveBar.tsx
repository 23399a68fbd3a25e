import { Button } from "@panel/ui/button";
import { SaveBar } from "@panel/ui/save-bar";
import { useTranslation } from "react-i18next";
import type { useDraft } from "./use-draft.ts";

/** Result of the last attempt to save. */
export type SaveOutcome = { kind: "saved"; at: number } | { kind: "failed"; text: string };

interface FormSaveBarProps {
  /** Id of the form that the button submits. */
  form: string;
  /** Whether the record exists on the server. */
  exists: boolean;
  /** Label of the button. */
  label: string;
  saving: boolean;
  keeping: ReturnType<typeof useDraft>;
  outcome: SaveOutcome | undefined;
}

/** Bar with the save button that says whether anything is unsaved and whether a draft was stored. */
export function FormSaveBar({ form, exists, label, saving, keeping, outcome }: FormSaveBarProps) {
  const { t, i18n } = useTranslation();
  const time = (at: number) =>
    new Intl.DateTimeFormat(i18n.language, { timeStyle: "short" }).format(at);

  const message = () => {
    if (saving) return { state: "saving", text: t("SAVE_BAR.saving") } as const;
    if (outcome?.kind === "failed") return { state: "error", text: outcome.text } as const;
    if (keeping.dirty) {
      const kept = keeping.state;
      if (kept?.kept)
        return {
          state: "unsaved",
          text: t("SAVE_BAR.dirtyDraft", { time: time(kept.at) }),
        } as const;
      const text = kept ? "SAVE_BAR.dirtyNoDraft" : "SAVE_BAR.dirty";
      return { state: "unsaved", text: t(text) } as const;
    }
    if (outcome)
      return { state: "saved", text: t("SAVE_BAR.savedAt", { time: time(outcome.at) }) } as const;
    return {
      state: "clean",
      text: t(exists ? "SAVE_BAR.clean" : "SAVE_BAR.cleanNew"),
    } as const;
  };
  const { state, text } = message();

  return (
    <SaveBar state={state} message={text}>
      <Button
        type="submit"
        form={form}
        variant="primary"
        disabled={saving}
        loading={saving}
        loadingLabel={t("GENERIC.saving")}
      >
        {label}
      </Button>
    </SaveBar>
  );
}
