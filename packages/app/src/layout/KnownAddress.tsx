import { Outlet, useLocation } from "react-router-dom";
import { LeavePanel } from "./LeavePanel.tsx";
import { isPanelAddress } from "./public-address.ts";

/**
 * Shows the panel at its own addresses only. The public screens call the same function before they switch to
 * the panel: if the two disagreed, each would redirect to the other without end and the page would stay
 * blank. The router's own matching accepts more, such as other cases and encoded letters.
 */
export function KnownAddress() {
  return isPanelAddress(useLocation().pathname) ? <Outlet /> : <LeavePanel />;
}
