import { ModelError } from "@panel/models/problem";
import type { UsdzLoss } from "@panel/models/usdz/loss";
import { askAbout } from "../read-model.ts";
import type { ModelSource, ReadOptions } from "../types.ts";

export type { UsdzLoss };

export interface UsdzOptions extends Omit<ReadOptions, "show"> {
  /** Name of the clip that plays; the first plays in place of one that the model lacks. Without it the model stands still. */
  clip?: string | undefined;
  /** Factor for the model's size; more than 0. */
  scale: number;
}

/** What Quick Look knows a USDZ by. */
const type = "model/vnd.usdz+zip";

/**
 * Makes a USDZ of a model in a worker, for Quick Look on iPhones and iPads.
 * @returns the file, and what of the model it shows otherwise or not at all
 * @throws {ModelError} as the viewer, and `tooLarge` where the USDZ would be; the signal's reason
 */
export async function makeUsdz(
  source: ModelSource,
  { clip, scale, ...options }: UsdzOptions,
): Promise<{ file: Blob; lost: readonly UsdzLoss[] }> {
  const answer = await askAbout(source, options, { show: false, usdz: { clip, scale } });
  if (!("usdz" in answer)) throw new ModelError("failed");
  return { file: new Blob([answer.usdz], { type }), lost: answer.lost };
}
