import { Button } from "@panel/ui/button";
import { SaveBar } from "@panel/ui/save-bar";
import { useTranslation } from "react-i18next";
import type { useDraft } from "../../../shared/editing/use-draft.ts";

interface ExperienceSaveBarProps {
  /** Whether the experience is on the server already. */
  exists: boolean;
  saving: boolean;
  keeping: ReturnType<typeof useDraft>;
  outcome: { kind: "saved"; at: number } | { kind: "failed"; text: string } | undefined;
}

/** What is unsaved, where it is kept meanwhile, and the button that saves. */
export function ExperienceSaveBar({ exists, saving, keeping, outcome }: ExperienceSaveBarProps) {
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
        form="experience-form"
        variant="primary"
        disabled={saving}
        loading={saving}
        loadingLabel={t("FORM.saving")}
      >
        {t(exists ? "FORM.update" : "FORM.save")}
      </Button>
    </SaveBar>
  );
}
