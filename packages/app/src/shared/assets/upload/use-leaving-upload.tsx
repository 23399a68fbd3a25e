import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { holdUnsaved } from "../../editing/unsaved.ts";

/** Asks for confirmation before the user leaves an upload that is still sending files, since leaving stops it. */
export function useLeavingUpload() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => (busy ? holdUnsaved({ discard: () => {}, sending: true }) : undefined), [busy]);
  return {
    onBusyChange(now: boolean) {
      setBusy(now);
      // If all files have arrived meanwhile, there is nothing to ask.
      if (!now) setLeave(undefined);
    },
    /** Leaves at once if no file is being sent. */
    ask: (then: () => void) => (busy ? setLeave(() => then) : then()),
    question: (
      <ConfirmDialog
        open={leave !== undefined}
        danger
        title={t("ASSET_UPLOAD.leaveTitle")}
        description={t("ASSET_UPLOAD.leaveText")}
        confirmLabel={t("ASSET_UPLOAD.leave")}
        onConfirm={() => {
          setLeave(undefined);
          // Leaving unmounts the upload, which can then no longer report that it is not busy.
          setBusy(false);
          leave?.();
        }}
        onClose={() => setLeave(undefined)}
      />
    ),
  };
}

/** Tells whether something is being sent, before it is painted: whoever sees it is asked before leaving. */
export function useTellBusy(busy: boolean, tell: ((busy: boolean) => void) | undefined): void {
  const tellNow = useEffectEvent((now: boolean) => tell?.(now));
  useLayoutEffect(() => tellNow(busy), [busy]);
}
