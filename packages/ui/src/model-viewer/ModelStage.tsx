import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { InlineMessage } from "../inline-message/index.ts";
import { groundOfTheme } from "./ground.ts";
import { ModelOverlay } from "./ModelOverlay.tsx";
import { ModelTools } from "./ModelTools.tsx";
import type { ModelStageProps } from "./props.ts";
import { ModelError } from "@panel/models/problem";
import { createStage, type Stage } from "./stage.ts";
import type { ModelGround } from "./types.ts";
import { useModel } from "./use-model.ts";
import { isTap } from "./tap.ts";
import { keyOf } from "../style/key-of.ts";
import { defaultLocale } from "../labels/default-locale.ts";

/** Only where it is asked for. A failed load leaves the viewer as it is without. */
const SpaceButton = lazy(() =>
  import("./space/SpaceButton.tsx").catch(() => ({ default: () => null })),
);

const query = "(prefers-reduced-motion: reduce)";

/** Whether the system asks for reduced motion. */
function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", tell);
      return () => list.removeEventListener("change", tell);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

const turns: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The rendered model. Only this module imports three.js; it is loaded when a viewer is first shown. */
export default function ModelStage(props: ModelStageProps) {
  const { labels, person, onGround, onPerson, onSnapshot, autoPlay = true } = props;
  const { defaultAnimation = "", animate = "automatic" } = props;
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  const pressed = useRef({ x: 0, y: 0 });
  const calm = usePrefersReducedMotion();
  const [themed, setThemed] = useState<ModelGround>("light");
  const [background, setBackground] = useState<string>();
  const [chosen, setChosen] = useState<number>();
  const [wanted, setWanted] = useState<boolean>();
  const [taking, setTaking] = useState(false);
  const [snapshotProblem, setSnapshotProblem] = useState("");
  const ground = props.ground ?? themed;
  // A scale that is not a positive number would show nothing, so 1 is used.
  const scale = props.scale && props.scale > 0 && Number.isFinite(props.scale) ? props.scale : 1;
  const playing = wanted ?? (autoPlay && animate === "automatic" && !calm);
  const onTap = () => {
    if (animate === "onTap") setWanted(!playing);
  };

  /** The focused button is removed with its message, so the focus moves near it. */
  const stayNear = () => {
    const place = host.current;
    if (place?.parentElement?.contains(document.activeElement)) place.focus();
  };

  const { phase, fail, cancel } = useModel(props.source, {
    limits: props.limits,
    fetch: props.fetch,
    onReady: (info) => props.onReady?.(info),
    onProblem: (error) => {
      stayNear();
      props.onProblem?.(error);
    },
    onModel: (model) => {
      stayNear();
      if (stage.current) stage.current.show(model);
      else model.dispose();
    },
  });
  const ready = phase.name === "ready";
  const clips = ready && animate !== "never" ? phase.clips : [];
  const named = clips.findIndex((name) => name.trim() === defaultAnimation.trim());
  const clip = chosen ?? Math.max(0, named);

  const begin = useEffectEvent((canvas: HTMLCanvasElement) => {
    try {
      stage.current = createStage(canvas, {
        calm,
        turnsOnce: props.turnsOnce ?? false,
        onLost: () => fail(new ModelError("contextLost")),
      });
    } catch (error) {
      fail(error instanceof ModelError ? error : new ModelError("noWebgl", "", { cause: error }));
    }
  });
  useEffect(() => {
    if (!host.current) return undefined;
    // A canvas cannot get a new WebGL context after losing its own, so each stage has a canvas of its own.
    const canvas = document.createElement("canvas");
    canvas.className = "block size-full";
    host.current.append(canvas);
    begin(canvas);
    const seen = new IntersectionObserver((entries) =>
      stage.current?.setSeen(entries.at(-1)?.isIntersecting ?? true),
    );
    seen.observe(canvas);
    return () => {
      seen.disconnect();
      stage.current?.destroy();
      stage.current = null;
      canvas.remove();
    };
  }, []);

  const paint = useEffectEvent(() => {
    if (!host.current) return;
    setThemed(groundOfTheme(host.current));
    setBackground(stage.current?.setGround(props.ground ?? groundOfTheme(host.current)));
  });
  useEffect(() => {
    paint();
    const theme = new MutationObserver(() => paint());
    theme.observe(document.documentElement, { attributeFilter: ["data-theme", "class", "style"] });
    return () => theme.disconnect();
  }, [props.ground]);
  // Set before the model is shown, so that the first view fits it.
  useEffect(() => stage.current?.setScale(scale), [scale]);
  useEffect(() => stage.current?.setPerson(person), [person, ready]);
  useEffect(() => {
    if (ready) stage.current?.play(playing && animate !== "never" ? clip : null);
  }, [playing, clip, ready, animate]);

  useImperativeHandle(props.actionsRef, () => ({
    async takeSnapshot(options = {}) {
      if (!ready || !stage.current) throw new ModelError("failed");
      return stage.current.snapshot(options);
    },
  }));
  const onPicture = async () => {
    setTaking(true);
    setSnapshotProblem("");
    try {
      const blob = await stage.current?.snapshot(props.snapshot ?? {});
      if (blob) onSnapshot?.(blob);
    } catch (error) {
      const unknown = error instanceof ModelError && error.code === "noWebp";
      setSnapshotProblem(unknown ? labels.problems.noWebp("") : labels.snapshotFailed);
    } finally {
      setTaking(false);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const view = ready ? stage.current : null;
    if (!view || event.altKey || event.ctrlKey || event.metaKey) return;
    const turn = turns[event.key];
    if (turn) view.turn(...turn);
    else if (event.key === "+" || event.key === "=") view.zoom(1);
    else if (event.key === "-") view.zoom(-1);
    else if (event.key === "Home" || event.key === "0") view.reset();
    else if (keyOf(event) === "Enter" && animate === "onTap") onTap();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="relative min-h-0 flex-1" style={{ background }}>
        {/* The role is `application`, because only that role passes all keys on to the viewer. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={host}
          role="application"
          aria-label={props.label}
          aria-describedby={props.helpId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-ready={ready || undefined}
          data-ground={ground}
          onKeyDown={onKeyDown}
          onPointerDownCapture={({ clientX, clientY }) => {
            pressed.current = { x: clientX, y: clientY };
          }}
          onClick={({ clientX, clientY }) => {
            // A drag that turns the model ends in a click, too.
            if (isTap(pressed.current, { x: clientX, y: clientY })) onTap();
          }}
          onFocus={() => stage.current?.setWheel(true)}
          onBlur={() => stage.current?.setWheel(false)}
          className="absolute inset-0 cursor-grab overflow-hidden -outline-offset-2 active:cursor-grabbing"
        />
        <ModelOverlay
          phase={phase}
          scale={scale}
          poster={props.poster}
          labels={labels}
          locale={props.locale ?? defaultLocale}
          onCancel={() => {
            stayNear();
            cancel();
          }}
          onRetry={props.onRetry}
        />
        {props.space && ready && (
          <Suspense>
            <SpaceButton
              {...{ labels, scale }}
              {...{ label: props.label, locale: props.locale, space: props.space }}
              {...{ source: props.source, limits: props.limits, fetch: props.fetch }}
              clip={animate === "never" ? undefined : clips[clip]}
              onTap={onTap}
              lend={(onRecall) => stage.current?.lend(onRecall)}
              info={phase.info}
            />
          </Suspense>
        )}
      </div>
      <ModelTools
        labels={labels}
        view={
          ready
            ? {
                turn: (right, up) => stage.current?.turn(right, up),
                zoom: (steps) => stage.current?.zoom(steps),
                reset: () => stage.current?.reset(),
              }
            : undefined
        }
        ground={ground}
        onGround={onGround}
        person={person}
        onPerson={onPerson}
        clips={clips}
        clip={clip}
        onClip={setChosen}
        playing={playing}
        onPlaying={setWanted}
        onSnapshot={onSnapshot ? () => void onPicture() : undefined}
        taking={taking}
      />
      {snapshotProblem && (
        <InlineMessage tone="error" className="rounded-none">
          {snapshotProblem}
        </InlineMessage>
      )}
      {ready && phase.info.missingTextures.length > 0 && (
        <InlineMessage tone="warning" className="rounded-none">
          {labels.missingTextures(phase.info.missingTextures)}
        </InlineMessage>
      )}
      {ready && phase.info.unreadableTextures.length > 0 && (
        <InlineMessage tone="warning" className="rounded-none">
          {labels.unreadableTextures(phase.info.unreadableTextures)}
        </InlineMessage>
      )}
    </>
  );
}
