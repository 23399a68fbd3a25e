import { shareAssets, type LibraryAsset } from "@panel/api-client/panel";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { useToast } from "@panel/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../session/session.ts";
import type { LibraryItem } from "../../shared/assets/library-item.ts";
import { changeListed } from "../../shared/assets/queries.ts";
import { panelApi } from "../../shared/connections.ts";
import { useErrorText } from "../../shared/use-error-text.ts";

/** Shares several assets of a library with the team, which can be undone, and stops doing so. */
export function useSharing(scope: LibraryScope) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  const send = async (ids: readonly number[], isShared: boolean) => {
    setBusy(true);
    try {
      await withSession(() => shareAssets(panelApi, { idMods: [...ids], isShared }));
      const changed = new Set(ids);
      await changeListed(queryClient, scope, (list) =>
        list.map((asset) => (changed.has(asset.id) ? withSharing(asset, isShared) : asset)),
      );
    } finally {
      setBusy(false);
    }
  };
  const stop = async (ids: readonly number[]) => {
    await send(ids, false);
    toast.show({ tone: "success", title: t("SHARE.stoppedMany", { count: ids.length }) });
  };
  const failed = (error: unknown) => toast.show({ tone: "error", title: errorText(error) });

  return {
    busy,
    /** Rejects where it fails. */
    stop,
    async share(items: readonly LibraryItem[]) {
      const ids = items.map(({ record }) => record.id);
      try {
        await send(ids, true);
      } catch (error) {
        failed(error);
        return;
      }
      const shown = toast.show({
        tone: "success",
        title: t("SHARE.sharedMany", { count: ids.length }),
        action: {
          label: t("LIBRARY.undo"),
          onSelect: () => {
            toast.dismiss(shown);
            void stop(ids).catch(failed);
          },
        },
      });
    },
  };
}

function withSharing({ isShared: _before, ...asset }: LibraryAsset, isShared: boolean) {
  return isShared ? { ...asset, isShared } : asset;
}
