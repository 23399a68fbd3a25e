/** The loudest sample of each of `count` stretches of a sound, from 0 to 1. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const step = samples.length / count;
  return Array.from({ length: count }, (_, index) => {
    let peak = 0;
    const end = Math.floor((index + 1) * step);
    for (let place = Math.floor(index * step); place < end; place += 1) {
      peak = Math.max(peak, Math.abs(samples[place] ?? 0));
    }
    return Math.min(1, peak);
  });
}

/** The same peaks in at most so many stretches, each as loud as its loudest. */
export function fewerPeaks(peaks: readonly number[], most: number): readonly number[] {
  if (peaks.length <= most) return peaks;
  return Array.from({ length: most }, (_, index) =>
    Math.max(
      ...peaks.slice(
        Math.floor((index * peaks.length) / most),
        Math.floor(((index + 1) * peaks.length) / most),
      ),
    ),
  );
}

/** "1:05" for 65 seconds; "–:––" while the length is unknown. */
export function clockText(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return "–:––";
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Decodes a sound and gives its peaks. Rejects when it cannot be read. */
export async function decodePeaks(
  src: string,
  count: number,
  signal: AbortSignal,
): Promise<number[]> {
  const answer = await fetch(src, { signal });
  if (!answer.ok) throw new Error(`The sound answered ${answer.status}`);
  // An offline context makes no sound, so browsers allow it without a user gesture.
  const context = new OfflineAudioContext(1, 1, 22_050);
  const sound = await context.decodeAudioData(await answer.arrayBuffer());
  return peaksOf(sound.getChannelData(0), count);
}
