import type { GymkhanaAsset, GymkhanaVersion } from "@panel/api-client/panel-types";
import { assetIdsOf } from "@panel/domain/experience/archive";
import type { Route } from "@panel/domain/versions/compare";
import { findEditable } from "../access/editable.ts";
import type { Chatbots } from "../chatbots/service.ts";
import type { Connection } from "../db/connection.ts";
import { shownAssets } from "../library/used-assets.ts";
import { writeHistory, type WrittenHistory } from "../versions/archived.ts";
import { listVersions, nameVersion, readVersion } from "../versions/list.ts";
import type { Viewer } from "../viewer.ts";
import { restoreVersion, type VersionToRestore } from "./restore-version.ts";

/** Versions of experiences, for those who may edit them. */
export interface Versions {
  /** The latest first. */
  list(
    viewer: Viewer,
    experienceId: number,
    before?: number,
  ): Promise<{ versions: GymkhanaVersion[]; more: boolean }>;
  read(
    viewer: Viewer,
    experienceId: number,
    number: number,
  ): Promise<{ route: Route; library: GymkhanaAsset[] }>;
  /** As an archive carries them. */
  write(viewer: Viewer, experienceId: number): Promise<WrittenHistory>;
  /** @returns the number of the latest version then */
  restore(viewer: Viewer, version: VersionToRestore): Promise<number>;
  /** @param name empty to take the name away */
  rename(viewer: Viewer, experienceId: number, number: number, name: string): Promise<void>;
}

export function createVersions(
  connection: Connection,
  chatbots: Pick<Chatbots, "requireSelectable">,
): Versions {
  const { db } = connection;
  return {
    async list(viewer, experienceId, before) {
      await findEditable(db, viewer, experienceId);
      return listVersions(db, experienceId, before);
    },

    async read(viewer, experienceId, number) {
      await findEditable(db, viewer, experienceId);
      const { route } = await readVersion(db, experienceId, number);
      const points = route.points.map(({ point }) => point);
      return { route, library: await shownAssets(db, assetIdsOf(route.experience, points)) };
    },

    async write(viewer, experienceId) {
      await findEditable(db, viewer, experienceId);
      return writeHistory(db, experienceId);
    },

    restore: (viewer, version) => restoreVersion({ connection, chatbots }, viewer, version),

    async rename(viewer, experienceId, number, name) {
      await findEditable(db, viewer, experienceId);
      await nameVersion(db, experienceId, number, name);
    },
  };
}
