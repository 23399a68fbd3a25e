import { Box } from "lucide-react";
import { Button } from "../button/index.ts";
import { EmptyState } from "../empty-state/index.ts";
import { ErrorState } from "../error-state/index.ts";
import { Progress } from "../progress/index.ts";
import { cn } from "../style/cn.ts";
import type { Phase } from "./use-model.ts";
import type { ViewerTexts } from "./labels.ts";
import { lengthText } from "./length-text.ts";
import type { ModelInfo } from "@panel/models/types";

/** "1.20 m wide, 2.05 m high, 0.80 m deep", with a note when the unit was assumed. */
function sizeInWords(
  { size, unitKnown }: Pick<ModelInfo, "size" | "unitKnown">,
  scale: number,
  labels: Pick<ViewerTexts, "size" | "sizeAssumed">,
  locale: string,
): string {
  const [width, height, depth] = size.map((metres) => lengthText(metres * scale, locale));
  const text = labels.size(width ?? "", height ?? "", depth ?? "");
  return unitKnown ? text : `${text} (${labels.sizeAssumed})`;
}

interface ModelOverlayProps {
  phase: Phase;
  scale: number;
  poster: string | null | undefined;
  labels: ViewerTexts;
  locale: string;
  onCancel: () => void;
  onRetry: () => void;
}

const cover = "absolute inset-0 overflow-auto bg-surface flex";

/** Covers the stage with progress or a problem until the model is shown; then shows the model's size in words. */
export function ModelOverlay({
  phase,
  scale,
  poster,
  labels,
  locale,
  onCancel,
  onRetry,
}: ModelOverlayProps) {
  switch (phase.name) {
    case "loading":
      return (
        <div className={cover}>
          {poster && (
            <img src={poster} alt="" className="absolute inset-0 size-full object-contain" />
          )}
          <div
            className={cn(
              "relative mx-auto grid w-64 max-w-full justify-items-center gap-4 p-4",
              poster ? "mt-auto mb-2 rounded-card bg-surface/90" : "my-auto",
            )}
          >
            <Progress
              label={phase.share === null ? labels.reading : labels.loading}
              value={phase.share}
              max={1}
              showValue
              className="w-full"
            />
            <Button size="sm" onClick={onCancel}>
              {labels.cancel}
            </Button>
          </div>
        </div>
      );
    case "cancelled":
      return (
        <div className={cover}>
          <EmptyState
            icon={<Box aria-hidden />}
            title={labels.cancelled}
            level={3}
            className="m-auto py-4"
            action={<Button onClick={onRetry}>{labels.load}</Button>}
          />
        </div>
      );
    case "problem":
      return (
        <div className={cover}>
          <ErrorState
            title={labels.problemTitle}
            level={3}
            onRetry={onRetry}
            retryLabel={labels.retry}
            className="m-auto py-4"
          >
            {labels.problems[phase.error.code](phase.error.detail)}
          </ErrorState>
        </div>
      );
    case "ready":
      return (
        <p
          role="status"
          className="pointer-events-none absolute bottom-2 start-2 max-w-[calc(100%-1rem)] rounded-field bg-surface/90 px-2 py-1 text-caption text-ink tabular-nums"
        >
          {sizeInWords(phase.info, scale, labels, locale)}
        </p>
      );
  }
}
