import type { MapLabels } from "@panel/ui/map-picker";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Labels shared by all maps of the panel. */
export function useMapLabels(): MapLabels {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      instructions: t("MAP.instructions"),
      instructionKeys: t("MAP.instructionKeys"),
      readOnlyInstructions: t("MAP.readOnlyInstructions"),
      placeInstructions: t("MAP.placeInstructions"),
      placeInstructionKeys: t("MAP.placeInstructionKeys"),
      twoFingers: t("MAP.twoFingers"),
      zoomIn: t("MAP.zoomIn"),
      zoomOut: t("MAP.zoomOut"),
      showAll: t("MAP.showAll"),
      latitude: t("MAP.latitude"),
      longitude: t("MAP.longitude"),
      invalidLatitude: t("MAP.invalidLatitude"),
      invalidLongitude: t("MAP.invalidLongitude"),
      placeForms: t("MAP.placeForms"),
      noneOfThem: t("MAP.noneOfThem"),
      locate: t("MAP.locate"),
      locating: t("MAP.locating"),
      locateFailed: t("MAP.locateFailed"),
      clear: t("MAP.clear"),
      noPosition: t("MAP.noPosition"),
      loading: t("GENERIC.loading"),
      authorisationTitle: t("MAP.authorisationTitle"),
      authorisationMessage: t("MAP.authorisationMessage"),
      failedTitle: t("MAP.failedTitle"),
      failedMessage: t("MAP.failedMessage"),
      tilesFailed: t("MAP.tilesFailed"),
      retry: t("GENERIC.retry"),
      search: t("MAP.search"),
      searchButton: t("MAP.searchButton"),
      searchList: t("MAP.searchList"),
      searching: t("MAP.searching"),
      searchFound: (count) => t("MAP.searchFound", { count }),
      searchNone: (query) => t("MAP.searchNone", { query }),
      searchFailed: t("MAP.searchFailed"),
      address: t("POINTS.pickedAddress"),
      addressNoPosition: t("POINTS.noAddress"),
      addressSearching: t("POINTS.searchingAddress"),
      addressNone: (position) => t("POINTS.addressUnavailable", { position }),
      addressFailed: (position) => t("POINTS.addressError", { position }),
      selected: (position) => t("MAP.selected", { position }),
      centre: (position) => t("MAP.centre", { position }),
      spread: (count) => t("MAP.spread", { count }),
    }),
    [t],
  );
}
