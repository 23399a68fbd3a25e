import { isApiError } from "@panel/api-client";
import { deleteAsset, type AssetUse } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Dialog } from "@panel/ui/dialog";
import { useToast } from "@panel/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import type { LibraryItem } from "../../../shared/assets/library-item.ts";
import { assetUses } from "../../../shared/assets/queries.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { usesIn } from "../refused-uses.ts";
import { AssetUsesList } from "./AssetUsesList.tsx";
import { changed } from "../../../shared/what-changed.ts";

interface DeleteAssetProps {
  item: LibraryItem;
  onDeleted(): void;
  onClose(): void;
}

/** Asks for confirmation before an asset is deleted. If the asset is in use, it shows where instead. */
export function DeleteAsset({ item, onDeleted, onClose }: DeleteAssetProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const known = useQuery(assetUses(item.record.id));
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<{
    uses: AssetUse[];
    hidden: number;
    inVersions?: number;
  }>();
  const { name } = item;

  // An asset in use cannot be deleted. The server checks this again.
  const found = refused ?? (known.isFetching ? undefined : known.data);
  if (found && found.uses.length + found.hidden > 0) {
    return (
      <Dialog
        open
        title={t("ASSET.inUseTitle", { name })}
        description={t("ASSET.inUseText")}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t("GENERIC.close")}</Button>}
      >
        <AssetUsesList {...found} />
      </Dialog>
    );
  }

  const remove = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await withSession(() => deleteAsset(panelApi, { idMod: item.record.id }));
      toast.show({ title: t("ASSET.deleted", { name }) });
      onDeleted();
      // Queries about a deleted asset are removed rather than fetched again, which would fail.
      await changed(queryClient, "assets");
    } catch (error) {
      const uses = isApiError(error, "refused") ? usesIn(error.data) : undefined;
      if (uses) setRefused(uses);
      else setFailure(errorText(error));
      setPending(false);
    }
  };

  return (
    <ConfirmDialog
      open
      danger
      title={t("ASSET.deleteTitle", { name })}
      description={[
        t("ASSET.deleteText"),
        ...(found?.inVersions ? [t("ASSET.inVersions", { count: found.inVersions })] : []),
      ].join(" ")}
      confirmLabel={t("ASSET.delete")}
      pending={pending}
      error={failure}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
