import type { AssetType } from "@panel/domain/asset-types";
import { ErrorState } from "@panel/ui/error-state";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../use-error-text.ts";
import { findAsset } from "./find-asset.ts";
import type { ShownAsset } from "./library-item.ts";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { UploadPanel } from "./upload/UploadPanel.tsx";

interface PickerUploadProps {
  /** The only one that can be sent. Keep the array stable. */
  types: readonly [AssetType];
  /** Where to look for what has come, the likeliest first. */
  scopes: readonly LibraryScope[];
  /** @param scope the library that has it; undefined where none could be asked */
  onFound(asset: ShownAsset, scope: LibraryScope | undefined): void;
  onBusyChange(busy: boolean): void;
}

/** The upload of one file inside a picker: what has come is handed on as an asset. */
export function PickerUpload({ types, scopes, onFound, onBusyChange }: PickerUploadProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [type] = types;
  const search = useMutation({
    mutationFn: (id: number) =>
      findAsset(queryClient, { id, type, unnamed: t("ASSET.numbered", { id }) }, scopes),
  });
  // Called back by the call rather than the mutation: after an unmount nothing is chosen any more.
  const find = (id: number) =>
    search.mutate(id, { onSuccess: ({ asset, scope }) => onFound(asset, scope) });

  if (search.isError) {
    return (
      <ErrorState
        level={3}
        title={t("PICKER.findError")}
        retryLabel={t("GENERIC.retry")}
        onRetry={() => find(search.variables)}
      >
        {errorText(search.error)}
      </ErrorState>
    );
  }
  if (!search.isIdle) {
    return (
      <Loading label={t("GENERIC.loading")}>
        <Skeleton className="h-48" />
      </Loading>
    );
  }
  return (
    <UploadPanel
      types={types}
      single
      onUploaded={([id]) => {
        if (id !== undefined) find(id);
      }}
      onUseExisting={({ id }) => find(id)}
      onBusyChange={onBusyChange}
    />
  );
}
