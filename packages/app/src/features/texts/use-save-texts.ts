import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { changed } from "../../shared/what-changed.ts";
import type { SaveOutcome } from "../../shared/editing/FormSaveBar.tsx";
import { useErrorText } from "../../shared/use-error-text.ts";
import type { Desk } from "./desk.ts";
import { saveTexts } from "./save-texts.ts";
import type { Cell } from "./unsaved.ts";

/** Saves what fits and is nobody else's; the rest stays unsaved, and is told. */
export function useSaveTexts(id: number, desk: Desk) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [refused, setRefused] = useState<readonly Cell[]>([]);

  // What is corrected is no longer named, and what is typed anew is judged with the next save.
  useEffect(
    () => desk.listenToAll(() => setRefused((before) => stillRefused(desk, before))),
    [desk],
  );

  const save = async () => {
    if (saving) return;
    setOutcome(undefined);
    setRefused(desk.refused());
    const sent = desk.savable();
    const { texts, right, thrown } = sent;
    if ([texts, right, thrown].flatMap(Object.keys).length === 0) return;
    setSaving(true);
    try {
      await saveTexts(id, sent, {
        onPart: (part) => desk.stored(part),
        onThrown: (keys) => desk.thrownAway(keys),
      });
      setOutcome({ kind: "saved", at: Date.now() });
    } catch (error) {
      setOutcome({ kind: "failed", text: t("FORM.saveException", { reason: errorText(error) }) });
    }
    await changed(queryClient, "experiences");
    setSaving(false);
  };

  return { save, saving, outcome, refused };
}

function stillRefused(desk: Desk, before: readonly Cell[]): readonly Cell[] {
  const still = before.filter((cell) => desk.isTyped(cell) && desk.problem(cell) !== undefined);
  return still.length === before.length ? before : still;
}
