import {
  type ComponentProps,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
  useRef,
  useState,
} from "react";
import { ErrorState } from "../error-state/index.ts";
import { cn } from "../style/cn.ts";
import { fetchOnline, PartBoundary, PartSkeleton } from "../style/first-load.tsx";
import { mergeRefs } from "../style/merge-refs.ts";
import type { ModelStageProps } from "./ModelStage.tsx";
import { ModelError } from "./problem.ts";
import { sourceKey } from "./source-key.ts";
import type {
  ModelGround,
  ModelInfo,
  ModelLimits,
  ModelSource,
  ModelViewerActions,
  SnapshotOptions,
} from "./types.ts";
import { useLabels, useLocale } from "../labels/labels-context.ts";
import { englishModelViewerLabels, type ModelViewerLabels } from "./labels.ts";

export interface ModelViewerProps extends Omit<ComponentProps<"div">, "children"> {
  /** Accessible name: what the model is. */
  label: string;
  /** URL or content of a model or of a ZIP with one, or a model with its files. Nothing else is fetched. */
  source: ModelSource;
  /** A CSS height. @default "24rem" */
  height?: string;
  /** Background at first. @default the one that fits the theme */
  defaultGround?: ModelGround;
  /** Shows a person of 1.70 m beside the model at first. @default false */
  defaultPerson?: boolean;
  /** Factor for the model's size, in the picture and in the size in words; more than 0. @default 1 */
  scale?: number;
  /** Plays the chosen animation automatically, except under reduced motion. @default true */
  autoPlay?: boolean;
  /** Name of the animation that is chosen at first. @default the first, also in place of one that the model lacks */
  defaultAnimation?: string;
  /** Called when the model is shown, with what is known about it. */
  onReady?: (info: ModelInfo) => void;
  /** Called when the model cannot be shown; the viewer itself shows a message. */
  onProblem?: (error: ModelError) => void;
  /** Adds a button that takes a picture, and is called with it. */
  onSnapshot?: (picture: Blob) => void;
  /** Options of the button's picture. */
  snapshot?: SnapshotOptions;
  /** Limits for the model; one that is left out keeps its default. */
  limits?: Partial<ModelLimits>;
  /** Replaces the browser's `fetch`, e.g. for URLs that need a token. */
  fetch?: typeof fetch;
  /** Gives the caller functions, such as taking a picture. */
  actionsRef?: Ref<ModelViewerActions>;
  /** BCP 47 locale for lengths. @default the provider's, or else "en-GB" */
  locale?: string;
  labels?: Partial<ModelViewerLabels>;
}

type LazyStage = LazyExoticComponent<(props: ModelStageProps) => ReactNode>;

const loadStage = (): LazyStage => lazy(() => fetchOnline(() => import("./ModelStage.tsx")));

/** Shared, so that a second viewer is shown at once. Replaced after a failure, because React.lazy keeps a failed load. */
let stage = loadStage();

/** Shows a 3D model that can be turned and zoomed: GLB, glTF, OBJ or FBX, plain or zipped. */
export function ModelViewer(props: ModelViewerProps) {
  const {
    label,
    source,
    height = "24rem",
    defaultGround,
    defaultPerson = false,
    scale,
    autoPlay,
    defaultAnimation,
    onReady,
    onProblem,
    onSnapshot,
    snapshot,
    limits,
    fetch,
    actionsRef,
    locale: givenLocale,
    labels: ownLabels,
    className,
    style,
    ref,
    ...rest
  } = props;
  const locale = useLocale(givenLocale);
  const labels = useLabels("modelViewer", englishModelViewerLabels, ownLabels);
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [ground, setGround] = useState(defaultGround);
  const [person, setPerson] = useState(defaultPerson);
  const Stage = stage;

  const retry = () => {
    // The button is removed with its message, so the focus moves to the frame.
    frame.current?.focus();
    setAttempt(attempt + 1);
  };

  return (
    <div
      {...rest}
      ref={mergeRefs(frame, ref)}
      tabIndex={-1}
      style={{ ...style, height }}
      className={cn(
        "relative isolate flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface",
        className,
      )}
    >
      <p id={helpId} className="sr-only">
        {labels.instructions}
      </p>
      <PartBoundary
        key={`${attempt} ${sourceKey(source)}`}
        onFail={() => {
          stage = loadStage();
          onProblem?.(new ModelError("failed"));
        }}
        fallback={
          <ErrorState
            title={labels.problemTitle}
            level={3}
            retryLabel={labels.retry}
            className="m-auto"
            onRetry={retry}
          >
            {labels.problems.failed("")}
          </ErrorState>
        }
      >
        <Suspense fallback={<PartSkeleton label={labels.loading} />}>
          <Stage
            {...{ label, source, scale, autoPlay, onReady, onProblem, onSnapshot, snapshot }}
            {...{ limits, fetch, actionsRef, locale, labels, helpId, ground, person }}
            {...{ defaultAnimation }}
            onGround={setGround}
            onPerson={setPerson}
            onRetry={retry}
          />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
