import { ASSET_SCALE } from "./asset-types.ts";

/** How long a link of a model counts, and how many of one asset a user has that count at once. */
export const MODEL_LINKS = { hours: 24, ofAsset: 5 } as const;

/** What a scale is multiplied with or divided by in one step. */
const STEP = 1.1;

/** A scale as it is sent and stored: within the bounds, with three digits that count. */
export function roundedScale(scale: number): number {
  const within = Math.min(ASSET_SCALE.most, Math.max(ASSET_SCALE.least, scale));
  return Number(within.toPrecision(3));
}

/** The scale that is one step larger or smaller; the same at a bound. */
export function steppedScale(scale: number, direction: 1 | -1): number {
  return roundedScale(direction === 1 ? scale * STEP : scale / STEP);
}

/**
 * The scale at which a model has a height.
 * @param height in metres, above 0
 * @param natural the height that the file has, in metres
 * @returns undefined where a model that is flat cannot have the height, or only beyond the bounds
 */
export function scaleOfHeight(height: number, natural: number): number | undefined {
  const scale = height / natural;
  return scale >= ASSET_SCALE.least && scale <= ASSET_SCALE.most ? roundedScale(scale) : undefined;
}

/** A scale as it is written, such as "1,35". */
export function scaleText(scale: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(scale);
}

/** A number as people type it, with a comma or a point; undefined for what is none, or is not above 0. */
export function typedLength(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  const value = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : 0;
  return value > 0 ? value : undefined;
}
