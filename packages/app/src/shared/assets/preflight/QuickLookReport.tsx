import { MODEL_LIMITS } from "@panel/domain/model-limits";
import { ModelError, usdzLosses, type UsdzLoss } from "@panel/ui/model-viewer";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** What was found of files, by whether they move: each takes a USDZ to be made. */
const known = new WeakMap<File, Map<boolean, readonly UsdzLoss[]>>();

async function lossesOf(
  file: File,
  animated: boolean,
  signal: AbortSignal,
): Promise<readonly UsdzLoss[]> {
  const ofFile = known.get(file) ?? new Map<boolean, readonly UsdzLoss[]>();
  known.set(file, ofFile);
  const before = ofFile.get(animated);
  if (before) return before;
  const clip = animated ? "" : undefined;
  const losses = await usdzLosses(file, { limits: MODEL_LIMITS, clip, signal });
  ofFile.set(animated, losses);
  return losses;
}

interface QuickLookReportProps {
  file: File;
  /** Whether its first animation plays. */
  animated: boolean;
}

/** What an iPhone or iPad shows otherwise than the viewer in augmented reality. */
export function QuickLookReport({ file, animated }: QuickLookReportProps) {
  const { t } = useTranslation();
  const [found, setFound] = useState<readonly UsdzLoss[] | "pending" | "tooLarge" | "unknown">(
    "pending",
  );

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void lossesOf(file, animated, signal)
      .catch((error: unknown) =>
        error instanceof ModelError && error.code === "tooLarge" ? "tooLarge" : "unknown",
      )
      .then((answer) => {
        if (!signal.aborted) setFound(answer);
      });
    return () => controller.abort();
  }, [file, animated]);

  // What else is wrong with the model is told beside it.
  if (found === "unknown") return null;
  return (
    <section aria-label={t("PREFLIGHT.quickLook.title")} className="mt-5 grid gap-1.5">
      <h4 className="font-medium text-ink">{t("PREFLIGHT.quickLook.title")}</h4>
      {typeof found === "string" ? (
        <p className="text-caption text-ink-muted">{t(`PREFLIGHT.quickLook.${found}`)}</p>
      ) : found.length === 0 ? (
        <p className="text-caption text-ink-muted">{t("PREFLIGHT.quickLook.same")}</p>
      ) : (
        <ul className="grid gap-1.5 ps-4 text-caption text-ink-muted">
          {found.map((loss) => (
            <li key={loss} className="list-disc">
              {t(`PREFLIGHT.quickLook.lost.${loss}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
