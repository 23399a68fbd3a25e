import { isApiError } from "@panel/api-client";
import type { AssetMedia, LibraryAsset } from "@panel/api-client/panel";
import { toldAttribution } from "@panel/domain/asset-licences";
import { assetTypeOf } from "@panel/domain/asset-types";
import type { RouteAsset } from "@panel/domain/check/context";
import { keptWeight } from "@panel/domain/model-preflight";
import type { KnownAssets } from "./typed-route.ts";

/** What a call for one asset has answered so far. */
export interface AskedAsset {
  readonly id: number;
  readonly media: AssetMedia | undefined;
  readonly error: unknown;
}

/** What the check needs to know of the assets of libraries and of others that were asked for one by one. */
export function knownAssets(
  libraries: readonly LibraryAsset[],
  asked: readonly AskedAsset[],
): KnownAssets {
  return {
    known: [
      ...libraries.map(fromLibrary),
      ...asked.flatMap(({ id, media }) => (media ? [fromMedia(id, media)] : [])),
    ],
    gone: asked.filter(({ error }) => isApiError(error, "notFound")).map(({ id }) => id),
  };
}

function fromLibrary(asset: LibraryAsset): RouteAsset {
  const { id, type, size, description, facts, speech, author, licence, credit } = asset;
  return {
    id,
    type: assetTypeOf(type),
    alternativeText: description,
    attribution: toldAttribution({ Author: author, Licence: licence, Credit: credit }),
    ...(size === undefined ? {} : { bytes: size }),
    ...(speech ? { speech } : {}),
    ...measured(facts),
  };
}

function fromMedia(id: number, media: AssetMedia): RouteAsset {
  const { Type = 1, Size, Description, Facts, Speech } = media;
  return {
    id,
    type: assetTypeOf(Type),
    ...(Size === undefined ? {} : { bytes: Size }),
    ...(Speech ? { speech: Speech } : {}),
    ...(Description === undefined ? {} : { alternativeText: Description }),
    attribution: toldAttribution(media),
    ...measured(Facts),
  };
}

function measured(facts: LibraryAsset["facts"] = {}) {
  const { width, height, duration, animations } = facts;
  const weight = keptWeight(facts);
  return {
    ...(weight ? { weight } : {}),
    ...(animations ? { clips: animations } : {}),
    ...(duration === undefined ? {} : { seconds: duration }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
}
