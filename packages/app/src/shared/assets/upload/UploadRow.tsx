import { isApiError } from "@panel/api-client";
import { AssetThumbnail } from "@panel/ui/asset-grid";
import { Button } from "@panel/ui/button";
import { FieldError } from "@panel/ui/field";
import { IconButton } from "@panel/ui/icon-button";
import { Progress } from "@panel/ui/progress";
import { TextInput } from "@panel/ui/text-input";
import { sizeText } from "@panel/ui/upload";
import { ASSET_NAME_MAX, type AssetType } from "@panel/domain/asset-types";
import type { SoundNote } from "@panel/media/sounds/prepare-sound";
import { AudioLines, CircleCheck, Crop, Eye, RotateCcw, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../use-error-text.ts";
import {
  type AssetUpload,
  type AssetUploads,
  type ExistingAsset,
  existingAssetOf,
  isCutOff,
} from "./asset-uploads.ts";
import { CropOffer, type CropActions } from "./CropOffer.tsx";
import { PreparationNote } from "./PreparationNote.tsx";
import { useObjectUrl } from "./use-object-url.ts";

interface UploadRowProps {
  item: AssetUpload;
  type: AssetType;
  queue: AssetUploads;
  /** Sends the file again with its current data. */
  onRetry(): void;
  /** Offers the asset that has this file already instead; without it, only to take a copy. */
  onUseExisting?: (existing: ExistingAsset) => void;
  /** For a file whose asset keeps its name. */
  unnamed?: boolean;
  /** Shows this model in the preview; undefined if there is only one. */
  preview?: { pressed: boolean; disabled: boolean; onPress(): void } | undefined;
  /** Opens a sound to be cut; undefined while that cannot be done. */
  onEditSound?: ((sound: SoundNote) => void) | undefined;
  /** What can be cropped of a picture; undefined while that cannot be done. */
  crop?: CropActions | undefined;
  /** Error that is shown after an upload was attempted although this file lacks something. */
  problem?: string | undefined;
}

/** One file of an upload: the name of its asset, its progress, and its actions. */
export function UploadRow(props: UploadRowProps) {
  const { item, type, queue, onRetry, onUseExisting, unnamed = false, preview, problem } = props;
  const { onEditSound, crop } = props;
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const { id, file, state, progress } = item;
  const { name, thumbnail, preparation } = item.details;
  const existing = existingAssetOf(item);
  const failed = state === "failed" && !existing;
  const entry = failed ? entryIn(item.error) : undefined;
  const under = state === "waiting" || state === "running";
  const again = failed || state === "cancelled";
  return (
    <li className="flex min-w-0 items-start gap-3 rounded-card border border-line bg-surface p-3">
      <AssetThumbnail
        type={type}
        src={useObjectUrl(type === "image" ? file : thumbnail)}
        className="size-12 shrink-0 rounded-field border border-line"
      />
      <div className="grid min-w-0 flex-1 gap-1.5">
        {unnamed ? null : state === "ready" ? (
          <TextInput
            aria-label={t("ASSET_UPLOAD.nameOf", { file: file.name })}
            value={name}
            maxLength={ASSET_NAME_MAX}
            onValueChange={(text) => queue.describe(id, { name: text })}
          />
        ) : (
          <p className="truncate font-medium text-ink" title={name}>
            {name}
          </p>
        )}
        <p className="flex min-w-0 gap-2 text-caption text-ink-muted">
          <span className="truncate">{file.name}</span>
          <span className="shrink-0 tabular-nums">{sizeText(file.size, i18n.language)}</span>
        </p>
        <PreparationNote {...preparation} />
        {crop && <CropOffer file={file} {...crop} />}
        {under && (
          <Progress label={t("UPLOAD.uploading", { name: file.name })} value={progress} max={1} />
        )}
        <div role="status" className="text-caption text-ink-muted empty:hidden">
          {problem && <FieldError>{problem}</FieldError>}
          {state === "waiting" && (
            <span>{t(isCutOff(item) ? "ASSET_UPLOAD.cutOff" : "ASSET_UPLOAD.waiting")}</span>
          )}
          {state === "done" && (
            <span className="flex items-center gap-1.5 text-success">
              <CircleCheck aria-hidden className="size-3.5" />
              {t("UPLOAD.uploaded")}
            </span>
          )}
          {state === "cancelled" && <span>{t("UPLOAD.cancelled")}</span>}
          {failed && (
            <FieldError>
              {errorText(item.error)}
              {entry && <> {t("ASSET_UPLOAD.entry", { name: entry })}</>}
            </FieldError>
          )}
          {existing && (
            <div className="grid gap-2">
              <p className="text-ink">{t("ASSET_UPLOAD.exists", { name: existing.name })}</p>
              <div className="flex flex-wrap gap-2">
                {onUseExisting && (
                  <Button size="sm" onClick={() => onUseExisting(existing)}>
                    {t("ASSET_UPLOAD.useExisting")}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => {
                    queue.describe(id, { allowCopy: true });
                    onRetry();
                  }}
                >
                  {t("ASSET_UPLOAD.allowCopy")}
                </Button>
              </div>
            </div>
          )}
        </div>
      </div>
      {preview && (
        <IconButton
          size="sm"
          label={t("ASSET_UPLOAD.openPreview", { name: file.name })}
          aria-pressed={preview.pressed}
          disabled={preview.disabled}
          onClick={preview.onPress}
        >
          <Eye aria-hidden />
        </IconButton>
      )}
      {crop && (
        <IconButton size="sm" label={t("CROP.edit", { name: file.name })} onClick={crop.onCrop}>
          <Crop aria-hidden />
        </IconButton>
      )}
      {preparation.sound && onEditSound && (
        <IconButton
          size="sm"
          label={t("SOUND.edit", { name: file.name })}
          disabled={under || state === "done"}
          onClick={() => preparation.sound && onEditSound(preparation.sound)}
        >
          <AudioLines aria-hidden />
        </IconButton>
      )}
      {again && (
        <IconButton size="sm" label={t("UPLOAD.retry", { name: file.name })} onClick={onRetry}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      <IconButton
        size="sm"
        label={t(under ? "UPLOAD.cancel" : "UPLOAD.dismiss", { name: file.name })}
        onClick={() => (under ? queue.cancel(id) : queue.remove(id))}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

/** Name of the file in an archive because of which the archive was refused. */
function entryIn(error: unknown): string | undefined {
  const entry = isApiError(error) ? error.data["entry"] : undefined;
  return typeof entry === "string" ? entry : undefined;
}
