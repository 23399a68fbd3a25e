import { InlineMessage } from "@panel/ui/inline-message";
import { useSyncExternalStore } from "react";
import { lastSessionEnd } from "../../../session/session-end.ts";
import { useSessionEndText } from "../../../shared/use-session-end-text.ts";

const never = () => () => undefined;

/** Says on the sign-in why the last session on this device is over. */
export function SessionEndNotice() {
  // The page is served without it, as nobody knows there who will read it.
  const end = useSyncExternalStore(never, lastSessionEnd, () => undefined);
  const said = useSessionEndText(end);
  return (
    said && (
      <InlineMessage tone="info" className="-mt-2 mb-6">
        {said.text}
      </InlineMessage>
    )
  );
}
