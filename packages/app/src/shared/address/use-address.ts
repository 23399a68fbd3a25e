import { shownPosition, type Position } from "@panel/domain/map-point";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lookUpAddress, NO_ADDRESS, type Address } from "./look-up.ts";

/**
 * Looks up the address of a place just chosen; a later choice gives the earlier look-up up.
 * @param onAddress gets the address, or a text with the coordinates where there is none
 */
export function useAddress(onAddress: (address: Address) => void) {
  const { t, i18n } = useTranslation();
  const [searching, setSearching] = useState(false);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const lookUp = async (position: Position) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setSearching(true);
    const shown = { position: shownPosition(position) };
    let address: Address;
    try {
      address = (await lookUpAddress(position, i18n.language, mine.signal)) ?? {
        ...NO_ADDRESS,
        location: t("POINTS.addressUnavailable", shown),
      };
    } catch {
      address = { ...NO_ADDRESS, location: t("POINTS.addressError", shown) };
    }
    if (mine.signal.aborted) return;
    setSearching(false);
    onAddress(address);
  };

  return { searching, lookUp };
}
