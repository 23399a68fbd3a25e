interface WaveformProps {
  /** Values from 0 to 1; a plain bar is drawn where there are none. */
  peaks: readonly number[];
  /** How much of it has been played, from 0 to 1. */
  share: number;
}

/** A sound over time, as wide and high as its place. */
export function Waveform({ peaks, share }: WaveformProps) {
  if (peaks.length === 0) {
    return (
      <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 overflow-hidden rounded-full bg-line">
        <div
          className="h-full bg-ink forced-colors:bg-[CanvasText]"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    );
  }
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${peaks.length} 100`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      {peaks.map((peak, index) => {
        const height = Math.max(4, peak * 92);
        return (
          <rect
            key={index}
            x={index + 0.2}
            y={50 - height / 2}
            width={0.6}
            height={height}
            className={(index + 0.5) / peaks.length <= share ? "fill-ink" : "fill-line-strong"}
          />
        );
      })}
    </svg>
  );
}
