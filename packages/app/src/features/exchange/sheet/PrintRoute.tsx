import type { GymkhanaRecord } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { playPath, printedAddress } from "@panel/domain/visits/address";
import { useQuery } from "@tanstack/react-query";
import { Download, Printer } from "lucide-react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { publication } from "../../../route/queries.ts";
import { qrCode } from "../../../shared/qr-code.ts";
import { saveFile } from "../../../shared/save-file.ts";
import { fileName } from "../../../shared/file-name.ts";
import { Sheet } from "./Sheet.tsx";
import "../../../shared/printed.css";
import "./sheet.css";

interface PrintRouteProps {
  record: GymkhanaRecord;
  onClose: () => void;
}

/** Shows the sheet of a route, to print, and saves the QR code of its access code. */
export function PrintRoute({ record, onClose }: PrintRouteProps) {
  const { t } = useTranslation();
  const { data } = useQuery(publication(record.id));
  // Printed codes last: they are addresses as soon as somebody wants the route to be played in a browser.
  const isOnWeb = Boolean(data && (data.published || data.settings.openOnWeb));
  const access = isOnWeb ? printedAddress(location.origin, playPath(record.code)) : record.code;
  return (
    <Dialog
      open
      size="lg"
      title={t("SHEET.title", { name: record.GymName })}
      description={t("SHEET.text")}
      onClose={onClose}
      footer={
        <>
          <Button
            icon={<Download className="size-4" />}
            onClick={() =>
              saveFile(`qr-${fileName(record.GymName)}.svg`, qrCode(access), "image/svg+xml")
            }
          >
            {t("SHEET.saveQr")}
          </Button>
          <Button
            variant="primary"
            icon={<Printer className="size-4" />}
            onClick={() => window.print()}
          >
            {t("SHEET.print")}
          </Button>
        </>
      }
    >
      <div className="print-sheet rounded-card border border-line p-4">
        <Sheet record={record} access={access} isOnWeb={isOnWeb} />
      </div>
      {createPortal(
        <div className="print-sheet" aria-hidden="true">
          <Sheet record={record} access={access} isOnWeb={isOnWeb} />
        </div>,
        document.body,
      )}
    </Dialog>
  );
}
