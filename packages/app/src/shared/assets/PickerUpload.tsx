import type { AssetType } from "@panel/domain/asset-types";
import type { PictureShape } from "@panel/domain/picture-shapes";
import { ErrorState } from "@panel/ui/error-state";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../use-error-text.ts";
import { findAsset, newestAsset } from "./find-asset.ts";
import type { ShownAsset } from "./library-item.ts";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { UploadPanel } from "./upload/UploadPanel.tsx";

interface PickerUploadProps {
  /** The only type that can be uploaded. Pass the same array in every render. */
  types: readonly [AssetType];
  /** The shape that pictures should have. */
  shape?: PictureShape | undefined;
  /** Files that are taken at once. */
  files: readonly File[];
  /** Libraries in which the uploaded asset is searched, likeliest first. */
  scopes: readonly LibraryScope[];
  /** @param scope the library that holds the asset; undefined if no library could be fetched */
  onFound(asset: ShownAsset, scope: LibraryScope | undefined): void;
  onBusyChange(busy: boolean): void;
}

/** Uploads one file inside a picker and passes the new asset to `onFound`. */
export function PickerUpload({
  types,
  shape,
  files,
  scopes,
  onFound,
  onBusyChange,
}: PickerUploadProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [type] = types;
  const search = useMutation({
    mutationFn: async (told: number | undefined) => {
      const id = told ?? (await newestAsset(type, scopes));
      return findAsset(queryClient, { id, type, unnamed: t("ASSET.numbered", { id }) }, scopes);
    },
  });
  // The callback is passed to mutate(), not to useMutation(), so that it is not called after an unmount.
  const find = (id: number | undefined) =>
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
      shape={shape}
      files={files}
      single
      onUploaded={([id]) => find(id)}
      onUseExisting={({ id }) => find(id)}
      onBusyChange={onBusyChange}
    />
  );
}
