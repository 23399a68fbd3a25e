import { setImmediate } from "node:timers/promises";
import { MPEGDecoder } from "mpg123-decoder";

/** Frames decoded at once; the samples take many times the memory of the frames. */
const AT_ONCE = 200;

export interface Heard {
  /** 0 to 100, 100 the loudest of them. */
  peaks: number[];
  /** Samples that could really be decoded. */
  decoded: number;
}

/**
 * Decodes MP3 frames a few at a time and keeps the loudest sample of each stretch.
 * @param starts where the frames begin
 * @param samples of each channel in all frames together
 */
export async function listen(
  sound: Buffer,
  starts: readonly number[],
  samples: number,
  count: number,
): Promise<Heard> {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const loudest = new Float32Array(count);
  let decoded = 0;
  for (let from = 0; from < starts.length; from += AT_ONCE) {
    const piece = sound.subarray(starts[from], starts[from + AT_ONCE] ?? sound.length);
    const { channelData, samplesDecoded } = decoder.decode(piece);
    for (let sample = 0; sample < samplesDecoded; sample += 1) {
      const place = Math.min(count - 1, Math.floor(((decoded + sample) * count) / samples));
      for (const channel of channelData) {
        const height = Math.abs(channel[sample] ?? 0);
        if (height > (loudest[place] ?? 0)) loudest[place] = height;
      }
    }
    decoded += samplesDecoded;
    // Between two batches the process can notice that the server has ended.
    await setImmediate();
  }
  decoder.free();
  const top = Math.max(...loudest);
  return {
    peaks: Array.from(loudest, (height) => (top > 0 ? Math.round((height * 100) / top) : 0)),
    decoded,
  };
}
