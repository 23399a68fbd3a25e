import type { AssetGridLabels } from "@panel/ui/asset-grid";
import type { AudioPlayerLabels } from "@panel/ui/audio-player";
import type { ImagePreviewLabels } from "@panel/ui/image-preview";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Labels for the types of assets. */
function useTypeLabels(): AssetGridLabels["types"] {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      image: t("ASSET.types.image"),
      audio: t("ASSET.types.audio"),
      model: t("ASSET.types.model"),
      video: t("ASSET.types.video"),
      document: t("ASSET.types.document"),
    }),
    [t],
  );
}

export function useGridLabels(): Partial<AssetGridLabels> {
  const { t } = useTranslation();
  const types = useTypeLabels();
  return useMemo(
    () => ({
      types,
      actions: (name) => t("ASSET.actions", { name }),
      play: (name) => t("MEDIA.play", { name }),
      stop: (name) => t("MEDIA.stop", { name }),
      soundFailed: t("MEDIA.audioFailed"),
      loading: t("GENERIC.loading"),
      noMatch: t("TABLE.nothingFound"),
      clearFilters: t("TABLE.clearFilters"),
      error: t("LIBRARY.loadErrorTitle"),
      retry: t("GENERIC.retry"),
    }),
    [t, types],
  );
}

export function useImageLabels(): ImagePreviewLabels {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      zoomIn: t("MEDIA.zoomIn"),
      zoomOut: t("MEDIA.zoomOut"),
      fit: t("MEDIA.fit"),
      actualSize: t("MEDIA.actualSize"),
      fullscreen: t("MEDIA.fullscreen"),
      scale: (percent) => t("MEDIA.scale", { percent }),
      help: t("MEDIA.imageHelp"),
      loading: t("MEDIA.imageLoading"),
      failed: t("MEDIA.imageFailed"),
      retry: t("GENERIC.retry"),
    }),
    [t],
  );
}

export function useAudioLabels(): AudioPlayerLabels {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      play: (name) => t("MEDIA.play", { name }),
      stop: (name) => t("MEDIA.stop", { name }),
      position: (name) => t("MEDIA.position", { name }),
      failed: t("MEDIA.audioFailed"),
    }),
    [t],
  );
}
