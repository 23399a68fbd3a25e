import type { Channel } from "@panel/domain/loudness";
import { createEncoder } from "wasm-media-encoders";
import type { ThreadMessage } from "@panel/files/in-thread";
import { cutSound } from "./cut-sound.ts";
import { levelOf } from "./level-sound.ts";
import type { MadeSound, SoundJob } from "./sound-job.ts";
import type { UnreadableSoundReason } from "./unreadable-sound.ts";

/** Samples that are encoded at once: about ten seconds. */
const BATCH = 441_000;

const tell = (message: ThreadMessage<MadeSound, UnreadableSoundReason>) =>
  globalThis.postMessage(message, {});

globalThis.addEventListener("message", ({ data }: MessageEvent<SoundJob>) => void answer(data));

async function answer(job: SoundJob): Promise<void> {
  try {
    tell({ read: await makeSound(job) });
  } catch {
    tell({ reason: "damaged", params: {} });
  }
}

/** What LAME multiplies every sound by, to make room for what it adds; its makers' figure for rates from 32 to 128 kbps. */
const ENCODER_SCALE = 0.95;

/** Cuts a sound, makes it as loud as others, and writes it as an MP3. */
async function makeSound({ channels, sampleRate, edit }: SoundJob): Promise<MadeSound> {
  const cut = cutSound(channels, sampleRate, edit);
  const { gain, loudness } = levelOf(cut, sampleRate, edit.even);
  for (const channel of cut)
    for (let at = 0; at < channel.length; at += 1)
      channel[at] = ((channel[at] ?? 0) * gain) / ENCODER_SCALE;
  const blob = await encoded(cut, sampleRate, edit.rate);
  return { blob, ...(loudness && { loudness }) };
}

/** The encoder stays the file that its makers have written, as its licence (LGPL) asks: it can be exchanged. */
async function encoded(
  channels: readonly Channel[],
  sampleRate: number,
  bitrate: SoundJob["edit"]["rate"],
): Promise<Blob> {
  const file = await fetch(new URL("wasm-media-encoders/wasm/mp3", import.meta.url));
  const encoder = await createEncoder("audio/mpeg", await file.arrayBuffer());
  encoder.configure({ sampleRate, channels: channels.length === 2 ? 2 : 1, bitrate });
  const length = channels[0]?.length ?? 0;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < length; at += BATCH) {
    // What it hands out is in its own memory, which the next call uses again.
    parts.push(encoder.encode(channels.map((each) => each.subarray(at, at + BATCH))).slice());
    tell({ share: Math.min(1, at / length) });
  }
  parts.push(encoder.finalize().slice());
  return new Blob(parts, { type: "audio/mpeg" });
}
