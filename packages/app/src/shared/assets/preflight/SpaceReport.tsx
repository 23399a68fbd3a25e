import {
  spacePreflight,
  type SpaceMeasures,
  type SpaceReason,
} from "@panel/domain/space-preflight";
import type { UsdzLoss } from "@panel/ui/model-viewer";
import { sizeText } from "@panel/ui/upload";
import { useTranslation } from "react-i18next";
import { namesInWords } from "../names-in-words.ts";
import { LevelSign } from "./LevelSign.tsx";

/** What is known of a model's file for Quick Look. */
export interface QuickLookFile {
  bytes: number;
  lost: readonly UsdzLoss[];
}

interface SpaceReportProps {
  model: SpaceMeasures;
  /** Undefined until it has been made, and where it cannot be. */
  quickLook: QuickLookFile | undefined;
}

/** Whether phones carry a model in augmented reality, and what they show otherwise. */
export function SpaceReport({ model, quickLook }: SpaceReportProps) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const figure = (topic: SpaceReason["topic"], value: number) =>
    topic === "textureMemory" ? sizeText(value, i18n.language) : number.format(value);
  const sentence = ({ topic, value, limit, source }: SpaceReason) =>
    t(`PREFLIGHT.space.reasons.${topic}`, {
      value: figure(topic, value),
      max: figure(topic, limit),
      source: t(`PREFLIGHT.space.sources.${source}`),
    });
  const lost = quickLook?.lost.map((what) => t(`PREFLIGHT.space.lost.${what}`)) ?? [];
  return (
    <section aria-label={t("PREFLIGHT.space.title")} className="grid gap-2.5">
      <h4 className="font-semibold text-ink">{t("PREFLIGHT.space.title")}</h4>
      <ul className="grid gap-2.5">
        {spacePreflight(model).map(({ way, level, reasons }) => {
          const changed = way === "quickLook" && lost.length > 0;
          return (
            <li key={way} className="flex gap-2.5">
              <LevelSign level={level === "good" && changed ? "careful" : level} />
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere text-ink">
                  {t(`PREFLIGHT.space.${way}`)}
                  {way === "quickLook" && quickLook && (
                    <span className="font-normal text-ink-muted">
                      {" "}
                      {t("PREFLIGHT.space.file", {
                        size: sizeText(quickLook.bytes, i18n.language),
                      })}
                    </span>
                  )}
                </p>
                <div className="grid gap-1 text-caption wrap-anywhere text-ink-muted">
                  {reasons.length === 0 && !changed && <p>{t("PREFLIGHT.space.good")}</p>}
                  {reasons.map((reason) => (
                    <p key={reason.topic}>{sentence(reason)}</p>
                  ))}
                  {changed && (
                    <p>
                      {t("PREFLIGHT.space.changed", { what: namesInWords(lost, t, i18n.language) })}
                    </p>
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
