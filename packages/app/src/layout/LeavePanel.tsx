import { useEffect } from "react";
import { queryClient } from "../shared/query-client.ts";
import { changePanelEntry } from "./panel-entry.ts";

/** At an address outside the panel: shows the public screens and clears the cache, since somebody else may sign in next. */
export function LeavePanel() {
  useEffect(() => {
    changePanelEntry({ status: "outside" });
    queryClient.clear();
  }, []);
  return null;
}
