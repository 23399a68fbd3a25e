import {
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from "react";
import { ErrorState } from "../error-state/index.ts";
import { cn } from "../style/cn.ts";
import { fetchOnline, PartBoundary, PartSkeleton } from "../style/first-load.tsx";
import { mergeRefs } from "../style/merge-refs.ts";
import { ModelError } from "@panel/models/problem";
import type { ModelStageProps, ModelViewerProps } from "./props.ts";
import { useLabels, useLocale } from "../labels/labels-context.ts";
import { englishViewerTexts } from "./labels.ts";
import { filesOf } from "./files-of.ts";
import type { ModelSource } from "./types.ts";

const numbers = new WeakMap<Blob, number>();
let last = 0;

/** A key that is equal for sources of the same files, so that a list created at each render is not loaded again. */
function sourceKey(source: ModelSource): string {
  const keys = filesOf(source).map((file) => {
    if (typeof file === "string" || file instanceof URL) return String(file);
    if (file instanceof Blob) return blobKey(file);
    const { name, content } = file;
    return `${name}=${content instanceof Blob ? blobKey(content) : String(content)}`;
  });
  return keys.join("\n");
}

function blobKey(blob: Blob): string {
  const number = numbers.get(blob) ?? (last += 1);
  numbers.set(blob, number);
  return `blob ${number}`;
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
    poster,
    height = "24rem",
    defaultGround,
    defaultPerson = false,
    scale,
    autoPlay,
    animate,
    turnsOnce,
    defaultAnimation,
    onReady,
    onProblem,
    onSnapshot,
    snapshot,
    space,
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
  const labels = useLabels("modelViewer", englishViewerTexts, ownLabels);
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
        <Suspense
          fallback={
            <>
              <PartSkeleton label={labels.loading} />
              {poster && (
                <img
                  src={poster}
                  alt=""
                  className="absolute inset-0 size-full bg-surface object-contain"
                />
              )}
            </>
          }
        >
          <Stage
            {...{ label, source, scale, autoPlay, onReady, onProblem, onSnapshot, snapshot }}
            {...{ space, limits, fetch, actionsRef, locale, labels, helpId, ground, person }}
            {...{ defaultAnimation, animate, turnsOnce, poster }}
            onGround={setGround}
            onPerson={setPerson}
            onRetry={retry}
          />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
