import { isOfShape, type PictureShape } from "@panel/domain/picture-shapes";
import { Button } from "@panel/ui/button";
import { useTranslation } from "react-i18next";
import { useEffect, useState } from "react";

/** Width and height of a picture in pixels, once they are known. */
function usePictureSize(file: File | undefined) {
  const [known, setKnown] = useState<{ file: File; width: number; height: number }>();
  useEffect(() => {
    if (!file) return undefined;
    let here = true;
    createImageBitmap(file).then(
      (picture) => {
        const { width, height } = picture;
        picture.close();
        if (here) setKnown({ file, width, height });
      },
      () => {
        // What cannot be read here, the server judges.
      },
    );
    return () => {
      here = false;
    };
  }, [file]);
  return known && known.file === file ? known : undefined;
}

export interface CropActions {
  /** The shape that its place asks for, if any. */
  shape: PictureShape | undefined;
  onCrop(): void;
  /** Undefined for a picture that was not cropped. */
  onUndo: (() => void) | undefined;
}

/** Offers to crop a picture that has not the shape that its place asks for, and to undo that. */
export function CropOffer({ file, shape, onCrop, onUndo }: CropActions & { file: File }) {
  const { t } = useTranslation();
  const size = usePictureSize(shape && !onUndo ? file : undefined);
  const asks = shape && size && !isOfShape(size, shape);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 text-caption text-ink empty:hidden">
      {asks && (
        <>
          <p className="min-w-0">
            {t(`CROP.notOfShape.${shape}`, { size: `${size.width} × ${size.height}` })}
          </p>
          <Button size="sm" onClick={onCrop}>
            {t(`CROP.offer.${shape}`)}
          </Button>
        </>
      )}
      {onUndo && (
        <Button size="sm" variant="quiet" onClick={onUndo}>
          {t("CROP.undo")}
        </Button>
      )}
    </div>
  );
}
