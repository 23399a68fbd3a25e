import { dateLocale } from "@panel/domain/languages";
import type { TryMedia } from "@panel/domain/play/tryout";
import type { Point } from "@panel/domain/experience/point";
import { ModelViewer } from "@panel/ui/model-viewer";
import { useMemo } from "react";
import "../parts.css";
import { useWords } from "../words.ts";
import { modelLabels } from "./model-labels.ts";

interface ModelProps {
  file: TryMedia;
  label: string;
  animation: Point["model"]["animation"];
  /** Name of the animation that plays; empty is the first. */
  clip: string;
}

const ANIMATE = { waiting: "onTap", automatic: "automatic", none: "never" } as const;

/** The 3D model of a point at its size, in the viewer of the library, from which it can be seen at the place itself. */
export default function Model({ file, label, animation, clip }: ModelProps) {
  const words = useWords();
  const labels = useMemo(() => modelLabels(words), [words]);
  const plays = animation === "none" ? undefined : clip;
  const usdz = file.usdz?.find((made) => made.clip === plays)?.url;
  const space = useMemo(() => ({ usdz, onlyWhereAvailable: true }), [usdz]);
  return (
    <ModelViewer
      locale={dateLocale(words.language)}
      labels={labels}
      label={label}
      source={file.url}
      height="20rem"
      turnsOnce
      scale={file.scale ?? 1}
      animate={ANIMATE[animation]}
      defaultAnimation={clip}
      space={space}
    />
  );
}
