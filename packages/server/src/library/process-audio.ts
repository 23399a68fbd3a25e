import { readFile, writeFile } from "node:fs/promises";
import { parseBuffer } from "music-metadata";
import { ASSET_EXTENSIONS, ASSET_TYPE_CODE, extensionOf } from "@panel/domain/assets";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { listen, type Heard } from "./audio-peaks.ts";
import { refusePolyglot } from "./polyglots.ts";
import type { AssetFacts } from "@panel/api-client/panel-types";
import { mpegStream, type MpegStream } from "./mpeg-frames.ts";
import { notThatType, unusable } from "./refusals.ts";

/** Points of the drawn wave. */
const PEAKS = 200;
/** The second reader tells nothing of a shorter sound, such as a click. */
const TELLING_FRAMES = 10;
/** Of the sound, this much has to be decodable. */
const LEAST_DECODED = 0.9;
/** Samples that decoders leave out at the start and at the end, which is much of a short sound: those of three frames. */
const UNHEARD = 3 * 1152;

const unreadable = () => unusable("ASSET_ERRORS.audioUnreadable", "The audio cannot be decoded");

/**
 * Makes sure that an upload is an MP3 that plays from its start to its end, measures it, and writes
 * its sound beside it without titles, pictures and whatever else was in the file.
 * @throws AppError unsupported-type for other content, unprocessable for a broken one
 */
export async function processAudio(
  upload: UploadedFile,
): Promise<{ path: string; facts: AssetFacts }> {
  const bytes = await readFile(upload.path);
  const stream = mpegStream(bytes);
  if (!stream) throw notThatType("ASSET_ERRORS.audioType", "The file is no MPEG audio");
  const called = extensionOf(upload.fileName);
  if (called !== "" && !ASSET_EXTENSIONS[ASSET_TYPE_CODE.audio].includes(called)) {
    throw notThatType(
      "ASSET_ERRORS.typeMismatch",
      "The name of the audio has the extension of another type",
    );
  }
  await refusePolyglot(upload.path);
  if (stream.otherRate !== undefined) {
    throw unusable("ASSET_ERRORS.audioRates", "The audio changes its sample rate");
  }
  if (stream.isCutShort || stream.frames.length < 2) throw unreadable();
  const sound = Buffer.concat(stream.frames.map(({ start, end }) => bytes.subarray(start, end)));
  if (stream.frames.length >= TELLING_FRAMES) await refuseOtherSound(sound);
  const { decoded, peaks } = await listenTo(sound, stream);
  const samples = stream.duration * stream.sampleRate;
  if (decoded < Math.min(samples * LEAST_DECODED, samples - UNHEARD)) throw unreadable();
  const path = `${upload.path}.frames`;
  await writeFile(path, sound, { mode: 0o600 });
  return {
    path,
    facts: { duration: Math.round(stream.duration * 100) / 100, peaks },
  };
}

async function refuseOtherSound(sound: Buffer): Promise<void> {
  const { format } = await parseBuffer(sound, { mimeType: "audio/mpeg" }).catch(() => {
    throw unreadable();
  });
  // It tells no duration of a changing bit rate that no header announces; ours is counted by frames.
  if (!format.codec?.startsWith("MPEG")) throw unreadable();
}

async function listenTo(sound: Buffer, stream: MpegStream): Promise<Heard> {
  let length = 0;
  const starts = stream.frames.map(({ start, end }) => {
    const at = length;
    length += end - start;
    return at;
  });
  const samples = Math.ceil(stream.duration * stream.sampleRate);
  return listen(sound, starts, samples, Math.max(1, Math.min(PEAKS, samples)));
}
