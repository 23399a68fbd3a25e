import { teamOf } from "@panel/domain/asset-policies";
import { Refusal, unauthenticated } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection } from "../db/connection.ts";
import { lockUsers } from "../db/lock-users.ts";
import type { Viewer } from "../viewer.ts";
import { allowedAssets } from "./allowed.ts";
import { lockForChange, updateAsset } from "./repository.ts";
import { findSupervisor } from "./sharing-repository.ts";

/**
 * Shares assets with the team of their owner, or stops doing so, all or none. What an experience uses by then it goes on
 * using.
 * @throws Refusal when the owner is in no team
 */
export async function shareAssets(
  connection: Connection,
  viewer: Viewer,
  given: readonly number[],
  isShared: boolean,
): Promise<void> {
  const ids = [...new Set(given)];
  await connection.db.transaction().execute(async (transaction) => {
    // Users are locked before assets, so that nobody moves the owner to another team meanwhile.
    const [owner] = await lockUsers(connection, transaction, [viewer.id]);
    if (!owner) throw unauthenticated();
    const supervisor = await findSupervisor(transaction, owner.id);
    const team = teamOf({ ...viewer, supervisorId: supervisor?.id ?? null });
    await lockForChange(connection, transaction, ids);
    const assets = await allowedAssets(transaction, "share", viewer, ids);
    if (isShared && team === null) {
      throw new Refusal("ASSET_ERRORS.noTeam", "The owner of the asset is in no team");
    }
    const team_id = isShared ? team : null;
    for (const asset of assets.filter((each) => each.team_id !== team_id)) {
      await updateAsset(transaction, asset, { team_id });
      await recordBy(transaction, viewer, {
        event: "file-change",
        subject: `asset ${asset.id}`,
        details: { name: asset.name, shared: isShared },
      });
    }
  });
}
