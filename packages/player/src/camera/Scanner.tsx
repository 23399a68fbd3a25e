import { CodeScanner, type CodeScannerLabels } from "@panel/ui/code-scanner";
import { useEffect, useMemo, useRef, useState } from "react";
import { LEVELS, useBack } from "../back-layers.ts";
import "../parts.css";
import { IconButton } from "../Screen.tsx";
import { useWords } from "../words.ts";

interface ScannerProps {
  /** Takes what a code says. @returns why it is not the right one; undefined where it is, and the camera closes */
  onRead: (text: string) => string | undefined;
  onClose: () => void;
}

/** The camera over the screen, until it has read a code. Where there is none, it says what to do instead. */
export default function Scanner({ onRead, onClose }: ScannerProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  useBack(LEVELS.dialog, () => dialog.current?.close());
  const labels = useMemo((): CodeScannerLabels => {
    const failed = t("cameraMissing");
    return {
      camera: t("scan"),
      starting: t("wait"),
      aim: t("scanHint"),
      retry: t("retry"),
      problems: {
        denied: t("noCamera"),
        missing: t("noCamera"),
        busy: t("noCamera"),
        failed: t("noCamera"),
      },
      remedies: { denied: t("cameraDenied"), missing: failed, busy: failed, failed },
    };
  }, [t]);
  const read = (text: string) => {
    const wrong = onRead(text);
    setSaid(wrong);
    if (wrong === undefined) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t("scan")}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-surface text-ink backdrop:bg-overlay"
    >
      <div className="grid h-full grid-rows-[auto_1fr]">
        <header className="flex min-h-14 items-center gap-1 border-b border-line ps-1">
          <IconButton name="back" label={t("close")} onClick={() => dialog.current?.close()} />
          <h2 className="text-reading font-semibold">{t("scan")}</h2>
        </header>
        <div className="grid min-h-0 content-start gap-3 overflow-y-auto p-4">
          <CodeScanner labels={labels} onRead={read} />
          <p role="status" className="text-reading text-danger empty:hidden">
            {said}
          </p>
        </div>
      </div>
    </dialog>
  );
}
