import { assetNameOf, extensionOf } from "@panel/domain/assets";
import { MODEL_LIMITS } from "@panel/domain/model-limits";
import type { InspectOptions, ModelInfo } from "@panel/ui/model-viewer";
import { fetchCode } from "../../fetch-code.ts";
import { packedZip } from "./pack-zip.ts";

/** Asks which of the models in an archive is meant; undefined for none of them. */
export type ChooseModel = (file: File, models: readonly string[]) => Promise<string | undefined>;

export interface PickedModel {
  file: File;
  /** The files that were left out of the archive, because the model does not use them. */
  leftOut: readonly string[];
}

type Inspect = (file: File, options: InspectOptions) => Promise<ModelInfo>;

const inspectModel: Inspect = async (file, options) =>
  (await import("@panel/ui/model-viewer")).inspectModel(file, options);

/**
 * Reduces an archive to one model and the files that it uses. What cannot be read stays as it is, since the preview
 * says why.
 * @returns undefined if none of several models is wanted
 */
export async function pickedModel(
  file: File,
  choose: ChooseModel,
  inspect: Inspect = inspectModel,
): Promise<PickedModel | undefined> {
  const asItIs = { file, leftOut: [] };
  if (extensionOf(file.name) !== "zip") return asItIs;
  const limits = MODEL_LIMITS;
  const first = await inspect(file, { limits }).catch(() => undefined);
  if (!first?.archive) return asItIs;
  const { models } = first.archive;
  const model = models.length > 1 ? await choose(file, models) : first.name;
  if (model === undefined) return undefined;
  const info =
    model === first.name ? first : await inspect(file, { limits, model }).catch(() => undefined);
  // Of a model that cannot be read it is not known what it uses.
  const unused = info?.archive?.unused ?? models.filter((name) => name !== model);
  return unused.length === 0
    ? asItIs
    : without(file, new Set(unused), models.length > 1 ? `${nameOf(model)}.zip` : file.name);
}

const nameOf = (path: string) => assetNameOf(path.slice(path.lastIndexOf("/") + 1));

async function without(
  file: File,
  unused: ReadonlySet<string>,
  name: string,
): Promise<PickedModel> {
  const [{ unzipSync }, content] = await Promise.all([
    fetchCode(() => import("fflate")),
    file.arrayBuffer(),
  ]);
  const leftOut: string[] = [];
  const kept = unzipSync(new Uint8Array(content), {
    filter: (entry) => {
      const plain = entry.name.replaceAll("\\", "/");
      const goes = unused.has(plain);
      if (goes) leftOut.push(plain);
      return !goes && !plain.endsWith("/") && !/(?:^|\/)__MACOSX\//.test(plain);
    },
  });
  if (leftOut.length === 0) return { file, leftOut };
  return { file: await packedZip(kept, name), leftOut };
}
