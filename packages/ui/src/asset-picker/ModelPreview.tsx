import { lazy, type LazyExoticComponent, Suspense, useState } from "react";
import type { ModelViewer as Viewer, ModelViewerLabels } from "../model-viewer/index.ts";
import { ErrorState } from "../error-state/index.ts";
import { fetchOnline, PartBoundary, PartSkeleton } from "../style/first-load.tsx";
import type { AssetPickerLabels } from "./labels.ts";

type LazyViewer = LazyExoticComponent<typeof Viewer>;

const loadViewer = (): LazyViewer =>
  lazy(async () => ({
    default: (await fetchOnline(() => import("../model-viewer/index.ts"))).ModelViewer,
  }));

/** Shared, so that a second model is shown at once. Replaced after a failure, because React.lazy keeps a failed load. */
let viewer = loadViewer();

interface ModelPreviewProps {
  src: string;
  name: string;
  locale: string;
  labels: AssetPickerLabels;
  viewerLabels: Partial<ModelViewerLabels>;
}

/** The 3D preview of a model; its code is loaded when the first model is chosen. */
export function ModelPreview({ src, name, locale, labels, viewerLabels }: ModelPreviewProps) {
  const [attempt, setAttempt] = useState(0);
  const ModelViewer = viewer;
  const again = () => {
    viewer = loadViewer();
    setAttempt(attempt + 1);
  };
  return (
    <div className="h-72 overflow-hidden rounded-card">
      <PartBoundary
        key={attempt}
        fallback={<ErrorState title={labels.previewFailed} onRetry={again} />}
      >
        <Suspense fallback={<PartSkeleton label={labels.preview} />}>
          <ModelViewer
            label={name}
            source={src}
            height="18rem"
            locale={locale}
            labels={viewerLabels}
          />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
