import { ASSET_SCALE } from "@panel/domain/asset-types";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import { MODEL_LINKS, roundedScale } from "@panel/domain/model-links";
import type { ModelLink as LinkRecord, TriedModel } from "@panel/api-client/tryouts-types";
import { badRequest, linkEnded, Refusal } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ModelLinkRow } from "../db/tryouts-schema.ts";
import { findSeenAsset, lockSeenAsset, seenAsset, type SeenAsset } from "../library/seen-asset.ts";
import { mediaRecord } from "../library/used-assets.ts";
import { digestOf, newSecret, tokenOf } from "../secrets/numbered-token.ts";
import type { ModelLink, Viewer } from "../viewer.ts";
import { MODEL_TOKEN } from "./authenticator.ts";
import * as repository from "./model-links-repository.ts";

const HOUR = 60 * 60_000;

/** Which animation a phone shows: as the asset has it where `plays` is left out. */
export interface Shown {
  plays?: boolean | undefined;
  clip?: string | undefined;
}

/** Links of models: each user has the own ones of the assets that it sees. */
export interface ModelLinks {
  list(viewer: Viewer, assetId: number): Promise<LinkRecord[]>;
  /** @throws Refusal when the user has as many of the asset as it may have */
  create(
    viewer: Viewer,
    assetId: number,
    shown: Shown,
  ): Promise<{ link: LinkRecord; token: string }>;
  /** One that has ended already stays so. */
  end(viewer: Viewer, assetId: number, id: number): Promise<void>;
  /** Forgets a size that came, unless another one has come meanwhile. */
  settle(viewer: Viewer, assetId: number, id: number, chosen: string): Promise<void>;
  /** What the page of a link shows. */
  read(link: ModelLink): Promise<TriedModel>;
  /** Keeps the size that came last. */
  choose(
    link: ModelLink,
    size: { id: string; scale: number; height?: number | undefined },
  ): Promise<void>;
}

export function createModelLinks(connection: Connection): ModelLinks {
  const { db } = connection;
  return {
    async list(viewer, assetId) {
      await seenAsset(db, viewer, assetId);
      const now = new Date().toISOString();
      return (await repository.listModelLinks(db, viewer.id, assetId, now)).map(linkRecord);
    },

    create: (viewer, assetId, { plays, clip = "" }) =>
      db.transaction().execute(async (transaction) => {
        // Held, so that no other node makes one or deletes the asset meanwhile.
        const asset = await lockSeenAsset(connection, transaction, viewer, assetId);
        if (asset.type !== ASSET_TYPE_CODE.model) {
          throw badRequest("Only a model is shown by a link", { fields: ["idMod"] });
        }
        const now = new Date();
        const at = now.toISOString();
        const before = await repository.listModelLinks(transaction, viewer.id, assetId, at);
        if (before.length >= MODEL_LINKS.ofAsset) {
          const unopened = before.findLast((link) => link.last_used_at === null);
          if (!unopened) {
            throw new Refusal(
              "MODEL_LINK.limit",
              "The user has as many links of the asset as it may",
            );
          }
          await endLink(transaction, viewer, asset, unopened.id);
        }
        const secret = newSecret();
        const made = await repository.insertModelLink(transaction, {
          asset_id: assetId,
          user_id: viewer.id,
          token_hash: digestOf(secret),
          plays: plays === undefined ? null : plays ? 1 : 0,
          clip,
          created_at: at,
          expires_at: new Date(now.getTime() + MODEL_LINKS.hours * HOUR).toISOString(),
        });
        await recordBy(transaction, viewer, {
          event: "model-link-create",
          subject: `asset ${assetId}`,
          details: { name: asset.name, link: made.id },
        });
        return { link: linkRecord(made), token: tokenOf(MODEL_TOKEN, made.id, secret) };
      }),

    end: (viewer, assetId, id) =>
      db.transaction().execute(async (transaction) => {
        const asset = await seenAsset(transaction, viewer, assetId);
        await endLink(transaction, viewer, asset, id);
      }),

    async settle(viewer, assetId, id, chosen) {
      await seenAsset(db, viewer, assetId);
      await repository.settleSize(db, viewer.id, assetId, id, chosen);
    },

    async read(link) {
      const asset = await linkedAsset(db, link);
      await repository.noteModelUse(db, link.id, new Date().toISOString());
      return {
        name: asset.name,
        model: mediaRecord(asset),
        plays: link.plays ?? asset.animation === 1,
        clip: link.clip,
        scales: { least: ASSET_SCALE.least, most: ASSET_SCALE.most },
        chosen: link.chosenScale,
        expiresAt: link.expiresAt,
      };
    },

    async choose(link, { id, scale, height = null }) {
      await linkedAsset(db, link);
      const at = new Date().toISOString();
      await repository.chooseSize(db, link.id, { id, scale: roundedScale(scale), height, at });
    },
  };
}

/** The asset of a link, if its maker still sees it; else the link is as one that has ended. */
async function linkedAsset(db: Db, { assetId, maker }: ModelLink): Promise<SeenAsset> {
  const viewer = { ...maker, email: "", sessionId: "", address: "" };
  const asset = await findSeenAsset(db, viewer, assetId);
  if (!asset) throw linkEnded();
  return asset;
}

async function endLink(
  transaction: Db,
  viewer: Viewer,
  { id: assetId, name }: SeenAsset,
  id: number,
): Promise<void> {
  if (!(await repository.deleteModelLink(transaction, viewer.id, assetId, id))) return;
  await recordBy(transaction, viewer, {
    event: "model-link-end",
    subject: `asset ${assetId}`,
    details: { name, link: id },
  });
}

/** In the contract's ModelLink. */
function linkRecord(row: ModelLinkRow): LinkRecord {
  const { chosen_id: id, chosen_scale: scale, chosen_height: height, chosen_at: at } = row;
  return {
    id: row.id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    chosen: id === null || scale === null || at === null ? null : { id, scale, height, at },
  };
}
