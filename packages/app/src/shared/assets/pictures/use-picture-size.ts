import { useEffect, useState } from "react";

/** Width and height of a picture in pixels, once they are known. */
export function usePictureSize(file: File | undefined) {
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
