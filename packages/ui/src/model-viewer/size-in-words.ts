import type { ModelInfo } from "./types.ts";
import type { ModelViewerLabels } from "./labels.ts";

/** "1.20 m wide, 2.05 m high, 0.80 m deep", with a note when the unit was assumed. */
export function sizeInWords(
  { size, unitKnown }: Pick<ModelInfo, "size" | "unitKnown">,
  scale: number,
  labels: Pick<ModelViewerLabels, "size" | "sizeAssumed">,
  locale: string,
): string {
  const [width, height, depth] = size.map((metres) => lengthText(metres * scale, locale));
  const text = labels.size(width ?? "", height ?? "", depth ?? "");
  return unitKnown ? text : `${text} (${labels.sizeAssumed})`;
}

/** A length in metres with two decimals; small lengths have two significant digits. */
function lengthText(metres: number, locale: string): string {
  const digits =
    metres >= 0.1 || metres === 0
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { maximumSignificantDigits: 2 };
  return new Intl.NumberFormat(locale, { style: "unit", unit: "meter", ...digits }).format(metres);
}
