import { parentPort, workerData } from "node:worker_threads";
import { MPEGDecoder } from "mpg123-decoder";
import type { AudioResult, AudioTask } from "./audio-task.ts";

/** Frames decoded at once: what they sound like takes many times their bytes. */
const AT_ONCE = 200;

/** Decodes the frames a few at a time and keeps the loudest sample of each stretch. */
async function listen({ bytes, starts, samples, peaks }: AudioTask): Promise<AudioResult> {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const loudest = new Float32Array(peaks);
  let decoded = 0;
  let errors = 0;
  for (let from = 0; from < starts.length; from += AT_ONCE) {
    const piece = bytes.subarray(starts[from], starts[from + AT_ONCE] ?? bytes.length);
    const { channelData, samplesDecoded, errors: failures } = decoder.decode(piece);
    errors += failures.length;
    for (let sample = 0; sample < samplesDecoded; sample += 1) {
      const place = Math.min(peaks - 1, Math.floor(((decoded + sample) * peaks) / samples));
      for (const channel of channelData) {
        const height = Math.abs(channel[sample] ?? 0);
        if (height > (loudest[place] ?? 0)) loudest[place] = height;
      }
    }
    decoded += samplesDecoded;
  }
  decoder.free();
  const top = Math.max(...loudest);
  return {
    peaks: Array.from(loudest, (height) => (top > 0 ? Math.round((height * 100) / top) : 0)),
    decoded,
    errors,
  };
}

// A thread's port has no origin; the rule takes it for a page's window.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await listen(workerData as AudioTask));
