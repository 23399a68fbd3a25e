/** The sound of an MP3 file, without what else is in the file. */
export interface MpegStream {
  /** Where each frame lies. */
  frames: { start: number; end: number }[];
  sampleRate: number;
  channels: number;
  /** Seconds. */
  duration: number;
  /** Whether it ends before what it announces. */
  isCutShort: boolean;
  /** The sample rate at which it goes on where its own ends, as in two recordings that were joined. */
  otherRate: number | undefined;
}

const BITRATES_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BITRATES_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [44_100, 48_000, 32_000];
/** What may lie between two frames: players skip it too. */
const MAX_BETWEEN = 4096;
/** Tags behind the sound: lyrics, pictures and the like. */
const MAX_AFTER = 128 * 1024;

interface Header {
  length: number;
  sampleRate: number;
  samples: number;
  channels: number;
}

/** Reads the four bytes before a frame of MPEG audio, layer III; undefined where there is none. */
function headerAt(bytes: Buffer, at: number): Header | undefined {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return undefined;
  const [second = 0, third = 0, fourth = 0] = [bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  const version = (second >> 3) & 3;
  const bitrateIndex = third >> 4;
  const rateIndex = (third >> 2) & 3;
  const isLayer3 = (second & 0xe6) === 0xe2;
  // Reserved values, and "free" bitrates, which no encoder writes.
  if (!isLayer3 || version === 1 || bitrateIndex === 0 || bitrateIndex === 15 || rateIndex === 3) {
    return undefined;
  }
  const isFirst = version === 3;
  const divisor = isFirst ? 1 : version === 2 ? 2 : 4;
  const sampleRate = (RATES[rateIndex] ?? 0) / divisor;
  const bitrate = ((isFirst ? BITRATES_1 : BITRATES_2)[bitrateIndex] ?? 0) * 1000;
  const samples = isFirst ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return {
    length: Math.floor((samples / 8) * (bitrate / sampleRate)) + padding,
    sampleRate,
    samples,
    channels: fourth >> 6 === 3 ? 1 : 2,
  };
}

/** Finds the frames of an MP3 file; undefined when it is none from its start to its end. */
export function mpegStream(bytes: Buffer): MpegStream | undefined {
  let at = afterTags(bytes);
  const frames: MpegStream["frames"] = [];
  let first: Header | undefined;
  let samples = 0;
  let partial = false;
  let otherRate: number | undefined;
  while (at < bytes.length) {
    const header = headerAt(bytes, at);
    if (header && first && goesOnOtherwise(bytes, at, header, first)) {
      otherRate = header.sampleRate;
      at = bytes.length;
      break;
    }
    if (!header || (first && header.sampleRate !== first.sampleRate)) {
      const next = nextFrame(bytes, at, first);
      if (next === undefined) break;
      at = next;
      continue;
    }
    if (at + header.length > bytes.length) {
      partial = true;
      at = bytes.length;
      break;
    }
    first ??= header;
    frames.push({ start: at, end: at + header.length });
    samples += header.samples;
    at += header.length;
  }
  if (!first || bytes.length - at > MAX_AFTER) return undefined;
  const announced = announcedFrames(bytes, frames[0]);
  return {
    frames,
    sampleRate: first.sampleRate,
    channels: first.channels,
    duration: samples / first.sampleRate,
    otherRate,
    // Some count the first frame too.
    isCutShort:
      announced === undefined
        ? partial
        : frames.length < announced || (partial && frames.length === announced),
  };
}

/** Whether frames of another sample rate follow: three in a row, because four bytes may look like one by chance. */
function goesOnOtherwise(bytes: Buffer, at: number, header: Header, first: Header): boolean {
  if (header.sampleRate === first.sampleRate) return false;
  const second = headerAt(bytes, at + header.length);
  if (second?.sampleRate !== header.sampleRate) return false;
  return headerAt(bytes, at + header.length + second.length)?.sampleRate === header.sampleRate;
}

/** Two frames in a row, because four bytes may look like a frame by chance. */
function nextFrame(bytes: Buffer, from: number, first: Header | undefined): number | undefined {
  const last = Math.min(bytes.length, from + MAX_BETWEEN);
  for (let at = from + 1; at < last; at += 1) {
    const header = headerAt(bytes, at);
    if (!header || (first && header.sampleRate !== first.sampleRate)) continue;
    if (headerAt(bytes, at + header.length)) return at;
  }
  return undefined;
}

/**
 * An ID3 tag with titles and pictures comes first; its length is stored with seven bits in each
 * byte.
 */
function afterTags(bytes: Buffer): number {
  let at = 0;
  while (bytes.length - at > 10 && bytes.toString("latin1", at, at + 3) === "ID3") {
    const size = [6, 7, 8, 9].reduce(
      (sum, index) => sum * 128 + ((bytes[at + index] ?? 0) & 127),
      0,
    );
    const footer = (bytes[at + 5] ?? 0) & 0x10 ? 10 : 0;
    at += 10 + size + footer;
  }
  return at;
}

/** How many frames follow the first one, if that is the kind that says so. */
function announcedFrames(bytes: Buffer, first: MpegStream["frames"][number] | undefined) {
  if (!first) return undefined;
  const frame = bytes.subarray(first.start, Math.min(first.end, first.start + 200));
  const at = Math.max(frame.indexOf("Xing"), frame.indexOf("Info"));
  if (at < 0 || at + 12 > frame.length) return undefined;
  return frame.readUInt32BE(at + 4) & 1 ? frame.readUInt32BE(at + 8) : undefined;
}
