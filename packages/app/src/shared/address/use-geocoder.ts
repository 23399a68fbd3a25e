import { shownPosition } from "@panel/domain/experience/position";
import type { MapSearch, ReverseGeocode } from "@panel/ui/map-picker";
import { useTranslation } from "react-i18next";
import { settings } from "../../settings.ts";
import { addressAt, NO_ADDRESS, searchAddresses, type Address } from "./geocode.ts";

/**
 * What a map picker asks the geocoder of this installation.
 * @param onAddress gets the address of a place just chosen, or a text with the coordinates where there is none
 */
export function useGeocoder(onAddress: (address: Address) => void) {
  const { t, i18n } = useTranslation();

  const onReverseGeocode: ReverseGeocode = async (position, signal) => {
    const shown = { position: shownPosition(position) };
    let address: Address;
    try {
      address = (await addressAt(position, i18n.language, signal)) ?? {
        ...NO_ADDRESS,
        location: t("POINTS.addressUnavailable", shown),
      };
    } catch {
      address = { ...NO_ADDRESS, location: t("POINTS.addressError", shown) };
    }
    if (!signal.aborted) onAddress(address);
    return address.location;
  };
  const onSearch: MapSearch | undefined = settings().geocoderUrl
    ? (query, signal) => searchAddresses(query, i18n.language, signal)
    : undefined;

  return { onReverseGeocode, onSearch };
}
