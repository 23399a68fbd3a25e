import type { FastifyInstance } from "fastify";
import { notFound } from "../../app-error.ts";
import { sendError } from "../../http/error-handler.ts";
import { FILE_METHODS, sendStored } from "../../http/stored-files.ts";
import type { Storage } from "../../storage/storage.ts";
import { USDZ_PATH, type UsdzWish } from "./usdz-address.ts";
import type { UsdzFiles } from "./usdz-files.ts";

/** Longer ones are none of ours. */
const MOST_NUMBER = 30;

/** Serves models for Quick Look to whoever has been given their address. */
export function registerUsdz(
  app: FastifyInstance,
  { usdz, storage }: { usdz: UsdzFiles; storage: Storage },
): void {
  app.route<{ Params: { name: string }; Querystring: Record<string, unknown> }>({
    method: [...FILE_METHODS],
    url: `${USDZ_PATH}/:name`,
    async handler(request, reply) {
      const [, signature] = /^([\w-]{32})\.usdz$/.exec(request.params.name) ?? [];
      const wish = wishOf(request.query);
      const key = signature && wish ? await usdz.keyOf(wish, signature) : undefined;
      reply.header("cross-origin-resource-policy", "cross-origin");
      const sent =
        key !== undefined &&
        (await sendStored(request, reply, storage, key, {
          name: "model.usdz",
          cacheControl: "public, max-age=31536000, immutable",
        }));
      return sent ? reply : sendError(reply, notFound());
    },
  });
}

function wishOf({ asset, scale, clip }: Record<string, unknown>): UsdzWish | undefined {
  const [assetId, factor] = [numberOf(asset), numberOf(scale)];
  const isClip = clip === undefined || typeof clip === "string";
  if (!Number.isSafeInteger(assetId) || !(factor > 0) || !isClip) return undefined;
  return { assetId, scale: factor, clip };
}

const numberOf = (given: unknown): number =>
  typeof given === "string" && given.length <= MOST_NUMBER ? Number(given) : Number.NaN;
