import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { type NavigateOptions, useLocation, useSearchParams } from "react-router-dom";

/** The query of the address, as a screen holds it. */
export interface AddressQuery {
  params: URLSearchParams;
  /** Takes over what `next` makes of the query; the entry in the history is replaced by default. */
  change(next: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions): void;
}

/**
 * The query of the address as state of this screen. A change is there at once and the address follows:
 * the router hands addresses on in a transition, so that a field which showed the address itself
 * would show the text of before and lose what is typed meanwhile. An address that something else has
 * changed, such as Back or a link, is taken over. One for each screen, since two would not hear of each other.
 */
export function useAddressQuery(): AddressQuery {
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const [params, setParams] = useState(address);
  // Two changes in one go, as when everything is cleared: the second builds upon the first.
  const latest = useRef(params);

  useLayoutEffect(() => {
    // The router may be behind the browser, whose address is the last one that anybody has set.
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
