import { experienceFields } from "../experience/experience.ts";
import type { Fields } from "../experience/field.ts";
import { pointFields } from "../experience/point.ts";
import { fieldsOf } from "../experience/fields.ts";
import type { ContentLanguage } from "../languages.ts";

/** Most characters of a text that is spoken: what the endpoints of speech take at once. */
export const SPEECH_TEXT_MAX = 4096;

/** What an audio that a machine has spoken was made from. */
export interface Speech {
  /** Id of the text, such as `point/12/story.text`. */
  readonly text: string;
  /** `speechHash` of the text as it was spoken. */
  readonly hash: string;
  readonly language: ContentLanguage;
  readonly voice: string;
}

/** Paths of audios by those of the texts that they speak, which stand beside them. */
function spokenFields(fields: Fields): ReadonlyMap<string, string> {
  const all = fieldsOf(fields);
  const audios = all.filter(({ field }) => field.asset?.type === "audio" && field.translated);
  return new Map(
    audios.flatMap(({ path }) => {
      const text = `${path.slice(0, path.lastIndexOf(".") + 1)}text`;
      return all.some((each) => each.path === text && each.field.translated) ? [[text, path]] : [];
    }),
  );
}
/** Paths of the audio beside a text that can be spoken, by the path of the text. */
export const SPOKEN_TEXTS = {
  experience: spokenFields(experienceFields),
  point: spokenFields(pointFields),
};

/** A text as it is spoken. */
export const spokenText = (text: string): string => text.normalize("NFC").trim();

/**
 * Tells whether a text is the one that was spoken: 53 bits of it in 14 hex digits, which nobody has to be kept from
 * finding again. It is cyrb53.
 */
export function speechHash(text: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  const spoken = spokenText(text);
  for (let index = 0; index < spoken.length; index += 1) {
    const code = spoken.charCodeAt(index);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const bits = 4294967296 * (2097151 & high) + (low >>> 0);
  return bits.toString(16).padStart(14, "0");
}

/** Whether a text is another one than an audio in its language speaks. An empty one is nothing to speak again. */
export function isSpeechOutdated(
  speech: Pick<Speech, "hash" | "language"> | undefined,
  language: ContentLanguage,
  text: string,
): boolean {
  return (
    speech?.language === language && spokenText(text) !== "" && speech.hash !== speechHash(text)
  );
}
