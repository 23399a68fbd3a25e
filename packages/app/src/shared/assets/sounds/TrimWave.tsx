import { useId } from "react";

interface TrimWaveProps {
  /** Values from 0 to 1. */
  peaks: readonly number[];
  /** All in seconds. */
  duration: number;
  start: number;
  end: number;
  fadeIn: number;
  fadeOut: number;
  /** Where it plays; undefined while it does not. */
  time: number | undefined;
  startLabel: string;
  endLabel: string;
  /** A time in words. */
  timeText(seconds: number): string;
  onStart(seconds: number): void;
  onEnd(seconds: number): void;
}

/** A handle of native sliders that lie over each other: only their thumbs take the pointer. */
const handle = [
  "pointer-events-none absolute inset-y-0 m-0 h-full appearance-none bg-transparent outline-none",
  "[&::-webkit-slider-runnable-track]:h-full [&::-moz-range-track]:h-full",
  "[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:h-full [&::-webkit-slider-thumb]:w-6 [&::-webkit-slider-thumb]:cursor-ew-resize [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-field [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-ink",
  "[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:h-full [&::-moz-range-thumb]:w-6 [&::-moz-range-thumb]:cursor-ew-resize [&::-moz-range-thumb]:rounded-field [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-ink",
  "focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-focus",
  "focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-focus",
  "inset-x-0 w-full",
].join(" ");

/** A sound over time, with a handle at the start and one at the end of what is kept. */
export function TrimWave(props: TrimWaveProps) {
  const { peaks, duration, start, end, fadeIn, fadeOut, time, timeText } = props;
  const clip = useId();
  const at = (seconds: number) => (seconds / duration) * peaks.length;
  const bars = peaks.map((peak, index) => {
    const height = Math.max(2, peak * 92);
    return `M${index + 0.2} ${50 - height / 2}h0.6v${height}h-0.6z`;
  });
  const kept = `M${at(start)} 50 L${at(start + fadeIn)} 0 L${at(end - fadeOut)} 0 L${at(end)} 50 L${at(end - fadeOut)} 100 L${at(start + fadeIn)} 100z`;
  return (
    // Time goes from left to right in every language.
    <div dir="ltr" className="relative h-28 px-3">
      <svg
        aria-hidden
        viewBox={`0 0 ${peaks.length} 100`}
        preserveAspectRatio="none"
        className="size-full rounded-field bg-sunken"
      >
        <clipPath id={clip}>
          <path d={kept} />
        </clipPath>
        <path d={bars.join("")} className="fill-line-strong" />
        <path d={bars.join("")} clipPath={`url(#${clip})`} className="fill-ink" />
        {time !== undefined && (
          <path
            d={`M${at(time)} 0v100`}
            className="stroke-danger [stroke-width:2] [vector-effect:non-scaling-stroke]"
          />
        )}
      </svg>
      <input
        type="range"
        aria-label={props.startLabel}
        aria-valuetext={timeText(start)}
        min={0}
        max={duration}
        step={0.1}
        value={start}
        onChange={(event) => props.onStart(event.currentTarget.valueAsNumber)}
        className={handle}
      />
      <input
        type="range"
        aria-label={props.endLabel}
        aria-valuetext={timeText(end)}
        min={0}
        max={duration}
        step={0.1}
        value={end}
        onChange={(event) => props.onEnd(event.currentTarget.valueAsNumber)}
        className={handle}
      />
    </div>
  );
}
