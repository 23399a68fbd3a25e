import type { AssetPermissions } from "@panel/domain/asset-policies";
import type { LibraryItem } from "../../shared/assets/library-item.ts";

/** What can be done with several assets at once, and with which of them. */
export interface BulkActions {
  /** Those whose category may be changed. */
  edit: readonly LibraryItem[];
  /** Those whose thumbnails may be taken anew: models that may be edited. */
  retake: readonly LibraryItem[];
  delete: readonly LibraryItem[];
  /** Those to share with the team. */
  share: readonly LibraryItem[];
  /** Those that are shared with it. */
  stopSharing: readonly LibraryItem[];
}

export function bulkActions(
  items: readonly LibraryItem[],
  permissionsOn: (item: LibraryItem) => AssetPermissions,
): BulkActions {
  const shareable = items.filter((item) => permissionsOn(item).share);
  const edit = items.filter((item) => permissionsOn(item).edit);
  return {
    edit,
    retake: edit.filter(hasModel),
    delete: items.filter((item) => permissionsOn(item).delete),
    share: shareable.filter(({ record }) => !record.isShared),
    stopSharing: shareable.filter(({ record }) => record.isShared),
  };
}

/** Whether there is a model to take a thumbnail of. */
export function hasModel({ type, src }: LibraryItem): boolean {
  return type === "model" && Boolean(src);
}
