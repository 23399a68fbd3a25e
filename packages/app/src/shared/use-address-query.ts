import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type NavigateOptions, useLocation, useSearchParams } from "react-router-dom";

import { rememberQuery } from "./last-address.ts";
import { useListScroll } from "./use-list-scroll.ts";

/** The query of the address as state of a screen. */
export interface AddressQuery {
  params: URLSearchParams;
  /** Sets the query to the result of `next`. Replaces the history entry by default. */
  change(next: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions): void;
}

/**
 * Keeps the query of the address as state of this screen. A change applies to the state at once and to the address later:
 * the router updates the address with low priority, so a field that showed the address itself
 * would show an old text and lose letters typed meanwhile. Changes of the address by something
 * else, such as Back or a link, are taken over. Keeps how far the list was scrolled as well. Use it once per screen: two instances do not see each other's changes.
 */
export function useAddressQuery(): AddressQuery {
  const [address, setAddress] = useSearchParams();
  const { key, pathname } = useLocation();
  const [params, setParams] = useState(address);
  // Two changes in a row, as when everything is cleared: the second one builds on the first.
  const latest = useRef(params);
  useListScroll();

  useEffect(() => rememberQuery(pathname, params.toString()), [pathname, params]);

  useLayoutEffect(() => {
    // The router may lag behind, so the browser's own address is read, which is always the latest.
    const current = new URLSearchParams(window.location.search);
    if (current.toString() === latest.current.toString()) return;
    latest.current = current;
    setParams(current);
  }, [key]);

  const change = useCallback<AddressQuery["change"]>(
    (next, options) => {
      const changed = next(new URLSearchParams(latest.current));
      latest.current = changed;
      setParams(changed);
      setAddress(changed, { replace: true, preventScrollReset: true, ...options });
    },
    [setAddress],
  );
  return { params, change };
}
