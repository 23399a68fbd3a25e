import { isApiError } from "@panel/api-client";
import { deleteAssets } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Dialog } from "@panel/ui/dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { useToast } from "@panel/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { withSession } from "../../../session/session.ts";
import { assetsInVersions, changeListed } from "../../../shared/assets/queries.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { usedIn, type UsedAsset } from "../refused-uses.ts";
import { AssetUsesList } from "./AssetUsesList.tsx";

interface DeleteAssetsProps {
  ids: readonly number[];
  scope: LibraryScope;
  onDeleted(ids: readonly number[]): void;
  onClose(): void;
}

/** Asks for confirmation before several assets are deleted. If some are in use, it shows where, and offers to delete the others. */
export function DeleteAssets({ ids, scope, onDeleted, onClose }: DeleteAssetsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const known = useQuery(assetsInVersions(ids));
  const inVersions = known.data?.inVersions ?? 0;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [used, setUsed] = useState<{ ids: number[]; named: UsedAsset[] }>();

  const remove = async (which: readonly number[]) => {
    setPending(true);
    setFailure(undefined);
    try {
      await withSession(() => deleteAssets(panelApi, { idMods: [...which] }));
    } catch (error) {
      const found = isApiError(error, "refused") ? usedIn(error.data) : undefined;
      if (found) setUsed(found);
      else setFailure(errorText(error));
      setPending(false);
      return;
    }
    toast.show({ title: t("ASSET.deletedMany", { count: which.length }) });
    const gone = new Set(which);
    await changeListed(queryClient, scope, (list) => list.filter(({ id }) => !gone.has(id)));
    onDeleted(which);
  };

  if (used) {
    const others = ids.filter((id) => !used.ids.includes(id));
    const unnamed = used.ids.length - used.named.length;
    return (
      <Dialog
        open
        title={t("ASSET.inUseManyTitle", { count: used.ids.length })}
        description={t("ASSET.inUseManyText")}
        onClose={() => !pending && onClose()}
        footer={
          <>
            <Button onClick={onClose} disabled={pending}>
              {t("GENERIC.close")}
            </Button>
            {others.length > 0 && (
              <Button variant="danger" loading={pending} onClick={() => void remove(others)}>
                {t("ASSET.deleteOthers", { count: others.length })}
              </Button>
            )}
          </>
        }
      >
        <div className="grid gap-5">
          {used.named.map(({ id, name, uses, hidden }) => (
            <section key={id} aria-label={name} className="grid min-w-0 gap-2">
              <h3 className="font-semibold wrap-anywhere text-ink">{name}</h3>
              <AssetUsesList uses={uses} hidden={hidden} />
            </section>
          ))}
          {unnamed > 0 && (
            <p className="text-ink-muted">{t("ASSET.inUseMore", { count: unnamed })}</p>
          )}
          {failure && <InlineMessage tone="error">{failure}</InlineMessage>}
        </div>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t("ASSET.deleteManyTitle", { count: ids.length })}
      description={[
        t("ASSET.deleteManyText"),
        ...(inVersions > 0 ? [t("ASSET.manyInVersions", { count: inVersions })] : []),
      ].join(" ")}
      confirmLabel={t("ASSET.delete")}
      pending={pending}
      error={failure}
      onConfirm={() => void remove(ids)}
      onClose={onClose}
    />
  );
}
