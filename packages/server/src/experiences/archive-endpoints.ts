import type { Operations } from "../http/operation.ts";
import type { ArchiveImport } from "./import-archive.ts";

export function archiveOperations(importArchive: ArchiveImport) {
  return {
    async importGymkhana({ viewer, body, files, isGone, answer }) {
      const { archive } = files;
      const { requestId } = body;
      return answer(await importArchive(viewer, { archive, requestId, isGone }));
    },
  } satisfies Operations;
}
