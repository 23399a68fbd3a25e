import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Dialog } from "@panel/ui/dialog";
import { useTranslation } from "react-i18next";
import { useBlocker, type Location } from "react-router-dom";
import { handedOver } from "../edit-target.ts";
import { discardUnsaved, hasUnsaved, hasUnsavedFile, isSendingAlone } from "./unsaved.ts";

/** Navigation state that marks a change of address which keeps the form open. */
export const KEEP_EDITING = { keepEditing: true } as const;

function keepsEditing(location: Location): boolean {
  return (location.state as { keepEditing?: boolean } | null)?.keepEditing === true;
}

/** Whether the navigation leaves a form: to another address, or to another record at the same address. */
function leaves(current: Location, next: Location): boolean {
  const record = handedOver(next.state);
  return (
    current.pathname !== next.pathname ||
    (record !== undefined && record !== handedOver(current.state))
  );
}

/** Asks for confirmation before a navigation leaves a form with unsaved changes. Mounted once, around all screens. */
export function UnsavedGuard() {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && leaves(currentLocation, nextLocation) && !keepsEditing(nextLocation),
  );
  if (blocker.state !== "blocked") return null;
  if (isSendingAlone()) {
    return (
      <ConfirmDialog
        open
        danger
        title={t("ASSET_UPLOAD.leaveTitle")}
        description={t("ASSET_UPLOAD.leaveText")}
        confirmLabel={t("ASSET_UPLOAD.leave")}
        onConfirm={() => blocker.proceed()}
        onClose={() => blocker.reset()}
      />
    );
  }
  const discard = () => {
    discardUnsaved();
    blocker.proceed();
  };
  return (
    <Dialog
      open
      // Wide enough for its three buttons in a line.
      className="max-w-xl"
      title={t("LEAVE.title")}
      description={t(hasUnsavedFile() ? "LEAVE.textWithFile" : "LEAVE.text")}
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button variant="quiet" onClick={discard}>
            {t("LEAVE.discard")}
          </Button>
          <Button onClick={() => blocker.proceed()}>{t("LEAVE.leave")}</Button>
          <Button variant="primary" onClick={() => blocker.reset()}>
            {t("LEAVE.stay")}
          </Button>
        </>
      }
    />
  );
}
