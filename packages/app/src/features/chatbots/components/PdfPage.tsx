import { Button } from "@panel/ui/button";
import { IconButton } from "@panel/ui/icon-button";
import { InlineMessage } from "@panel/ui/inline-message";
import { Spinner } from "@panel/ui/spinner";
import { Download, RotateCcw, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { openDownload } from "../../../shared/save-file.ts";
import { openPdf, type PdfDocument } from "../pdf-document.ts";

/** Of the width that there is. */
const ZOOMS = [1, 1.5, 2, 3] as const;

interface PdfPageProps {
  /** Of the PDF; it counts for ten minutes. */
  address: string | undefined;
  page: number;
}

/** A page of a PDF as it looks. Where it cannot be shown, the file can be downloaded. */
export function PdfPage({ address, page }: PdfPageProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [pdf, setPdf] = useState<PdfDocument>();
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [zoom, setZoom] = useState(0);
  const [tries, setTries] = useState(0);
  // An address is asked for anew now and then; the PDF is the same.
  const [opened, setOpened] = useState(address);
  if (opened === undefined && address !== undefined) setOpened(address);

  useEffect(() => {
    if (opened === undefined) return;
    const controller = new AbortController();
    let open: PdfDocument | undefined;
    openPdf(opened, controller.signal).then(
      (document) => {
        open = document;
        setPdf(document);
      },
      () => controller.signal.aborted || setState("failed"),
    );
    return () => {
      controller.abort();
      open?.close();
    };
  }, [opened, tries]);

  useEffect(() => {
    const drawn = canvas.current;
    if (!pdf || !drawn || !frame.current) return;
    const controller = new AbortController();
    const width = frame.current.clientWidth * (ZOOMS[zoom] ?? 1);
    pdf.draw(drawn, page, width, controller.signal).then(
      () => controller.signal.aborted || setState("shown"),
      () => controller.signal.aborted || setState("failed"),
    );
    return () => controller.abort();
  }, [pdf, page, zoom]);

  const retry = () => {
    setPdf(undefined);
    setState("loading");
    setOpened(address);
    setTries(tries + 1);
  };
  return (
    <div className="grid min-w-0 content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="pdf-page" className="text-body font-semibold text-ink">
          {t("CHATBOT_PAGES.pdf")}
        </h3>
        <div className="flex gap-1">
          <IconButton
            size="sm"
            label={t("CHATBOT_PAGES.zoomOut")}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          >
            <ZoomOut aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={t("CHATBOT_PAGES.zoomIn")}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            <ZoomIn aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={t("CHATBOT_PAGES.pdfOpen")}
            disabled={address === undefined}
            onClick={() => address !== undefined && openDownload(address)}
          >
            <Download aria-hidden />
          </IconButton>
        </div>
      </div>
      {state === "failed" && (
        <InlineMessage
          tone="warning"
          action={
            <Button size="sm" icon={<RotateCcw className="size-4" />} onClick={retry}>
              {t("GENERIC.retry")}
            </Button>
          }
        >
          {t("CHATBOT_PAGES.pdfError")}
        </InlineMessage>
      )}
      {state === "loading" && <Spinner size="md" label={t("CHATBOT_PAGES.pdfLoading")} />}
      <div
        ref={frame}
        role="region"
        aria-labelledby="pdf-page"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        className="max-h-[75dvh] overflow-auto rounded-card border border-line bg-sunken"
        hidden={state === "failed"}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={t("CHATBOT_PAGES.page", { page })}
          className="block h-auto max-w-none"
          style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%` }}
        />
      </div>
    </div>
  );
}
