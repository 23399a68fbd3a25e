import type { UsdzLoss } from "@panel/models/usdz/loss";
import type { InspectOptions } from "./inspect-model.ts";
import type { ModelSource } from "./types.ts";

export type { UsdzLoss };

/**
 * What Quick Look on iPhones and iPads would show otherwise than the viewer, or not at all: a USDZ is made as it would be there.
 * @param clip name of the animation that plays; the first plays in place of one that the model lacks. Without it the model stands still
 * @throws {ModelError} as the viewer, and `tooLarge` where the USDZ would be
 */
export async function usdzLosses(
  source: ModelSource,
  options: InspectOptions & { clip?: string | undefined } = {},
): Promise<readonly UsdzLoss[]> {
  const { makeUsdz } = await import("./space/make-usdz.ts");
  const { lost } = await makeUsdz(source, { ...options, scale: 1 });
  return lost;
}
