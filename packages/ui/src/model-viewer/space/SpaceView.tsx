import { Box, Minus, Move, Plus, RotateCcw, RotateCw, Scaling, X } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { Button } from "../../button/index.ts";
import { cn } from "../../style/cn.ts";
import { keyOf } from "../../style/key-of.ts";
import { defaultLocale } from "../../labels/default-locale.ts";
import type { ViewerTexts } from "../labels.ts";
import { lengthText } from "../length-text.ts";
import type { LentStage } from "../lend.ts";
import type { ModelSpaceLabels, SpaceProblemCode } from "./labels.ts";
import { refusalCode } from "./problem.ts";
import { openSession, type SpaceSession, type SpaceState } from "./session.ts";

export interface SpaceViewProps {
  /** Lends the stage; undefined once it is gone. */
  lend: (onRecall: () => void) => LentStage | undefined;
  label: string;
  labels: Pick<ViewerTexts, "rotateLeft" | "rotateRight">;
  texts: ModelSpaceLabels;
  locale: string | undefined;
  /** Width, height and depth, in metres. */
  size: readonly [width: number, height: number, depth: number];
  /** Called when the standing model is tapped. */
  onTap: () => void;
  /** Called once, when the session has ended or has not begun. */
  onClose: (closed: SpaceClosed) => void;
}

export interface SpaceClosed {
  /** Factor on the size at the start. */
  factor: number;
  problem?: SpaceProblemCode;
}

/** Steps of a turn by button, in radians. */
const quarter = Math.PI / 12;
/** Factor of a change of size by button. */
const step = 1.1;
/** A model that is longer is told to be large, in metres. */
const roomy = 4;

/** A session, for the time that its view is mounted. */
interface Live {
  session: SpaceSession | undefined;
  gone: boolean;
}

/** The page over the camera image: what to do now, and a button for all that fingers do. */
export default function SpaceView({
  lend,
  label,
  labels,
  texts,
  locale,
  size,
  onTap,
  onClose,
}: SpaceViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<SpaceSession>();
  const [state, setState] = useState<SpaceState>();

  const tap = useEffectEvent(onTap);
  const start = useEffectEvent(async (live: Live) => {
    if (!root.current) return;
    let factor = 1;
    const close = (problem?: SpaceProblemCode) =>
      onClose({ factor, ...(problem ? { problem } : {}) });
    try {
      live.session = await openSession(lend, root.current, {
        onState(next) {
          factor = next.factor;
          setState(next);
        },
        onTap: () => tap(),
        onEnd: (byUser) => close(byUser ? undefined : "ended"),
      });
      if (live.gone) live.session.leave();
      else setSession(live.session);
    } catch (error) {
      close(refusalCode(error));
    }
  });
  useEffect(() => {
    const live: Live = { session: undefined, gone: false };
    // In a microtask, which is still within the reader's tap, so that a component mounted twice asks once.
    queueMicrotask(() => {
      if (!live.gone) void start(live);
    });
    return () => {
      live.gone = true;
      live.session?.leave();
    };
  }, []);

  const open = state !== undefined && session !== undefined;
  const placed = state?.phase === "placed";
  useEffect(() => {
    // At the start, and when the focused button has gone with its phase.
    if (!open || root.current?.contains(document.activeElement)) return;
    root.current?.querySelector<HTMLElement>("[data-actions] button:enabled")?.focus();
    if (!root.current?.contains(document.activeElement)) root.current?.focus();
  }, [open, placed]);

  const finger = ({ pointerId: id, clientX: x, clientY: y }: PointerEvent) => ({ id, x, y });
  const language = locale ?? defaultLocale;

  return (
    // Escape leaves, as it closes any dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      role="dialog"
      tabIndex={-1}
      aria-modal="true"
      aria-label={label}
      className={cn("fixed inset-0 z-50 select-none", !open && "hidden")}
      onKeyDown={(event) => {
        const key = keyOf(event);
        if (key === "Tab") stayWithin(event);
        if (key !== "Escape") return;
        event.stopPropagation();
        session?.leave();
      }}
    >
      <div
        data-fingers
        className="absolute inset-0"
        style={{ touchAction: "none" }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          session?.touch.down(finger(event));
        }}
        onPointerMove={(event) => session?.touch.move(finger(event))}
        onPointerUp={(event) => session?.touch.up(event.pointerId)}
        onPointerCancel={(event) => session?.touch.cancel(event.pointerId)}
      />
      {open && (
        <div className="pointer-events-none absolute inset-0 flex flex-col justify-between gap-3 p-3 pt-[max(0.75rem,env(safe-area-inset-top))] pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <div className="flex items-start justify-between gap-3">
            <p role="status" className="rounded-card bg-surface/90 px-3 py-2 text-body text-ink">
              {instruction(state, texts)}
              {placed && Math.max(...size) * state.factor > roomy && (
                <> {texts.large(lengthText(Math.max(...size) * state.factor, language))}</>
              )}
            </p>
            <Tap icon={<X aria-hidden />} onPress={() => session?.leave()}>
              {texts.leave}
            </Tap>
          </div>
          <div data-actions className="flex flex-wrap justify-center gap-2">
            {!placed && (
              <Button
                variant="primary"
                size="lg"
                className="pointer-events-auto"
                icon={<Box aria-hidden />}
                disabled={state.phase !== "found"}
                onClick={() => session?.place()}
              >
                {texts.place}
              </Button>
            )}
            {placed && (
              <>
                <Tap icon={<RotateCcw aria-hidden />} onPress={() => session?.turn(-quarter)}>
                  {labels.rotateLeft}
                </Tap>
                <Tap icon={<RotateCw aria-hidden />} onPress={() => session?.turn(quarter)}>
                  {labels.rotateRight}
                </Tap>
                <Tap icon={<Move aria-hidden />} onPress={() => session?.lift()}>
                  {texts.placeAgain}
                </Tap>
                <Tap
                  icon={<Scaling aria-hidden />}
                  pressed={state.sizing}
                  onPress={() => session?.setSizing(!state.sizing)}
                >
                  {state.sizing ? texts.realSize : texts.changeSize}
                </Tap>
              </>
            )}
            {placed && state.sizing && (
              <>
                <Tap icon={<Minus aria-hidden />} onPress={() => session?.resize(1 / step)}>
                  {texts.smaller}
                </Tap>
                <Tap icon={<Plus aria-hidden />} onPress={() => session?.resize(step)}>
                  {texts.larger}
                </Tap>
                <output className="rounded-field bg-surface/90 px-3 py-2 text-body text-ink tabular-nums">
                  {texts.size(
                    new Intl.NumberFormat(language, { maximumSignificantDigits: 3 }).format(
                      state.factor,
                    ),
                    lengthText(size[1] * state.factor, language),
                  )}
                </output>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function instruction(state: SpaceState, texts: ModelSpaceLabels): string {
  if (state.lost) return texts.lost;
  if (state.phase === "placed") return texts.placed;
  if (state.phase === "found") return texts.floorFound;
  return state.floorless ? texts.noFloor : texts.findFloor;
}

/** The page behind is out of view, so Tab goes around within. */
function stayWithin(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled")];
  const [from, to] = event.shiftKey ? [0, -1] : [-1, 0];
  if (document.activeElement !== buttons.at(from)) return;
  event.preventDefault();
  buttons.at(to)?.focus();
}

interface TapProps {
  icon: ReactNode;
  pressed?: boolean;
  onPress: () => void;
  children: string;
}

/** A button over the camera image. Its label is in view: a tooltip would lie outside of what is shown there. */
function Tap({ icon, pressed, onPress, children }: TapProps) {
  return (
    <Button
      size="lg"
      icon={icon}
      aria-pressed={pressed}
      onClick={onPress}
      className="pointer-events-auto shrink-0"
    >
      {children}
    </Button>
  );
}
