import { playPath, printedAddress } from "@panel/domain/visits/address";
import { Button } from "@panel/ui/button";
import { CopyButton } from "@panel/ui/copy-button";
import { linkStyle } from "@panel/ui/text-link";
import { useToast } from "@panel/ui/toast";
import { ChevronDown, Download, Flag, Printer, Share2, Store } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { fileUrl } from "../../shared/assets/file-url.ts";
import type { VersionContent } from "../../route/version-content.ts";
import { deskAddress, eventsAddress } from "../../shared/edit-target.ts";
import { fileName } from "../../shared/file-name.ts";
import { qrCode, qrImage, qrPicture } from "../../shared/qr-code.ts";
import { saveFile } from "../../shared/save-file.ts";
import { embedCard } from "./embed-card.ts";
import { PosterDialog } from "./poster/PosterDialog.tsx";

/** Side of the picture of a QR code, in pixels: sharp on a sheet of A4. */
const PNG_SIDE = 1200;

interface ShareRouteProps {
  code: string;
  experienceId: number;
  /** What visitors get. */
  content: VersionContent;
}

/** The address of a published route, its QR code, and what is made of both. */
export function ShareRoute({ code, experienceId, content }: ShareRouteProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [printing, setPrinting] = useState(false);
  const address = `${location.origin}${playPath(code)}`;
  const printed = printedAddress(location.origin, playPath(code));
  const { experience } = content.route;
  const name = experience.name.cas;
  const file = `qr-${fileName(name)}`;
  const text = t("PUBLISHING.sharedText", { name, address });
  const cover = content.assets.get(experience.image)?.Thumbnail;
  const card = embedCard({
    address,
    name,
    line: experience.city,
    call: t("PUBLISHING.embedCall"),
    cover: cover ? new URL(fileUrl(cover), location.href).href : "",
  });
  const canShare = typeof navigator.share === "function";
  return (
    <div className="grid min-w-0 gap-4">
      <img
        alt={t("PUBLISHING.qrLabel", { address })}
        src={qrImage(printed)}
        className="w-full max-w-56 rounded-field border border-line"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<Download className="size-4" />}
          onClick={() => saveFile(`${file}.svg`, qrCode(printed), "image/svg+xml")}
        >
          {t("PUBLISHING.saveSvg")}
        </Button>
        <Button
          size="sm"
          icon={<Download className="size-4" />}
          onClick={() => {
            qrPicture(printed, PNG_SIDE).then(
              (picture) => saveFile(`${file}.png`, picture),
              () => toast.show({ tone: "error", title: t("PUBLISHING.pngFailed") }),
            );
          }}
        >
          {t("PUBLISHING.savePng")}
        </Button>
      </div>
      <div className="grid gap-2">
        <p className="text-body wrap-anywhere">
          <a href={address} target="_blank" rel="noreferrer" className={linkStyle()}>
            {address.replace(/^https?:\/\//, "")}
          </a>
        </p>
        <div className="flex flex-wrap gap-2">
          <CopyButton size="sm" label={t("PUBLISHING.copyAddress")} text={address} />
          {canShare ? (
            <Button
              size="sm"
              icon={<Share2 className="size-4" />}
              // Refused where the reader closes what the system shows.
              onClick={() => void navigator.share({ title: name, text }).catch(() => undefined)}
            >
              {t("PUBLISHING.shareText")}
            </Button>
          ) : (
            <CopyButton size="sm" label={t("PUBLISHING.copyText")} text={text} />
          )}
        </div>
      </div>
      <div className="grid gap-2 border-t border-line pt-4">
        <Button
          className="justify-self-start"
          icon={<Printer className="size-4" />}
          onClick={() => setPrinting(true)}
        >
          {t("PUBLISHING.poster")}
        </Button>
        <Button asChild className="justify-self-start" icon={<Store className="size-4" />}>
          <Link to={deskAddress(experienceId)}>{t("PUBLISHING.toDesk")}</Link>
        </Button>
        <Button asChild className="justify-self-start" icon={<Flag className="size-4" />}>
          <Link to={eventsAddress(experienceId)}>{t("PUBLISHING.toEvents")}</Link>
        </Button>
      </div>
      <details className="group border-t border-line pt-3">
        <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 text-body font-medium">
          <ChevronDown aria-hidden className="size-4 -rotate-90 group-open:rotate-0" />
          {t("PUBLISHING.embed")}
        </summary>
        <div className="grid gap-3 pt-2">
          <p className="text-body text-ink-muted">{t("PUBLISHING.embedText")}</p>
          <pre className="max-h-40 overflow-y-auto rounded-field border border-line bg-sunken p-3 text-caption wrap-anywhere whitespace-pre-line text-ink">
            <code>{card}</code>
          </pre>
          <CopyButton
            size="sm"
            className="justify-self-start"
            label={t("PUBLISHING.copyEmbed")}
            text={card}
          />
        </div>
      </details>
      {printing && (
        <PosterDialog code={code} route={content.route} onClose={() => setPrinting(false)} />
      )}
    </div>
  );
}
