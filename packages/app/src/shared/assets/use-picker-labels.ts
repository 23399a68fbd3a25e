import type { AssetFieldLabels, AssetPickerLabels } from "@panel/ui/asset-picker";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useAudioLabels, useGridLabels, useImageLabels } from "./use-media-labels.ts";

/** Labels of the picker, except those of its own 3D preview, in whose place the panel shows its own. */
export function usePickerLabels(): Omit<AssetPickerLabels, "model" | "previewFailed"> {
  const { t } = useTranslation();
  const grid = useGridLabels();
  const image = useImageLabels();
  const audio = useAudioLabels();
  return useMemo(
    () => ({
      search: t("PICKER.search"),
      clearSearch: t("TABLE.clearSearch"),
      type: t("LIBRARY.type"),
      allTypes: t("LIBRARY.allTypes"),
      category: t("ASSET.category"),
      allCategories: t("PICKER.allCategories"),
      sort: t("LIBRARY.sort"),
      sortGiven: t("LIBRARY.orders.newest"),
      sortNewest: t("PICKER.sortNewest"),
      sortName: t("LIBRARY.orders.name"),
      sortNameDescending: t("LIBRARY.orders.nameDescending"),
      assets: t("LIBRARY.list"),
      results: (shown, total) => t("LIBRARY.results", { shown, count: total }),
      preview: t("PICKER.preview"),
      nothingChosen: t("PICKER.nothingChosen"),
      hidden: t("PICKER.hidden"),
      upload: t("PICKER.upload"),
      backToList: t("PICKER.backToList"),
      confirm: t("PICKER.confirm"),
      checkFailed: t("PICKER.checkFailed"),
      grid,
      image,
      audio,
    }),
    [t, grid, image, audio],
  );
}

export function useAssetFieldLabels(): AssetFieldLabels {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      choose: t("PICKER.choose"),
      change: t("PICKER.change"),
      remove: (name) => t("PICKER.remove", { name }),
    }),
    [t],
  );
}
