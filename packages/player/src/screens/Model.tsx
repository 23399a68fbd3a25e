import { ModelViewer } from "@panel/ui/model-viewer";
import "../parts.css";

interface ModelProps {
  url: string;
  label: string;
  /** Undefined where the model does not move. */
  clip: string | undefined;
}

/** The 3D model of a point, in the viewer of the library. */
export default function Model({ url, label, clip }: ModelProps) {
  return (
    <ModelViewer
      label={label}
      source={url}
      height="20rem"
      autoPlay={clip !== undefined}
      {...(clip ? { defaultAnimation: clip } : {})}
    />
  );
}
