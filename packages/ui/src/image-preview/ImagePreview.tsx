import { ImageOff, Maximize2, Minus, Plus, RotateCw, Scan } from "lucide-react";
import { type ComponentProps, useId, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { Dialog, type DialogOpenReason } from "../dialog/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Spinner } from "../spinner/index.ts";
import { cn } from "../style/cn.ts";
import { type OpeningProps, useOpen } from "../style/use-open.ts";
import { useZoom } from "./use-zoom.ts";
import { englishImagePreviewLabels, type ImagePreviewLabels } from "./labels.ts";
import type { Size } from "./zoom.ts";
import { useLabels } from "../labels/labels-context.ts";

/** Buttons over a picture fade more than others. */
const faded = "aria-disabled:not-aria-busy:opacity-40";

/** `open`, `defaultOpen` and `onOpenChange` are those of the full screen. */
export interface ImagePreviewProps
  extends Omit<ComponentProps<"div">, "children">, OpeningProps<DialogOpenReason> {
  src: string;
  /** Alternative text; also the name of the full-screen dialog. */
  alt: string;
  /** Address of a small picture, shown until the picture itself has come. */
  placeholder?: string | null | undefined;
  /** Adds a button that opens the picture in full screen. @default true */
  fullscreen?: boolean;
  labels?: Partial<ImagePreviewLabels>;
}

/** Checkerboard behind transparent parts; it keeps its size while the picture is zoomed. */
const chequer =
  "[background:repeating-conic-gradient(var(--color-sunken)_0_25%,var(--color-surface)_0_50%)_0_0/1rem_1rem]";

/** A picture that can be zoomed and moved with buttons, keys, wheel, drag or two fingers. */
export function ImagePreview({
  src,
  alt,
  placeholder,
  fullscreen = true,
  open,
  defaultOpen,
  onOpenChange,
  labels: given,
  className,
  ...props
}: ImagePreviewProps) {
  const labels = useLabels("imagePreview", englishImagePreviewLabels, given);
  const [full, turn] = useOpen<DialogOpenReason>({ open, defaultOpen, onOpenChange });
  return (
    <div {...props} className={cn("flex h-72 min-h-0 min-w-0 flex-col", className)}>
      <Viewer
        // The key resets the zoom for another picture.
        key={src}
        src={src}
        alt={alt}
        placeholder={placeholder}
        labels={labels}
        onFullscreen={fullscreen ? () => turn(true, "trigger") : undefined}
      />
      {fullscreen && (
        <Dialog open={full} size="full" title={alt} onClose={(reason) => turn(false, reason)}>
          <div className="flex h-full min-h-60 flex-col">
            <Viewer src={src} alt={alt} placeholder={placeholder} labels={labels} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface ViewerProps {
  src: string;
  alt: string;
  placeholder: string | null | undefined;
  labels: ImagePreviewLabels;
  onFullscreen?: () => void;
}

function Viewer({ src, alt, placeholder, labels, onFullscreen }: ViewerProps) {
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const [picture, setPicture] = useState<Size>({ width: 0, height: 0 });
  const zoom = useZoom(frame, picture);
  const off = state !== "ready";

  return (
    <>
      <div
        ref={frame}
        // Its description names its keys.
        role="group"
        aria-label={alt}
        aria-describedby={helpId}
        aria-busy={state === "loading" || undefined}
        tabIndex={off ? -1 : 0}
        {...(off ? {} : zoom.handlers)}
        className={cn(
          "relative min-h-0 flex-1 overflow-hidden rounded-t-card border border-line bg-sunken -outline-offset-2!",
          // One finger moves a picture larger than its frame and otherwise scrolls the page; two fingers zoom.
          zoom.larger
            ? "cursor-grab [touch-action:none] active:cursor-grabbing"
            : "[touch-action:pan-x_pan-y]",
        )}
      >
        {state !== "failed" && (
          <img
            key={attempt}
            src={src}
            alt={alt}
            draggable={false}
            onLoad={({ currentTarget: image }) => {
              // A drawing (SVG) may have no size of its own.
              setPicture({ width: image.naturalWidth || 300, height: image.naturalHeight || 150 });
              setState("ready");
            }}
            onError={() => setState("failed")}
            style={{
              width: picture.width * zoom.scale,
              height: picture.height * zoom.scale,
              transform: `translate(calc(-50% + ${zoom.x}px), calc(-50% + ${zoom.y}px))`,
            }}
            className={cn(
              "absolute top-1/2 left-1/2 max-w-none select-none",
              chequer,
              !zoom.ready && "invisible",
            )}
          />
        )}
        {state === "loading" && (
          <div className="relative flex size-full items-center justify-center text-ink-muted">
            {placeholder && (
              <img src={placeholder} alt="" className="absolute inset-0 size-full object-contain" />
            )}
            <span className={placeholder ? "absolute start-2 bottom-2" : undefined}>
              <Spinner size={placeholder ? "sm" : "md"} label={labels.loading} />
            </span>
          </div>
        )}
        {state === "failed" && (
          <div
            role="alert"
            className="flex size-full flex-col items-center justify-center gap-3 p-4 text-center text-ink-muted"
          >
            <ImageOff aria-hidden className="size-6" />
            <p>{labels.failed}</p>
            <Button
              size="sm"
              icon={<RotateCw aria-hidden />}
              onClick={() => {
                // The button is removed with its message, so the focus moves to the frame.
                frame.current?.focus();
                setState("loading");
                setAttempt(attempt + 1);
              }}
            >
              {labels.retry}
            </Button>
          </div>
        )}
      </div>
      <p id={helpId} className="sr-only">
        {labels.help}
      </p>
      <div className="flex shrink-0 flex-wrap items-center gap-1 rounded-b-card border border-t-0 border-line bg-surface p-1">
        <IconButton
          label={labels.zoomOut}
          aria-disabled={off || zoom.fits || undefined}
          className={faded}
          onClick={zoom.zoomOut}
        >
          <Minus aria-hidden />
        </IconButton>
        <span
          role="status"
          className="min-w-12 text-center text-caption text-ink-muted tabular-nums"
        >
          {off ? "" : labels.scale(Math.round(zoom.scale * 100))}
        </span>
        <IconButton
          label={labels.zoomIn}
          aria-disabled={off || undefined}
          className={faded}
          onClick={zoom.zoomIn}
        >
          <Plus aria-hidden />
        </IconButton>
        <IconButton
          label={labels.fit}
          title={labels.fit}
          aria-pressed={zoom.fits}
          disabled={off}
          onClick={zoom.fit}
          className="aria-pressed:bg-ink/8 forced-colors:aria-pressed:outline-2"
        >
          <Scan aria-hidden />
        </IconButton>
        <IconButton
          label={labels.actualSize}
          title={labels.actualSize}
          aria-pressed={!off && zoom.scale === 1}
          disabled={off}
          onClick={zoom.actual}
          className="aria-pressed:bg-ink/8 forced-colors:aria-pressed:outline-2"
        >
          {/* An icon, so that it is not read out as a word. */}
          <span aria-hidden className="text-caption font-semibold before:content-['1:1']" />
        </IconButton>
        {onFullscreen && (
          <IconButton
            label={labels.fullscreen}
            title={labels.fullscreen}
            disabled={state === "failed"}
            onClick={onFullscreen}
            className="ms-auto"
          >
            <Maximize2 aria-hidden />
          </IconButton>
        )}
      </div>
    </>
  );
}
