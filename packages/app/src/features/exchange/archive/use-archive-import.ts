import { importGymkhana } from "@panel/api-client/panel";
import { useQueryClient } from "@tanstack/react-query";
import { changed } from "../../../shared/what-changed.ts";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";

/** Sending and judging the assets of a large archive takes minutes. */
const PATIENCE = 20 * 60_000;

export interface SentArchive {
  archive: File;
  /** Stays the same with each further try, so that it is imported once. */
  requestId: string;
  /** Gets the share of the archive that has been sent, from 0 to 1. */
  onProgress?(share: number): void;
}

/** Makes an experience of an archive, whole or not at all, and tells the lists. */
export function useArchiveImport() {
  const queryClient = useQueryClient();
  return async ({ archive, requestId, onProgress }: SentArchive) => {
    const made = await withSession(() =>
      importGymkhana(
        panelApi,
        { archive, requestId },
        { timeout: PATIENCE, ...(onProgress ? { onProgress } : {}) },
      ),
    );
    // It brings its assets along.
    await changed(queryClient, "experiences");
    await changed(queryClient, "assets");
    return made;
  };
}
