import type { GymkhanaRecord } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { Download, Printer } from "lucide-react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { qrCode } from "../../../shared/qr-code.ts";
import { saveFile } from "../../../shared/save-file.ts";
import { fileName } from "../file-name.ts";
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
              saveFile(`qr-${fileName(record.GymName)}.svg`, qrCode(record.code), "image/svg+xml")
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
        <Sheet record={record} />
      </div>
      {createPortal(
        <div className="print-sheet" aria-hidden="true">
          <Sheet record={record} />
        </div>,
        document.body,
      )}
    </Dialog>
  );
}
