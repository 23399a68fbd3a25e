import { shownArea, type PictureArea, type PictureShape } from "@panel/domain/picture-shapes";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { IconButton } from "@panel/ui/icon-button";
import { useZoom } from "@panel/ui/image-preview";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { Minus, Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useObjectUrl } from "../upload/use-object-url.ts";

interface CropDialogProps {
  file: File;
  /** The shape that is wanted, or proposed. */
  shape: PictureShape;
  onCrop(area: PictureArea): void;
  onClose(): void;
}

const FRAMES: Readonly<Record<PictureShape, string>> = {
  wide: "aspect-video w-full",
  square: "aspect-square w-full max-w-80",
};

/** Dialog in which the part of a picture is chosen that is kept: what matters is moved into the frame. */
export function CropDialog(props: CropDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open title={t("CROP.title")} description={t("CROP.text")} onClose={props.onClose}>
      <Cropper {...props} />
    </Dialog>
  );
}

function Cropper({ file, shape: wanted, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const help = useId();
  const [shape, setShape] = useState(wanted);
  const frame = useRef<HTMLDivElement>(null);
  const src = useObjectUrl(file);
  const [picture, setPicture] = useState({ width: 0, height: 0 });
  const zoom = useZoom(frame, picture, true);
  return (
    <div className="grid gap-4">
      <SegmentedControl
        className="w-fit max-w-full"
        label={t("CROP.shape")}
        value={shape}
        onValueChange={(next) => {
          setShape(next as PictureShape);
          zoom.fit();
        }}
        options={[
          { value: "wide", label: t("CROP.wide") },
          { value: "square", label: t("CROP.square") },
        ]}
      />
      <div
        ref={frame}
        role="group"
        aria-label={t("CROP.area")}
        aria-describedby={help}
        // Its description names its keys.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...zoom.handlers}
        // A double press zooms out to the whole picture, which is no crop.
        onDoubleClick={undefined}
        className={`relative mx-auto cursor-grab [touch-action:none] overflow-hidden rounded-card border border-line bg-sunken active:cursor-grabbing ${FRAMES[shape]}`}
      >
        {src && (
          <img
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
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={help} className="min-w-0 flex-1 text-caption text-ink-muted">
          {t("CROP.keys")}
        </p>
        <div className="flex gap-1">
          <IconButton label={t("MEDIA.zoomOut")} onClick={zoom.zoomOut}>
            <Minus aria-hidden />
          </IconButton>
          <IconButton label={t("MEDIA.zoomIn")} onClick={zoom.zoomIn}>
            <Plus aria-hidden />
          </IconButton>
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
        <Button
          variant="primary"
          disabled={!zoom.ready}
          onClick={() => onCrop(shownArea(picture, zoom, zoom.frame.width, shape))}
        >
          {t("CROP.use")}
        </Button>
      </div>
    </div>
  );
}
