import {
  SOUND_KIND_BYTES,
  SOUND_KINDS,
  soundKindOf,
  SOURCE_SOUND,
  type SoundKind,
} from "@panel/domain/source-sounds";
import { UnreadableSound } from "./unreadable-sound.ts";

/** Rate at which sounds are decoded, whatever they have: every MP3 player takes it. */
const SAMPLE_RATE = 44_100;
/** How long the length of a sound may take to be told, in ms: some recordings do not know it. */
const PATIENCE = 4000;

const TYPES: Readonly<Record<SoundKind, string>> = {
  mp3: "audio/mpeg",
  mp4: "audio/mp4",
  wav: "audio/wav",
  ogg: "audio/ogg",
  webm: "audio/webm",
  flac: "audio/flac",
  aac: "audio/aac",
  aiff: "audio/aiff",
  amr: "audio/amr",
};

/** Of which kind a file is; undefined for what is no sound that is known. */
export const kindOfSound = async (file: Blob): Promise<SoundKind | undefined> =>
  soundKindOf(new Uint8Array(await file.slice(0, SOUND_KIND_BYTES).arrayBuffer()));

/**
 * Decodes a sound, as the browser can.
 * @throws UnreadableSound
 */
export async function openSound(file: Blob, kind: SoundKind): Promise<AudioBuffer> {
  const { bytes: most, seconds } = SOURCE_SOUND;
  if (file.size > most) throw new UnreadableSound("weight", { found: file.size, most });
  const typed = new Blob([file], { type: TYPES[kind] });
  const told = await toldSeconds(typed);
  if (told !== undefined) checkSeconds(told);
  // An offline context makes no sound, so browsers allow it without a user gesture.
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const sound = await context.decodeAudioData(await file.arrayBuffer()).catch(() => {
    // What the browser has found to be a sound is damaged, and so is an MP3, which all know.
    throw told !== undefined || kind === "mp3"
      ? new UnreadableSound("damaged")
      : new UnreadableSound("kind", { kind: SOUND_KINDS[kind].name });
  });
  if (sound.length === 0) throw new UnreadableSound("damaged");
  checkSeconds(sound.duration);
  return sound;

  function checkSeconds(found: number): void {
    if (found <= seconds) return;
    throw new UnreadableSound("seconds", {
      found: Math.ceil(found / 60),
      most: Math.floor(seconds / 60),
    });
  }
}

/** The length in seconds as the file tells it, before it is decoded; undefined if it does not. */
function toldSeconds(file: Blob): Promise<number | undefined> {
  const player = new Audio();
  const address = URL.createObjectURL(file);
  return new Promise<number | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE);
    const tell = (seconds?: number) => {
      clearTimeout(timer);
      resolve(seconds !== undefined && Number.isFinite(seconds) ? seconds : undefined);
    };
    player.addEventListener("loadedmetadata", () => tell(player.duration));
    player.addEventListener("error", () => tell());
    player.preload = "metadata";
    player.src = address;
  }).finally(() => {
    player.removeAttribute("src");
    URL.revokeObjectURL(address);
  });
}
