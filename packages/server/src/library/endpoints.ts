import { foldTag, tagsIn } from "@panel/domain/asset-tags";
import { assetNameOf } from "@panel/domain/assets";
import type { ModelWeight } from "@panel/domain/model-preflight";
import type { Call, Operations } from "../http/operation.ts";
import type { NewAsset } from "./asset-form.ts";
import { plainFileName } from "./file-name.ts";
import type { AssetFilter, AssetPage } from "./asset-page.ts";
import type { Library } from "./service.ts";

export function libraryOperations(library: Library) {
  return {
    async getAssetById({ viewer, query, answer }) {
      return answer(await library.media(viewer, query.id));
    },

    async getModels({ viewer, query, answer }) {
      return answer(await library.list(viewer, "global", pageOf(query)));
    },

    async getUserModels({ viewer, query, answer }) {
      return answer(await library.list(viewer, "own", pageOf(query)));
    },

    async getLibraryCounts({ viewer, query, answer }) {
      const { library: of, ...filter } = query;
      return answer(await library.counts(viewer, of, filterOf(filter)));
    },

    async getModelCategories({ language, answer }) {
      return answer(await library.categories(language));
    },

    async getAssetUses({ viewer, query, answer }) {
      return answer(await library.uses(viewer, query.id));
    },

    async getAssetsInVersions({ viewer, body, answer }) {
      return answer(await library.usesOfSeveral(viewer, body.idMods));
    },

    async uploadAsset(call) {
      return call.answer(await library.upload(call.viewer, newAsset(call)));
    },

    async updateAsset({ viewer, body, files, isGone, answer }) {
      const { idMod, name, ...texts } = body;
      await library.update(viewer, idMod, {
        texts: { ...texts, name: name.trim() },
        thumbnail: files.thumbnail,
        isGone,
      });
      return answer();
    },

    async replaceAssetFile({ viewer, body, files, isGone, answer }) {
      return answer(
        await library.replaceFile(viewer, body.idMod, {
          weight: weightOf(body),
          allowCopy: body.allowCopy ?? false,
          file: files.file,
          thumbnail: files.thumbnail,
          isGone,
        }),
      );
    },

    async deleteAsset({ viewer, body, answer }) {
      await library.remove(viewer, body.idMod);
      return answer();
    },

    async updateAssets({ viewer, body, answer }) {
      await library.changeSeveral(viewer, body.changes);
      return answer();
    },

    async tagAssets({ viewer, body, answer }) {
      const { idMods, ...change } = body;
      await library.changeTags(viewer, idMods, change);
      return answer();
    },

    async shareAssets({ viewer, body, answer }) {
      await library.share(viewer, body.idMods, body.isShared);
      return answer();
    },

    async deleteAssets({ viewer, body, answer }) {
      await library.removeSeveral(viewer, body.idMods);
      return answer();
    },
  } satisfies Operations;
}

/** The largest id that there can be. */
const ID_MAX = 2_147_483_647;

const idsIn = (list: string | undefined) =>
  list
    ?.split(",")
    .map(Number)
    .filter((id) => id <= ID_MAX);

function filterOf(query: Omit<Call<"getLibraryCounts">["query"], "library">): AssetFilter {
  const { category, tags, uploader, unused, globalOnly, ...rest } = query;
  return {
    ...rest,
    categories: idsIn(category),
    tags: tags === undefined ? undefined : tagsIn(tags).map(foldTag),
    uploaders: idsIn(uploader),
    unused: unused === 1,
    globalOnly: globalOnly === 1,
  };
}

function pageOf(query: Call<"getModels">["query"]): AssetPage {
  const { oldThumbnail, id, sort, limit, after, ...filter } = query;
  const ids = idsIn(id);
  return { ...filterOf(filter), oldThumbnail: oldThumbnail === 1, ids, sort, limit, after };
}

function newAsset({ body, files, isGone }: Call<"uploadAsset">): NewAsset {
  const { file, thumbnail } = files;
  const name = (body.name ?? "").trim() || assetNameOf(plainFileName(file?.fileName ?? ""));
  return {
    type: body.type,
    name: name || body.description.trim().slice(0, 200),
    description: body.description,
    category: body.category,
    animation: body.animation,
    scaleMod: body.scaleMod,
    author: body.author,
    licence: body.licence,
    credit: body.credit,
    weight: weightOf(body),
    allowCopy: body.allowCopy ?? false,
    requestId: body.requestId,
    file,
    thumbnail,
    isGone,
  };
}

/** What the sender has measured of a model. */
function weightOf({
  triangles,
  textureSide,
  textureMemory,
}: Pick<
  Call<"uploadAsset">["body"],
  "triangles" | "textureSide" | "textureMemory"
>): Partial<ModelWeight> {
  return {
    ...(triangles === undefined ? {} : { triangles }),
    ...(textureSide === undefined ? {} : { textureSide }),
    ...(textureMemory === undefined ? {} : { textureMemory }),
  };
}
