import type { PreflightLevel } from "@panel/domain/model-preflight";
import { CircleCheck, OctagonAlert, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";

const SIGN = { good: CircleCheck, careful: TriangleAlert, bad: OctagonAlert };

/** Colours of the text at each level. */
export const LEVEL_COLOUR = { good: "text-success", careful: "text-warning", bad: "text-danger" };

/** A sign for a level, with its name for screen readers. */
export function LevelSign({ level }: { level: PreflightLevel }) {
  const { t } = useTranslation();
  const Icon = SIGN[level];
  return (
    <>
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${LEVEL_COLOUR[level]}`} />
      <span className="sr-only">{t(`PREFLIGHT.levels.${level}`)}</span>
    </>
  );
}
