import { shownPosition } from "@panel/domain/experience/position";
import type { MapSearch, ReverseGeocode } from "@panel/ui/map-picker";
import { useTranslation } from "react-i18next";
import { settings } from "../../settings.ts";
import { addressAt, NO_ADDRESS, searchAddresses, type Address } from "./geocode.ts";

/**
 * The geocoder callbacks of a map picker.
 * @param onAddress called with the address of the chosen place, or with a text of its coordinates if it has no address
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
