import { useEffect, useEffectEvent, useRef, useState } from "react";
import { LEVELS, useBack } from "../back-layers.ts";
import { IconButton } from "../Screen.tsx";
import { useWords } from "../words.ts";
import { openReader } from "./frame-reader.ts";

interface ScannerProps {
  /** Takes what a code says. @returns why it is not the right one; undefined where it is, and the camera closes */
  onRead: (text: string) => string | undefined;
  onClose: () => void;
}

/** Between two looks at the picture (ms). */
const PAUSE = 150;

type State = "opening" | "open" | "cameraDenied" | "cameraMissing";

/** The camera over the screen, until it has read a code. Where there is none, it says what to do instead. */
export default function Scanner({ onRead, onClose }: ScannerProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>("opening");
  const [said, setSaid] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  useBack(LEVELS.dialog, () => dialog.current?.close());
  const read = useEffectEvent((text: string) => {
    const wrong = onRead(text);
    setSaid(wrong);
    if (wrong === undefined) dialog.current?.close();
    return wrong === undefined;
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const shown = video.current;
    const look = async () => {
      const stream = await openCamera();
      const close = () => stream.getTracks().forEach((track) => track.stop());
      signal.addEventListener("abort", close);
      if (signal.aborted || !shown) return close();
      const reader = await openReader();
      signal.addEventListener("abort", () => reader.stop());
      shown.srcObject = stream;
      await shown.play();
      setState("open");
      while (!signal.aborted) {
        const text = await reader.read(shown);
        if (!signal.aborted && text && read(text)) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    };
    look().catch((error: unknown) => {
      if (signal.aborted) return;
      const isDenied = error instanceof DOMException && error.name === "NotAllowedError";
      setState(isDenied ? "cameraDenied" : "cameraMissing");
    });
    return () => controller.abort();
  }, []);
  const isFailed = state === "cameraDenied" || state === "cameraMissing";
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
          <p role={isFailed ? "alert" : undefined} className="text-reading">
            {t(isFailed ? state : "scanHint")}
          </p>
          <p role="status" className="text-reading text-danger empty:hidden">
            {said}
          </p>
          {!isFailed && (
            <video
              ref={video}
              muted
              playsInline
              className="aspect-square max-h-[70dvh] w-full rounded-card bg-sunken object-cover"
            />
          )}
        </div>
      </div>
    </dialog>
  );
}

/** The camera at the back of a phone, else any. Rejects where there is none, or it is refused. */
async function openCamera(): Promise<MediaStream> {
  // Undefined on pages without TLS.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new Error("There is no camera");
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}
