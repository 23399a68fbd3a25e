import { dateLocale } from "@panel/domain/languages";
import { ModelViewer } from "@panel/ui/model-viewer";
import { useMemo } from "react";
import "../parts.css";
import { useWords } from "../words.ts";
import { modelLabels } from "./model-labels.ts";

interface ModelProps {
  url: string;
  label: string;
  /** Undefined where the model does not move. */
  clip: string | undefined;
}

/** The 3D model of a point, in the viewer of the library. */
export default function Model({ url, label, clip }: ModelProps) {
  const words = useWords();
  const labels = useMemo(() => modelLabels(words), [words]);
  return (
    <ModelViewer
      locale={dateLocale(words.language)}
      labels={labels}
      label={label}
      source={url}
      height="20rem"
      autoPlay={clip !== undefined}
      {...(clip ? { defaultAnimation: clip } : {})}
    />
  );
}
