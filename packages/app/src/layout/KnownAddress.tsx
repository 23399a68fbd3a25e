import { Outlet, useLocation } from "react-router-dom";
import { isPanelAddress } from "./public-address.ts";
import { useEffect } from "react";
import { queryClient } from "../shared/query-client.ts";
import { changePanelEntry } from "./panel-entry.ts";

/** At an address outside the panel: shows the public screens and clears the cache, since somebody else may sign in next. */
function LeavePanel() {
  useEffect(() => {
    changePanelEntry({ status: "outside" });
    queryClient.clear();
  }, []);
  return null;
}

/**
 * Shows the panel at its own addresses only. The public screens call the same function before they switch to
 * the panel: if the two disagreed, each would redirect to the other without end and the page would stay
 * blank. The router's own matching accepts more, such as other cases and encoded letters.
 */
export function KnownAddress() {
  return isPanelAddress(useLocation().pathname) ? <Outlet /> : <LeavePanel />;
}
