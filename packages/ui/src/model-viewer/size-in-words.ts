import { lengthText } from "./length-text.ts";
import type { ModelInfo } from "@panel/models/types";
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
