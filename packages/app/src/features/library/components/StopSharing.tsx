import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { assetsInVersions } from "../../../shared/assets/queries.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";

interface StopSharingProps {
  ids: readonly number[];
  onStop(ids: readonly number[]): Promise<void>;
  onClose(): void;
}

/** Says who uses several assets before they are not shared any more. */
export function StopSharing({ ids, onStop, onClose }: StopSharingProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const uses = useQuery(assetsInVersions(ids));
  const ofOthers = uses.data?.ofOthers ?? 0;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const stop = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await onStop(ids);
    } catch (error) {
      setFailure(errorText(error));
      setPending(false);
      return;
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={t("SHARE.stopManyTitle", { count: ids.length })}
      description={[
        t("SHARE.stopManyText", { count: ids.length }),
        ...(ofOthers > 0 ? [t("SHARE.ofOthersMany", { count: ofOthers })] : []),
        ...(uses.error ? [t("ASSET.usesError")] : []),
      ].join(" ")}
      confirmLabel={t("SHARE.stop")}
      // Nobody confirms before it is told who uses them.
      pending={pending || uses.isFetching}
      error={failure}
      onConfirm={() => void stop()}
      onClose={onClose}
    />
  );
}
