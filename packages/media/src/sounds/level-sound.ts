import { eveningOf, loudnessOf, truePeakOf, type Channel } from "@panel/domain/loudness";
import type { MadeSound } from "./sound-job.ts";

interface Level {
  /** By what its samples are multiplied. */
  gain: number;
  /** If it is evened. */
  loudness?: MadeSound["loudness"];
}

/** How loud a sound is made. */
export function levelOf(
  channels: readonly Channel[],
  sampleRate: number,
  isEvened: boolean,
): Level {
  const from = isEvened ? loudnessOf(channels, sampleRate) : undefined;
  if (from === undefined) return { gain: 1 / Math.max(1, peakOf(channels)) };
  const { gain, heldByPeak } = eveningOf(from, truePeakOf(channels));
  return { gain, loudness: { from, to: from + 20 * Math.log10(gain), heldByPeak } };
}

/** Channels that were mixed together may come to more than there is room for, which is 1. */
const peakOf = (channels: readonly Channel[]): number =>
  Math.max(
    ...channels.map((channel) =>
      channel.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    ),
  );
