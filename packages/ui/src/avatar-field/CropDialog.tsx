import { Minus, Plus } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { FieldError } from "../field/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useZoom } from "../image-preview/use-zoom.ts";
import { useUiLabels } from "../labels/index.ts";
import { croppedFile, squareOf } from "./cropping.ts";
import type { AvatarFieldLabels } from "./labels.ts";

interface CropDialogProps {
  /** The picture to crop; null closes the dialog. */
  file: File | null;
  maxBytes: number;
  labels: AvatarFieldLabels;
  onCrop: (file: File) => void;
  onClose: () => void;
}

/** Asks which square of a picture to cut out. */
export function CropDialog({ file, onClose, ...props }: CropDialogProps) {
  return (
    <Dialog
      open={file !== null}
      size="sm"
      title={props.labels.cropTitle}
      description={props.labels.cropHelp}
      onClose={onClose}
    >
      {file && <Cropper {...props} file={file} onClose={onClose} />}
    </Dialog>
  );
}

interface CropperProps extends CropDialogProps {
  file: File;
}

function Cropper({ file, maxBytes, labels, onCrop, onClose }: CropperProps) {
  const { cancel } = useUiLabels();
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [src, setSrc] = useState("");
  const [picture, setPicture] = useState({ width: 0, height: 0 });
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState("");
  const zoom = useZoom(frame, picture, true);
  const least = picture.width > 0 ? zoom.frame.width / Math.min(picture.width, picture.height) : 1;
  const most = Math.max(8, least * 2);

  // False once the dialog has been cancelled: nothing is reported then.
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  useEffect(() => {
    const url = URL.createObjectURL(file);
    // eslint-disable-next-line react/set-state-in-effect -- The address exists only outside of React.
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const crop = async () => {
    if (!image.current) return;
    setWorking(true);
    try {
      const square = squareOf(picture, zoom, zoom.frame.width);
      const cropped = await croppedFile(image.current, square, file.name, maxBytes);
      if (here.current) onCrop(cropped);
    } catch {
      setProblem(labels.cropFailed);
    } finally {
      setWorking(false);
    }
  };

  return (
    <div className="grid gap-4">
      <div
        ref={frame}
        role="group"
        aria-label={labels.cropArea}
        aria-describedby={helpId}
        // Its description names its keys.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={picture.width > 0 ? 0 : undefined}
        {...zoom.handlers}
        // A double press zooms out to the whole picture, which is no crop.
        onDoubleClick={undefined}
        className="relative mx-auto aspect-square w-full max-w-72 cursor-grab [touch-action:none] overflow-hidden rounded-card border border-line bg-sunken active:cursor-grabbing"
      >
        {src && (
          <img
            ref={image}
            src={src}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setPicture({ width: naturalWidth, height: naturalHeight })
            }
            style={{
              width: picture.width * zoom.scale,
              height: picture.height * zoom.scale,
              transform: `translate(calc(-50% + ${zoom.x}px), calc(-50% + ${zoom.y}px))`,
            }}
            className="absolute top-1/2 left-1/2 max-w-none select-none"
          />
        )}
        {/* The part outside of the avatar's circle. */}
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_100vmax_var(--color-overlay)]"
        />
      </div>
      <p id={helpId} className="sr-only">
        {labels.cropKeys}
      </p>
      <div className="mx-auto flex w-full max-w-72 items-center gap-1">
        <IconButton label={labels.zoomOut} onClick={zoom.zoomOut}>
          <Minus aria-hidden />
        </IconButton>
        <input
          type="range"
          aria-label={labels.zoom}
          aria-valuetext={`${Math.round((zoom.scale / least) * 100)} %`}
          min={Math.log(least)}
          max={Math.log(most)}
          step="any"
          value={Math.log(zoom.scale)}
          onChange={(event) => zoom.zoomTo(Math.exp(event.currentTarget.valueAsNumber))}
          className="h-6 min-w-0 flex-1 cursor-pointer accent-ink"
        />
        <IconButton label={labels.zoomIn} onClick={zoom.zoomIn}>
          <Plus aria-hidden />
        </IconButton>
      </div>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          variant="primary"
          loading={working}
          disabled={picture.width === 0}
          onClick={() => void crop()}
        >
          {labels.crop}
        </Button>
      </div>
    </div>
  );
}
