import { Outlet, useLocation } from "react-router-dom";
import { LeavePanel } from "./LeavePanel.tsx";
import { isPanelAddress } from "./public-address.ts";

/**
 * Shows the panel at its own addresses only. The public screens ask the same function before they hand
 * over: were the two of different minds, an address would be handed to and fro with nothing on the
 * screen. The router alone would match more, such as other cases and encoded letters.
 */
export function KnownAddress() {
  return isPanelAddress(useLocation().pathname) ? <Outlet /> : <LeavePanel />;
}
