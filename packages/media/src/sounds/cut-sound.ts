import type { Channel } from "@panel/domain/loudness";
import { channelsAt, type SoundEdit } from "@panel/domain/source-sounds";

/** The samples of a sound, by channel. */
export const channelsOf = (sound: AudioBuffer): Channel[] =>
  Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index));

/** The part of a sound of one or two channels that is kept, with its fades, in as many channels as its rate has. */
export function cutSound(
  channels: readonly Channel[],
  sampleRate: number,
  { start, end, fadeIn, fadeOut, rate }: SoundEdit,
): Channel[] {
  const first = Math.round(start * sampleRate);
  const last = Math.round(end * sampleRate);
  const parts = channels.map((channel) => channel.slice(first, last));
  const kept = channelsAt(rate, parts.length) === 2 ? parts : [mixed(parts)];
  for (const channel of kept) {
    ramp(channel, Math.round(fadeIn * sampleRate), (index) => index);
    ramp(channel, Math.round(fadeOut * sampleRate), (index) => channel.length - 1 - index);
  }
  return kept;
}

/** Both channels as one. */
function mixed(parts: readonly Channel[]): Channel {
  const [first] = parts;
  if (!first || parts.length === 1) return first ?? new Float32Array();
  return first.map(
    (_sample, index) => parts.reduce((sum, part) => sum + (part[index] ?? 0), 0) / parts.length,
  );
}

/** Makes so many samples swell from silence, the first of them the quietest. */
function ramp(channel: Channel, count: number, place: (index: number) => number): void {
  for (let index = 0; index < Math.min(count, channel.length); index += 1) {
    const at = place(index);
    channel[at] = (channel[at] ?? 0) * (index / count);
  }
}
