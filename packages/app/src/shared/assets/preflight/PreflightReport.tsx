import {
  downloadSeconds,
  MODEL_THRESHOLDS,
  preflight,
  preflightVerdict,
  scaledSize,
  type PreflightFinding,
} from "@panel/domain/model-preflight";
import type { SpaceMeasures } from "@panel/domain/space-preflight";
import { lengthText } from "@panel/ui/model-viewer";
import { sizeText } from "@panel/ui/upload";
import { useTranslation } from "react-i18next";
import { namesInWords } from "../names-in-words.ts";
import { BesidePerson } from "./BesidePerson.tsx";
import { LEVEL_COLOUR, LevelSign } from "./LevelSign.tsx";
import { SpaceReport } from "./SpaceReport.tsx";

interface PreflightReportProps {
  model: SpaceMeasures;
  /** Scale factor set by the author. @default 1 */
  scale?: number;
}

const TINT = { good: "bg-success-tint", careful: "bg-warning-tint", bad: "bg-danger-tint" };

/** Report on how well phones will handle a model, and how large it appears. */
export function PreflightReport({ model, scale = 1 }: PreflightReportProps) {
  const { t, i18n } = useTranslation();
  const { unshownTextures: unshown = [] } = model;
  const sentence = useSentences(model, scale);
  const findings = preflight(model, scale).filter(
    // A model without textures needs no texture memory.
    ({ topic, value, kind }) => topic !== "textureMemory" || value > 0 || kind === "uncounted",
  );
  const verdict = preflightVerdict(findings);
  const level = verdict === "size" ? "careful" : verdict;
  return (
    <section aria-label={t("PREFLIGHT.title")} className="grid min-w-0 gap-3">
      <p className={`flex gap-2.5 rounded-field px-3 py-2.5 font-medium ${TINT[level]}`}>
        <LevelSign level={level} />
        <span className={`min-w-0 ${LEVEL_COLOUR[level]}`}>
          {t(`PREFLIGHT.verdict.${verdict}`)}
        </span>
      </p>
      <BesidePerson size={scaledSize(model.size, scale)} />
      <ul className="grid gap-2.5">
        {findings.map((finding) => {
          const { title, text } = sentence(finding);
          return (
            <li key={finding.topic} className="flex gap-2.5">
              <LevelSign level={finding.level} />
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere text-ink">{title}</p>
                {text && <p className="text-caption wrap-anywhere text-ink-muted">{text}</p>}
              </div>
            </li>
          );
        })}
        {unshown.length > 0 && (
          <li className="flex gap-2.5">
            <LevelSign level="careful" />
            <p className="min-w-0 text-caption wrap-anywhere text-ink-muted">
              {t("PREFLIGHT.unshown", { names: namesInWords(unshown, t, i18n.language) })}
            </p>
          </li>
        )}
      </ul>
      <SpaceReport model={model} />
    </section>
  );
}

/** Converts a finding to a title with its number and a sentence that explains it. */
function useSentences(model: SpaceMeasures, scale: number) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const metres = (length: number) => lengthText(length, i18n.language);

  return ({ topic, level, value, kind }: PreflightFinding): { title: string; text?: string } => {
    switch (topic) {
      case "triangles":
        return {
          title: t("PREFLIGHT.triangles", { value: number.format(value) }),
          text: t(`PREFLIGHT.trianglesText.${level}`, {
            max: number.format(MODEL_THRESHOLDS.triangles.good),
          }),
        };
      case "textureSide":
        if (kind === "uncounted") {
          return {
            title:
              value === 0
                ? t("PREFLIGHT.textureSideUnknown")
                : t("PREFLIGHT.textureSideAtLeast", { value: number.format(value) }),
            text: t("PREFLIGHT.uncounted", {
              names: namesInWords(model.uncountedTextures ?? [], t, i18n.language),
            }),
          };
        }
        if (value === 0) return { title: t("PREFLIGHT.noTextures") };
        return {
          title: t("PREFLIGHT.textureSide", { value: number.format(value) }),
          text: t(`PREFLIGHT.textureSideText.${level}`, {
            max: number.format(MODEL_THRESHOLDS.textureSide.good),
          }),
        };
      case "textureMemory":
        if (kind === "uncounted") {
          const least = sizeText(value, i18n.language);
          return {
            title:
              value === 0
                ? t("PREFLIGHT.textureMemoryUnknown")
                : t("PREFLIGHT.textureMemoryAtLeast", { value: least }),
          };
        }
        return {
          title: t("PREFLIGHT.textureMemory", { value: sizeText(value, i18n.language) }),
          text: t(`PREFLIGHT.textureMemoryText.${level}`),
        };
      case "download":
        return {
          title: t("PREFLIGHT.download", { value: sizeText(value, i18n.language) }),
          text: t(`PREFLIGHT.downloadText.${level}`, { seconds: downloadSeconds(value) }),
        };
      case "missing": {
        const lost = [...model.missingTextures, ...model.unreadableTextures];
        if (level === "good") return { title: t("PREFLIGHT.noneMissing") };
        return {
          title: t("PREFLIGHT.missing", { count: lost.length }),
          text: t("PREFLIGHT.missingText", { names: namesInWords(lost, t, i18n.language) }),
        };
      }
      case "size": {
        const [width, height, depth] = scaledSize(model.size, scale).map(metres);
        return {
          title: t("PREFLIGHT.size", { width, height, depth }),
          text: t(
            `PREFLIGHT.sizeText.${kind === undefined || kind === "uncounted" ? "good" : kind}`,
          ),
        };
      }
    }
  };
}
