import { noConnection } from "@panel/api-client";
import { ASSET_BYTES, ASSET_EXTENSIONS, ASSET_TYPE_CODE } from "@panel/domain/assets";
import { assetNameOf, extensionOf } from "@panel/domain/assets";
import { FOREIGN_BYTES, foreignKindOf } from "@panel/domain/foreign-kinds";
import { fitsAt, SOUND_KINDS, wholeSound, type SoundEdit } from "@panel/domain/source-sounds";
import { readInThread } from "@panel/files/in-thread";
import { channelsOf } from "./cut-sound.ts";
import { kindOfSound, openSound, type OpenedSound } from "./open-sound.ts";
import type { MadeSound, SoundJob } from "./sound-job.ts";
import { UnreadableSound, type UnreadableSoundReason } from "./unreadable-sound.ts";

/** What was made of a sound, which its author is told and may change. */
export interface SoundNote {
  /** The file that was given. */
  original: File;
  edit?: SoundEdit;
  /** Its kind, if it is another than MP3. */
  from?: string;
  /** How much of it is kept, in seconds, if not all. */
  kept?: { seconds: number; of: number };
  /** How many channels were mixed down, if more than two. */
  channels?: number;
  loudness?: MadeSound["loudness"];
}

export interface PreparedSound {
  file: File;
  sound?: SoundNote;
}

/** Asks what is done to a sound that is too long as it is; undefined for not taking it. */
export type ChooseSound = (
  file: File,
  sound: AudioBuffer,
  edit: SoundEdit,
) => Promise<SoundEdit | undefined>;

/**
 * Makes an MP3 within the library's limit of a sound that people have. An MP3 within it stays as it is; what is no sound
 * stays as it is, too, since the rules for files say why.
 * @returns undefined where it is too long and nobody wants a part of it
 * @throws UnreadableSound, what the signal says, or ApiError where the code for it does not come
 */
export async function preparedSound(
  file: File,
  choose: ChooseSound,
  signal: AbortSignal,
): Promise<PreparedSound | undefined> {
  const kind = await kindOfSound(file);
  const named = ASSET_EXTENSIONS[ASSET_TYPE_CODE.audio].includes(extensionOf(file.name));
  const heavy = file.size > ASSET_BYTES[ASSET_TYPE_CODE.audio];
  if (!kind) {
    const other = foreignKindOf(new Uint8Array(await file.slice(0, FOREIGN_BYTES).arrayBuffer()));
    if (other?.purpose === "audio") throw new UnreadableSound("format", { kind: other.name });
    return { file };
  }
  if (kind === "mp3" && named && !heavy) return { file, sound: { original: file } };
  const opened = await openSound(file, kind);
  signal.throwIfAborted();
  const { duration, numberOfChannels } = opened.sound;
  const whole = wholeSound(duration, numberOfChannels);
  const edit = fitsAt(duration, whole.rate) ? whole : await choose(file, opened.sound, whole);
  return edit && editedSound(file, opened, edit, signal);
}

/** The MP3 of a sound whose author has chosen anew what is done to it; undefined where that stays as it is. */
export async function editedAnew(
  original: File,
  edit: SoundEdit | undefined,
  choose: ChooseSound,
  signal: AbortSignal,
): Promise<PreparedSound | undefined> {
  const kind = await kindOfSound(original);
  if (!kind) throw new UnreadableSound("damaged");
  const opened = await openSound(original, kind);
  signal.throwIfAborted();
  const { duration, numberOfChannels } = opened.sound;
  const whole = wholeSound(duration, numberOfChannels);
  const chosen = await choose(original, opened.sound, edit ?? whole);
  return chosen && editedSound(original, opened, chosen, signal);
}

/** The MP3 of an opened sound with what is done to it. */
async function editedSound(
  original: File,
  { sound, channels }: OpenedSound,
  edit: SoundEdit,
  signal: AbortSignal,
): Promise<PreparedSound> {
  const kind = await kindOfSound(original);
  const made = await encodedInThread(sound, edit, signal);
  const seconds = edit.end - edit.start;
  return {
    file: new File([made.blob], `${assetNameOf(original.name)}.mp3`, { type: "audio/mpeg" }),
    sound: {
      original,
      edit,
      ...(kind && kind !== "mp3" ? { from: SOUND_KINDS[kind].name } : {}),
      ...(channels > 2 ? { channels } : {}),
      ...(seconds < sound.duration - 0.05 ? { kept: { seconds, of: sound.duration } } : {}),
      ...(made.loudness ? { loudness: made.loudness } : {}),
    },
  };
}

function encodedInThread(
  sound: AudioBuffer,
  edit: SoundEdit,
  signal: AbortSignal,
): Promise<MadeSound> {
  const job: SoundJob = {
    channels: channelsOf(sound),
    sampleRate: sound.sampleRate,
    edit,
  };
  const thread = new Worker(new URL("./sound.worker.ts", import.meta.url), { type: "module" });
  return readInThread<MadeSound, UnreadableSoundReason>(thread, job, {
    signal,
    onProgress: () => {},
    unreadable: (reason, params) => new UnreadableSound(reason, params),
    disconnected: noConnection,
  });
}
