import {
  spacePreflight,
  type SpaceMeasures,
  type SpaceReason,
} from "@panel/domain/space-preflight";
import { sizeText } from "@panel/ui/upload";
import { useTranslation } from "react-i18next";
import { LevelSign } from "./LevelSign.tsx";

/** Whether phones carry a model in augmented reality. */
export function SpaceReport({ model }: { model: SpaceMeasures }) {
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
  return (
    <section aria-label={t("PREFLIGHT.space.title")} className="grid gap-2.5">
      <h4 className="font-semibold text-ink">{t("PREFLIGHT.space.title")}</h4>
      <ul className="grid gap-2.5">
        {spacePreflight(model).map(({ way, level, reasons }) => {
          return (
            <li key={way} className="flex gap-2.5">
              <LevelSign level={level} />
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere text-ink">{t(`PREFLIGHT.space.${way}`)}</p>
                <div className="grid gap-1 text-caption wrap-anywhere text-ink-muted">
                  {reasons.length === 0 && <p>{t("PREFLIGHT.space.good")}</p>}
                  {reasons.map((reason) => (
                    <p key={reason.topic}>{sentence(reason)}</p>
                  ))}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
