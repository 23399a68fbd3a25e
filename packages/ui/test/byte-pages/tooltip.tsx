import { Tooltip } from "@panel/ui/tooltip";
import { show } from "./show.ts";

export function TooltipPage() {
  return (
    <Tooltip content="Kept on this device until you publish it">
      <button type="button">Save</button>
    </Tooltip>
  );
}

show(<TooltipPage />);
