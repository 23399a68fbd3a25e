import { mixDownOf, WAVE_HEAD_BYTES, waveMask } from "@panel/domain/mix-down";
import { CODEC_BYTES, rareCodec, vorbisChannels } from "@panel/domain/sound-codecs";
import {
  decodingRate,
  SOUND_KIND_BYTES,
  SOUND_KINDS,
  soundKindOf,
  SOURCE_SOUND,
  type SoundKind,
} from "@panel/domain/source-sounds";
import { UnreadableSound } from "./unreadable-sound.ts";

/** How long the length of a sound may take to be told, in ms: some recordings do not know it. */
const PATIENCE = 4000;

const TYPES: Readonly<Record<SoundKind, string>> = {
  mp3: "audio/mpeg",
  mp4: "audio/mp4",
  caf: "audio/x-caf",
  wav: "audio/wav",
  rf64: "audio/wav",
  ogg: "audio/ogg",
  webm: "audio/webm",
  flac: "audio/flac",
  aac: "audio/aac",
  aiff: "audio/aiff",
  aifc: "audio/aiff",
  amr: "audio/amr",
};

/** Of which kind a file is; undefined for what is no sound that is known. */
export const kindOfSound = async (file: Blob): Promise<SoundKind | undefined> =>
  soundKindOf(new Uint8Array(await file.slice(0, SOUND_KIND_BYTES).arrayBuffer()));

/** A sound in at most two channels. */
export interface OpenedSound {
  sound: AudioBuffer;
  /** How many channels the file has. */
  channels: number;
}

/**
 * Decodes a sound, as the browser can, and mixes more than two channels down.
 * @throws UnreadableSound
 */
export async function openSound(file: Blob, kind: SoundKind): Promise<OpenedSound> {
  const { bytes: most, seconds } = SOURCE_SOUND;
  if (file.size > most) throw new UnreadableSound("weight", { found: file.size, most });
  const typed = new Blob([file], { type: TYPES[kind] });
  const told = await toldSeconds(typed);
  if (told !== undefined) checkSeconds(told);
  const head = await codecBytes(file);
  // Chromium mixes them with each other.
  const ofVorbis = vorbisChannels(kind, head) ?? 0;
  if (ofVorbis > 2) throw new UnreadableSound("vorbis", { found: ofVorbis });
  // An offline context makes no sound, so browsers allow it without a user gesture.
  const context = new OfflineAudioContext(1, 1, decodingRate(told));
  const sound = await context.decodeAudioData(await file.arrayBuffer()).catch(() => {
    const codec = rareCodec(kind, head);
    const { name } = SOUND_KINDS[kind];
    if (codec !== undefined) throw new UnreadableSound("format", { kind: `${name} (${codec})` });
    // What the browser has found to be a sound is damaged, and so is an MP3, which all know.
    throw told !== undefined || kind === "mp3"
      ? new UnreadableSound("damaged")
      : new UnreadableSound("kind", { kind: name });
  });
  if (sound.length === 0) throw new UnreadableSound("damaged");
  checkSeconds(sound.duration);
  return { sound: await mixedDown(sound, file, kind), channels: sound.numberOfChannels };

  function checkSeconds(found: number): void {
    if (found <= seconds) return;
    throw new UnreadableSound("seconds", {
      found: Math.ceil(found / 60),
      most: Math.floor(seconds / 60),
    });
  }
}

/** Where a file says how it is packed: at its beginning, or of MP4 also at its end. */
async function codecBytes(file: Blob): Promise<Uint8Array> {
  const ends = [
    file.slice(0, CODEC_BYTES),
    file.slice(Math.max(CODEC_BYTES, file.size - CODEC_BYTES)),
  ];
  return new Uint8Array(await new Blob(ends).arrayBuffer());
}

/**
 * A sound of two channels, or of the one that there is.
 * @throws UnreadableSound where nobody knows what its channels are for
 */
async function mixedDown(sound: AudioBuffer, file: Blob, kind: SoundKind): Promise<AudioBuffer> {
  const { numberOfChannels: channels, length, sampleRate } = sound;
  if (channels <= 2) return sound;
  const head =
    kind === "wav" || kind === "rf64"
      ? await file.slice(0, WAVE_HEAD_BYTES).arrayBuffer()
      : undefined;
  const mix = mixDownOf(channels, {
    mask: head && waveMask(new Uint8Array(head)),
    isAac: kind === "mp4" || kind === "aac",
  });
  if (!mix) throw new UnreadableSound("channels", { found: channels });
  // The browser mixes beside the page, which stays awake.
  const context = new OfflineAudioContext(2, length, sampleRate);
  const source = new AudioBufferSourceNode(context, { buffer: sound });
  const apart = new ChannelSplitterNode(context, { numberOfOutputs: channels });
  const together = new ChannelMergerNode(context, { numberOfInputs: 2 });
  source.connect(apart);
  for (const [channel, sides] of mix.entries())
    for (const [side, gain] of sides.entries())
      if (gain > 0)
        apart.connect(new GainNode(context, { gain }), channel).connect(together, 0, side);
  together.connect(context.destination);
  source.start();
  return context.startRendering();
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
