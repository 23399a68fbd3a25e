import { dateLocale } from "@panel/domain/languages";
import { scaleOfHeight, scaleText, steppedScale, typedLength } from "@panel/domain/model-links";
import { Button } from "@panel/ui/button";
import { lengthText, type ModelInfo } from "@panel/ui/model-viewer";
import { useId, useState } from "react";
import { useWords } from "../words.ts";
import { usePageWords } from "./page-words.ts";

interface SizeControlsProps {
  scale: number;
  /** That of the asset. */
  stored: number;
  bounds: { least: number; most: number };
  /** Undefined until the model is shown; then only the factor is known. */
  info: ModelInfo | undefined;
  onScale: (scale: number) => void;
}

/** Less is flat, in metres: its height says nothing. */
const FLAT = 0.001;

/** The size in words, and what changes it without a camera: two buttons and the height, or the factor where there is none. */
export function SizeControls({ scale, stored, bounds, info, onScale }: SizeControlsProps) {
  const t = usePageWords();
  const { language } = useWords();
  const locale = dateLocale(language);
  const id = useId();
  const natural = info && info.size[1] > FLAT ? info.size[1] : undefined;
  const unit = natural ?? 1;
  const own = scaleText(scale * unit, locale);
  // What is typed stands until the size changes otherwise.
  const [typed, setTyped] = useState<{ text: string; scale: number }>();
  const text = typed?.scale === scale ? typed.text : own;
  const value = typedLength(text);
  const isWrong = value === undefined || scaleOfHeight(value, unit) === undefined;
  const [width, height, depth] = (info?.size ?? [0, 0, 0]).map((length) =>
    lengthText(length * scale, locale),
  );
  const type = (next: string) => {
    const length = typedLength(next);
    const found = length === undefined ? undefined : scaleOfHeight(length, unit);
    setTyped({ text: next, scale: found ?? scale });
    if (found !== undefined) onScale(found);
  };
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-3">
      <h2 id={`${id}-title`} className="text-reading font-semibold">
        {t("size")}
      </h2>
      {/* With the model on the screen, its viewer says the size. */}
      <p role={info ? undefined : "status"} className="text-reading tabular-nums">
        {info
          ? t("measures", {
              scale: scaleText(scale, locale),
              width: width ?? "",
              height: height ?? "",
              depth: depth ?? "",
            })
          : t("factor", { scale: scaleText(scale, locale) })}
      </p>
      {!info && <p className="text-body text-ink-muted">{t("measuring")}</p>}
      <div className="grid grid-cols-2 gap-2">
        <Button
          size="lg"
          aria-disabled={scale <= bounds.least}
          onClick={() => onScale(steppedScale(scale, -1))}
        >
          {t("smaller")}
        </Button>
        <Button
          size="lg"
          aria-disabled={scale >= bounds.most}
          onClick={() => onScale(steppedScale(scale, 1))}
        >
          {t("larger")}
        </Button>
      </div>
      <div className="grid gap-1">
        <label htmlFor={id} className="text-body font-medium">
          {natural === undefined ? t("scale") : t("height")}
        </label>
        <input
          id={id}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(undefined)}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={`${id}-wrong`}
          className="h-12 min-w-0 rounded-field border border-line-strong bg-surface px-3 text-reading tabular-nums"
        />
        <p id={`${id}-wrong`} role="status" className="text-body text-danger">
          {isWrong &&
            t("wrong", {
              least: scaleText(bounds.least * unit, locale),
              most: scaleText(bounds.most * unit, locale),
            })}
        </p>
      </div>
      {scale !== stored && (
        <Button size="lg" variant="quiet" onClick={() => onScale(stored)}>
          {t("asStored", { scale: scaleText(stored, locale) })}
        </Button>
      )}
      {hasQuickLook() && <p className="text-body text-ink-muted">{t("quickLook")}</p>}
    </section>
  );
}

/** Safari's own sign for Quick Look, which tells nobody the size that was chosen in it. */
const hasQuickLook = (): boolean => document.createElement("a").relList.supports("ar");
