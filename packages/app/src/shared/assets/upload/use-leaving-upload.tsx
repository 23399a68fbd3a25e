import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { holdUnsaved } from "../../editing/unsaved.ts";

/** Asks before an upload is left whose files are on their way: leaving stops them. */
export function useLeavingUpload() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => (busy ? holdUnsaved({ discard: () => {}, sending: true }) : undefined), [busy]);
  return {
    onBusyChange(now: boolean) {
      setBusy(now);
      // What has arrived meanwhile is nothing to ask about.
      if (!now) setLeave(undefined);
    },
    /** Leaves at once where nothing is on its way. */
    ask: (then: () => void) => (busy ? setLeave(() => then) : then()),
    question: (
      <ConfirmDialog
        open={leave !== undefined}
        destructive
        title={t("ASSET_UPLOAD.leaveTitle")}
        description={t("ASSET_UPLOAD.leaveText")}
        confirmLabel={t("ASSET_UPLOAD.leave")}
        onConfirm={() => {
          setLeave(undefined);
          // Whoever is gone tells of nothing any more.
          setBusy(false);
          leave?.();
        }}
        onClose={() => setLeave(undefined)}
      />
    ),
  };
}
