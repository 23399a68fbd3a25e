import type { FastifyReply, FastifyRequest } from "fastify";
import { assetNameOf, type UploadedAssetType } from "@panel/domain/assets";
import type { Operations } from "../http/contract-routes.ts";
import { succeeded } from "../http/envelope.ts";
import { viewerOf } from "../http/guards.ts";
import { callerLanguage } from "../http/language.ts";
import { uploadOf } from "../http/uploads.ts";
import type { NewAsset } from "./asset-form.ts";
import { plainFileName } from "./file-name.ts";
import type { Library } from "./service.ts";

interface AssetForm {
  idMod: number;
  name?: string;
  description: string;
  category: number;
  animation?: boolean;
  scaleMod?: number;
}

interface NewAssetForm extends AssetForm {
  type: UploadedAssetType;
  allowCopy?: boolean;
  requestId?: string;
}

export function libraryOperations(library: Library): Operations {
  return {
    async getAssetById(request) {
      const { id } = request.query as { id: number };
      return succeeded(JSON.stringify(await library.media(viewerOf(request), id)));
    },

    async getModels(request) {
      return succeeded(await library.listGlobal(viewerOf(request)));
    },

    async getUserModels(request) {
      return succeeded(await library.listOwn(viewerOf(request)));
    },

    async getModelCategories(request) {
      return succeeded(await library.categories(callerLanguage(request)));
    },

    async getAssetUses(request) {
      const { id } = request.query as { id: number };
      return succeeded(await library.uses(viewerOf(request), id));
    },

    async uploadAsset(request, reply) {
      return succeeded(await library.upload(viewerOf(request), newAsset(request, reply)));
    },

    async updateAsset(request, reply) {
      const { idMod, name = "", ...texts } = request.body as AssetForm;
      const thumbnail = uploadOf(request, "thumbnail");
      await library.update(viewerOf(request), idMod, {
        texts: { ...texts, name: name.trim() },
        thumbnail,
        isGone: () => reply.raw.destroyed,
      });
      return succeeded();
    },

    async deleteAsset(request) {
      const { idMod } = request.body as { idMod: number };
      await library.remove(viewerOf(request), idMod);
      return succeeded();
    },
  };
}

function newAsset(request: FastifyRequest, reply: FastifyReply): NewAsset {
  const form = request.body as NewAssetForm;
  const file = uploadOf(request, "file");
  const name = (form.name ?? "").trim() || assetNameOf(plainFileName(file?.fileName ?? ""));
  return {
    type: form.type,
    name: name || form.description.trim().slice(0, 200),
    description: form.description,
    category: form.category,
    animation: form.animation,
    scaleMod: form.scaleMod,
    allowCopy: form.allowCopy ?? false,
    requestId: form.requestId,
    file,
    thumbnail: uploadOf(request, "thumbnail"),
    isGone: () => reply.raw.destroyed,
  };
}
