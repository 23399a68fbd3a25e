import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Camera,
  Moon,
  Pause,
  PersonStanding,
  Play,
  RotateCcw,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button/index.ts";
import { Select } from "../select/index.ts";
import { Tooltip } from "../tooltip/index.ts";
import type { Stage } from "./stage.ts";
import type { ModelGround } from "./types.ts";
import type { ViewerTexts } from "./labels.ts";

interface ModelToolsProps {
  labels: ViewerTexts;
  /** Functions that move the view; undefined until there is a model. */
  view: Pick<Stage, "turn" | "zoom" | "reset"> | undefined;
  ground: ModelGround;
  onGround: (ground: ModelGround) => void;
  person: boolean;
  onPerson: (person: boolean) => void;
  clips: readonly string[];
  clip: number;
  onClip: (clip: number) => void;
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  onSnapshot: (() => void) | undefined;
  taking: boolean;
}

/** The toolbar below the model, with a button for everything that mouse and keys do. */
export function ModelTools({ labels, view, ground, person, clips, ...props }: ModelToolsProps) {
  const off = view === undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1 border-t border-line bg-surface px-2 py-1.5">
      <div role="group" aria-label={labels.view} className="flex flex-wrap items-center gap-x-0.5">
        <Tool label={labels.rotateLeft} disabled={off} onPress={() => view?.turn(-1, 0)}>
          <ArrowLeft aria-hidden />
        </Tool>
        <Tool label={labels.rotateRight} disabled={off} onPress={() => view?.turn(1, 0)}>
          <ArrowRight aria-hidden />
        </Tool>
        <Tool label={labels.rotateUp} disabled={off} onPress={() => view?.turn(0, 1)}>
          <ArrowUp aria-hidden />
        </Tool>
        <Tool label={labels.rotateDown} disabled={off} onPress={() => view?.turn(0, -1)}>
          <ArrowDown aria-hidden />
        </Tool>
        <Divider />
        <Tool label={labels.zoomIn} disabled={off} onPress={() => view?.zoom(1)}>
          <ZoomIn aria-hidden />
        </Tool>
        <Tool label={labels.zoomOut} disabled={off} onPress={() => view?.zoom(-1)}>
          <ZoomOut aria-hidden />
        </Tool>
        <Tool label={labels.reset} disabled={off} onPress={() => view?.reset()}>
          <RotateCcw aria-hidden />
        </Tool>
      </div>
      {clips.length > 0 && (
        <div className="flex min-w-0 items-center gap-x-1">
          <Divider />
          <Tool
            label={props.playing ? labels.pause : labels.play}
            onPress={() => props.onPlaying(!props.playing)}
          >
            {props.playing ? <Pause aria-hidden /> : <Play aria-hidden />}
          </Tool>
          {clips.length > 1 && (
            <Select
              aria-label={labels.animation}
              value={String(props.clip)}
              onValueChange={(value) => props.onClip(Number(value))}
              options={clips.map((name, index) => ({
                value: String(index),
                label: name || labels.unnamedAnimation(index + 1),
              }))}
              className="h-7 w-36 pointer-coarse:h-10"
            />
          )}
        </div>
      )}
      <div className="ms-auto flex items-center gap-x-0.5">
        <Tool
          label={labels.darkGround}
          pressed={ground === "dark"}
          onPress={() => props.onGround(ground === "dark" ? "light" : "dark")}
        >
          <Moon aria-hidden />
        </Tool>
        <Tool label={labels.person} pressed={person} onPress={() => props.onPerson(!person)}>
          <PersonStanding aria-hidden />
        </Tool>
        {props.onSnapshot && (
          <Tool
            label={labels.snapshot}
            disabled={off}
            loading={props.taking}
            onPress={props.onSnapshot}
          >
            <Camera aria-hidden />
          </Tool>
        )}
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  onPress: () => void;
  disabled?: boolean;
  pressed?: boolean;
  loading?: boolean;
  children: ReactNode;
}

function Tool({ label, onPress, disabled, pressed, loading, children }: ToolProps) {
  return (
    <Tooltip content={label}>
      <IconButton
        size="sm"
        label={label}
        disabled={disabled}
        loading={loading}
        aria-pressed={pressed}
        onClick={onPress}
        className="aria-pressed:bg-lime-tint forced-colors:aria-pressed:outline-2 aria-pressed:inset-ring aria-pressed:inset-ring-line-strong/50"
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

function Divider() {
  return <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line" />;
}
