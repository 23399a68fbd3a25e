import type { AssetFieldWords, AssetPickerWords } from "@panel/ui/asset-picker";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useAudioWords, useGridWords, useImageWords } from "./media-words.ts";

export function usePickerWords(): AssetPickerWords {
  const { t } = useTranslation();
  const grid = useGridWords();
  const image = useImageWords();
  const audio = useAudioWords();
  return useMemo(
    () => ({
      search: t("PICKER.search"),
      clearSearch: t("TABLE.clearSearch"),
      kind: t("LIBRARY.type"),
      allKinds: t("LIBRARY.allTypes"),
      category: t("ASSET.category"),
      allCategories: t("PICKER.allCategories"),
      sort: t("LIBRARY.sort"),
      sortGiven: t("LIBRARY.orders.newest"),
      sortNewest: t("PICKER.sortNewest"),
      sortName: t("LIBRARY.orders.name"),
      sortNameDescending: t("LIBRARY.orders.nameDescending"),
      assets: t("LIBRARY.list"),
      results: (shown, total) => t("LIBRARY.results", { count: shown, total }),
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

export function useAssetFieldWords(): AssetFieldWords {
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
