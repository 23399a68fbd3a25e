import { Checkbox } from "@panel/ui/checkbox";
import { useStore } from "@tanstack/react-form";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { FormStore } from "../shared/editing/use-draft.ts";
import type { Correction } from "./use-correction.ts";

interface CorrectionChoiceProps {
  store: FormStore;
  /** What is stored. */
  stored: object;
  correction: Correction;
  className?: string;
}

/** Says with a save that its texts are only corrected. It is there while texts are changed whose translations stay as they were. */
export function CorrectionChoice({ store, stored, correction, className }: CorrectionChoiceProps) {
  const { t } = useTranslation();
  const isAsked = useStore(store, ({ values }) => correction.isAsked(stored, values));
  const forget = useEffectEvent(() => correction.choose(false));
  useEffect(() => {
    if (!isAsked) forget();
  }, [isAsked]);
  if (!isAsked) return null;
  return (
    <div className={className}>
      <Checkbox
        label={t("TEXTS.correction")}
        checked={correction.isChosen}
        onCheckedChange={correction.choose}
      />
    </div>
  );
}
