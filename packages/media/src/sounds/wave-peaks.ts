/** How loud each of `count` stretches of a sound is at its loudest, beside the loudest of all, from 0 to 1. */
export function wavePeaks(channels: readonly Float32Array[], count: number): number[] {
  const length = channels[0]?.length ?? 0;
  const step = length / count;
  const peaks = Array.from({ length: count }, (_, index) => {
    let peak = 0;
    const end = Math.floor((index + 1) * step);
    for (const samples of channels)
      for (let at = Math.floor(index * step); at < end; at += 1)
        peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  });
  const most = Math.max(...peaks);
  return peaks.map((peak) => (most > 0 ? peak / most : 0));
}
