import {
  type ComponentProps,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { ErrorState } from "../error-state/index.ts";
import { cn } from "../style/cn.ts";
import { PartBoundary, PartSkeleton } from "../style/first-load.tsx";
import { mergeRefs } from "../style/merge-refs.ts";
import type { ModelStageProps } from "./ModelStage.tsx";
import type { ModelError } from "./problem.ts";
import { sourceKey } from "./source-key.ts";
import type {
  ModelGround,
  ModelInfo,
  ModelLimits,
  ModelSource,
  ModelViewerActions,
  SnapshotOptions,
} from "./types.ts";
import { englishModelViewerLabels, type ModelViewerLabels } from "./labels.ts";

export interface ModelViewerProps extends Omit<ComponentProps<"div">, "children"> {
  /** What the model is. */
  label: string;
  /** A model or a ZIP with one, by address or content; or a model with its files. Nothing else is fetched. */
  source: ModelSource;
  /** @default "24rem" */
  height?: string;
  /** Of the first look; @default the theme's */
  defaultGround?: ModelGround;
  /** Shows a person of 1.70 m beside the model. @default false */
  defaultPerson?: boolean;
  /** What the model is multiplied by, in the picture and in its size in words: more than 0. @default 1 */
  scale?: number;
  /** Plays the first animation by itself. Never under reduced motion. @default true */
  autoPlay?: boolean;
  /** The model is shown, and this is known of it. */
  onReady?: (info: ModelInfo) => void;
  /** The model cannot be shown; the viewer says so itself. */
  onProblem?: (error: ModelError) => void;
  /** Offers a button that takes a picture, and gets it. */
  onSnapshot?: (picture: Blob) => void;
  /** How the button's picture is taken. */
  snapshot?: SnapshotOptions;
  /** What the model may cost; a limit left out stays at its default. */
  limits?: Partial<ModelLimits>;
  /** In place of the browser's own, for addresses that need a token. */
  fetch?: typeof fetch;
  /** Lets the caller take pictures. */
  actionsRef?: Ref<ModelViewerActions>;
  /** For lengths. @default "es" */
  locale?: string;
  labels?: Partial<ModelViewerLabels>;
}

type LazyStage = LazyExoticComponent<(props: ModelStageProps) => ReactNode>;

const loadStage = (): LazyStage => lazy(() => import("./ModelStage.tsx"));

/** Shared, so that a second viewer shows at once. Replaced after a failure: React keeps a failed load. */
let stage = loadStage();

/** Shows a 3D model to turn around: GLB, glTF, OBJ or FBX, plain or zipped. */
export function ModelViewer(props: ModelViewerProps) {
  const {
    label,
    source,
    height = "24rem",
    defaultGround,
    defaultPerson = false,
    scale,
    autoPlay,
    onReady,
    onProblem,
    onSnapshot,
    snapshot,
    limits,
    fetch,
    actionsRef,
    locale,
    labels: ownLabels,
    className,
    style,
    ref,
    ...rest
  } = props;
  const labels = useMemo(() => ({ ...englishModelViewerLabels, ...ownLabels }), [ownLabels]);
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [ground, setGround] = useState(defaultGround);
  const [person, setPerson] = useState(defaultPerson);
  const Stage = stage;

  const retry = () => {
    // The button is removed with its message: the focus moves to what is near it.
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
        fallback={
          <ErrorState
            title={labels.problemTitle}
            level={3}
            retryLabel={labels.retry}
            className="m-auto"
            onRetry={() => {
              stage = loadStage();
              retry();
            }}
          >
            {labels.problems.failed("")}
          </ErrorState>
        }
      >
        <Suspense fallback={<PartSkeleton label={labels.loading} />}>
          <Stage
            {...{ label, source, scale, autoPlay, onReady, onProblem, onSnapshot, snapshot }}
            {...{ limits, fetch, actionsRef, locale, labels, helpId, ground, person }}
            onGround={setGround}
            onPerson={setPerson}
            onRetry={retry}
          />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
