import { updateAsset, type LibraryAsset } from "@panel/api-client/panel";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { useQueryClient } from "@tanstack/react-query";
import { withSession } from "../../session/session.ts";
import { assetKeys, assetMedia, changeListed, libraryAsset } from "../../shared/assets/queries.ts";
import { panelApi } from "../../shared/connections.ts";
import { toForm, toValues } from "./schema.ts";

/** Stores another thumbnail of a model; the rest of it stays as it is. */
export async function storeThumbnail(record: LibraryAsset, picture: Blob): Promise<void> {
  const thumbnail = new File([picture], "thumbnail.webp", { type: picture.type });
  await withSession(() =>
    updateAsset(panelApi, { ...toForm(toValues(record), record), thumbnail }),
  );
}

/** Gives a model of a library another thumbnail, which its tile then shows. The rest of it stays as it is. */
export function useNewThumbnail(scope: LibraryScope) {
  const queryClient = useQueryClient();
  return async (given: LibraryAsset, picture: Blob): Promise<void> => {
    const { id } = given;
    const record = (await queryClient.fetchQuery(libraryAsset(scope, id))) ?? given;
    await storeThumbnail(record, picture);
    try {
      const { Thumbnail } = await queryClient.fetchQuery({ ...assetMedia(id), staleTime: 0 });
      await changeListed(queryClient, scope, (list) =>
        list.map((asset) =>
          asset.id === id ? { ...asset, thumbnail: [Thumbnail], thumbnailIsOld: false } : asset,
        ),
      );
    } catch {
      // It is stored; only its new address is not known here.
      void queryClient.invalidateQueries({ queryKey: assetKeys.lists });
    }
  };
}
