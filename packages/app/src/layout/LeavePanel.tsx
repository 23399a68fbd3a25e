import { useEffect } from "react";
import { queryClient } from "../shared/query-client.ts";
import { changePanelEntry } from "./panel-entry.ts";

/** At an address that is not the panel's: nothing that was read stays for whoever signs in next. */
export function LeavePanel() {
  useEffect(() => {
    changePanelEntry({ status: "outside" });
    queryClient.clear();
  }, []);
  return null;
}
