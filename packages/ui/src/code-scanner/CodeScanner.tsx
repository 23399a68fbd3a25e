import { ScanLine } from "lucide-react";
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { useLabels } from "../labels/labels-context.ts";
import { cn } from "../style/cn.ts";
import { cameraFailure, openCamera } from "./camera.ts";
import { codeReader } from "./code-reader.ts";
import { type CameraFailure, type CodeScannerLabels, englishCodeScannerLabels } from "./labels.ts";

export interface CodeScannerProps extends Omit<ComponentProps<"div">, "children"> {
  /** Called with what a QR code says. The same code is told again once it was out of sight. */
  onRead: (text: string) => void;
  /** Called where there is no picture of a camera, and why. */
  onFailure?: (failure: CameraFailure) => void;
  labels?: Partial<CodeScannerLabels>;
}

/** Time between two pictures that are read, in ms. */
const PAUSE = 120;
/** Pictures without it after which a code counts as out of sight. */
const OUT_OF_SIGHT = 8;

/** Reads QR codes with the camera of the device, from when it is shown until it is gone. */
export function CodeScanner({
  onRead,
  onFailure,
  labels: given,
  className,
  ...props
}: CodeScannerProps) {
  const labels = useLabels("codeScanner", englishCodeScannerLabels, given);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"starting" | "running" | CameraFailure>("starting");
  const [attempt, setAttempt] = useState(0);
  const tell = useEffectEvent((text: string) => onRead(text));
  const fail = useEffectEvent((failure: CameraFailure) => {
    setState(failure);
    onFailure?.(failure);
  });

  useEffect(() => {
    const shown = video.current;
    if (!shown) return undefined;
    const gone = new AbortController();
    scan(shown, gone.signal, { onRunning: () => setState("running"), onRead: tell }).catch(
      (error: unknown) => {
        if (gone.signal.aborted) return;
        gone.abort();
        fail(cameraFailure(error));
      },
    );
    return () => gone.abort();
  }, [attempt]);

  const isFailed = state !== "starting" && state !== "running";
  return (
    <div
      {...props}
      className={cn(
        "relative grid aspect-4/3 max-h-[70dvh] w-full place-items-center overflow-hidden rounded-card border border-line bg-sunken",
        className,
      )}
    >
      {/* What a camera sees has no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        aria-label={labels.camera}
        playsInline
        className={cn("absolute inset-0 size-full object-cover", isFailed && "hidden")}
      />
      {isFailed ? (
        <div role="alert" className="relative grid justify-items-center gap-2 p-4 text-center">
          <p className="text-reading font-semibold text-ink">{labels.problems[state]}</p>
          <p className="text-body text-ink-muted">{labels.remedies[state]}</p>
          <Button
            size="sm"
            className="mt-1"
            onClick={() => {
              setState("starting");
              setAttempt(attempt + 1);
            }}
          >
            {labels.retry}
          </Button>
        </div>
      ) : (
        <>
          {state === "running" && (
            <ScanLine
              aria-hidden
              strokeWidth={1}
              className="relative size-40 text-lime drop-shadow-md"
            />
          )}
          <p
            role="status"
            className="absolute bottom-3 max-w-[90%] rounded-full border border-line bg-surface px-3 py-1 text-center text-body text-ink"
          >
            {state === "starting" ? labels.starting : labels.aim}
          </p>
        </>
      )}
    </div>
  );
}

interface Heard {
  onRunning(): void;
  onRead(text: string): void;
}

/** Shows the camera and reads its pictures until the signal; ends at what goes wrong. */
async function scan(video: HTMLVideoElement, signal: AbortSignal, heard: Heard): Promise<void> {
  const [stream, read] = await Promise.all([openCamera(signal), codeReader(signal)]);
  // Not in the markup, where React writes it otherwise than a server.
  video.muted = true;
  video.srcObject = stream;
  await video.play();
  signal.throwIfAborted();
  heard.onRunning();
  let last: string | undefined;
  let without = 0;
  while (!signal.aborted) {
    const text = await read(video);
    if (signal.aborted) return;
    if (text === undefined) {
      without += 1;
      if (without >= OUT_OF_SIGHT) last = undefined;
    } else {
      without = 0;
      if (text !== "" && text !== last) heard.onRead(text);
      last = text;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
