import { Play, Square } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { IconButton } from "../icon-button/index.ts";
import { cn } from "../style/cn.ts";
import { clockText, decodePeaks } from "./peaks.ts";
import { useSound } from "./use-sound.ts";
import { Waveform } from "./Waveform.tsx";
import { useLabels } from "../labels/labels-context.ts";
import { englishAudioPlayerLabels, type AudioPlayerLabels } from "./labels.ts";

export interface AudioPlayerProps extends Omit<ComponentProps<"div">, "children"> {
  src: string;
  /** What the sound is, for the name of the button. */
  label: string;
  /** Waveform: values from 0 to 1. Without it, the file is decoded when it is first played. */
  peaks?: readonly number[];
  /** Length in seconds, shown until the file has loaded. */
  duration?: number;
  labels?: Partial<AudioPlayerLabels>;
}

/** Number of bars of a waveform that is decoded here. */
const bars = 64;

/** Plays a sound, one at a time on the page. Nothing is loaded before the first press. */
export function AudioPlayer({
  src,
  label,
  peaks: given,
  duration: told = Number.NaN,
  labels: ownLabels,
  className,
  ...props
}: AudioPlayerProps) {
  const labels = useLabels("audioPlayer", englishAudioPlayerLabels, ownLabels);
  const { ref: audio, playing, failed, toggle, handlers } = useSound();
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState(Number.NaN);
  const [decoded, setDecoded] = useState<{ src: string; peaks: readonly number[] }>();
  const peaks = given ?? (decoded?.src === src ? decoded.peaks : undefined);
  const wantsPeaks = playing && peaks === undefined;

  useEffect(() => {
    if (!wantsPeaks) return undefined;
    const controller = new AbortController();
    decodePeaks(src, bars, controller.signal).then(
      (found) => setDecoded({ src, peaks: found }),
      () => {
        // A file of another origin may be playable but not readable (CORS): it has no waveform. If playback was stopped
        // meanwhile, the waveform is decoded when the sound is played again.
        if (!controller.signal.aborted) setDecoded({ src, peaks: [] });
      },
    );
    return () => controller.abort();
  }, [wantsPeaks, src]);

  const share = Number.isFinite(duration) && duration > 0 ? time / duration : 0;
  const seek = Number.isFinite(duration) ? duration : 0;
  const clock = `${clockText(time)} / ${clockText(Number.isNaN(duration) ? told : duration)}`;
  return (
    <div {...props} className={cn("grid min-w-0 gap-1", className)}>
      <div className="flex min-w-0 items-center gap-3">
        {/* A sound of the field (birds, a voice) has no captions to offer; its label says what it is. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <audio
          ref={audio}
          src={src}
          preload="none"
          {...handlers}
          onEmptied={() => {
            handlers.onEmptied();
            setTime(0);
          }}
          onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
          onDurationChange={(event) => setDuration(event.currentTarget.duration)}
        />
        <IconButton
          variant="secondary"
          label={playing ? labels.stop(label) : labels.play(label)}
          onClick={toggle}
        >
          {playing ? <Square aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        {/* Time goes from left to right in every language. */}
        <div
          dir="ltr"
          className="relative h-9 min-w-0 flex-1 rounded-field has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <Waveform peaks={peaks ?? []} share={share} />
          <input
            type="range"
            aria-label={labels.position(label)}
            aria-valuetext={clock}
            min={0}
            max={seek || 1}
            step={0.1}
            disabled={seek === 0}
            value={Math.min(time, seek)}
            onChange={(event) => {
              if (audio.current) audio.current.currentTime = event.currentTarget.valueAsNumber;
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
          />
        </div>
        <span aria-hidden dir="ltr" className="shrink-0 text-caption text-ink-muted tabular-nums">
          {clock}
        </span>
      </div>
      <p role="alert" className="text-caption text-danger empty:absolute">
        {failed ? labels.failed : ""}
      </p>
    </div>
  );
}
