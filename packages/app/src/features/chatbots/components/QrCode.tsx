import { Button } from "@panel/ui/button";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { qrCode } from "../../../shared/qr-code.ts";
import { saveFile } from "../../../shared/save-file.ts";

interface QrCodeProps {
  /** The address that the code holds. */
  address: string;
  /** Name of the file, without its ending. */
  fileName: string;
}

/** A QR code of an address, black on white in both themes, and the button that saves it as SVG. */
export function QrCode({ address, fileName }: QrCodeProps) {
  const { t } = useTranslation();
  const svg = useMemo(() => qrCode(address), [address]);
  return (
    <div className="grid justify-items-start gap-3">
      <img
        alt={t("CHATBOT_EMBED.qrLabel", { address })}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        className="size-40 rounded-field border border-line"
      />
      <Button
        size="sm"
        icon={<Download className="size-4" />}
        onClick={() => saveFile(`${fileName}.svg`, svg, "image/svg+xml")}
      >
        {t("CHATBOT_EMBED.qrSave")}
      </Button>
    </div>
  );
}
