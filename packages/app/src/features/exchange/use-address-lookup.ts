import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { searchAddresses } from "../../shared/address/geocode.ts";
import { lookUpAddresses, unplacedAddresses } from "./look-up-addresses.ts";
import type { PointsImport } from "./use-points-import.ts";

/** Looks up the addresses of points without a place; what was found stays when it is stopped. */
export function useAddressLookup({ points, choices, keepFound }: PointsImport) {
  const { i18n } = useTranslation();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [hasFailed, setHasFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const found = choices?.found;
  const open = useMemo(() => unplacedAddresses(points, found), [points, found]);

  const start = async () => {
    const { signal } = (running.current = new AbortController());
    setHasFailed(false);
    try {
      await lookUpAddresses(open, {
        search: (address) => searchAddresses(address, i18n.language, signal),
        onFound: keepFound,
        onProgress: (done) => setProgress({ done, total: open.length }),
      });
    } catch {
      if (!signal.aborted) setHasFailed(true);
    } finally {
      setProgress(undefined);
    }
  };

  return {
    /** How many addresses have not been looked up. */
    open: open.length,
    /** How many were not found. */
    missing: [...(found?.values() ?? [])].filter((position) => position === null).length,
    /** Undefined while nothing is looked up. */
    progress,
    hasFailed,
    start,
    stop: () => running.current?.abort(),
  };
}
