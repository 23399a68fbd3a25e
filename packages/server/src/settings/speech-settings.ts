import type { ContentLanguage } from "@panel/domain/languages";
import { z } from "zod";
import { webAddress } from "./variables.ts";

/** An endpoint of speech, as OpenAI's, and the voices of the languages that it speaks. */
export interface SpeechSettings {
  /** Base of the endpoint, without a slash at the end. */
  url: string;
  model: string;
  /** Without one, none is sent. */
  key: string | undefined;
  /** A language without a voice is not spoken. */
  voices: Readonly<Partial<Record<ContentLanguage, string>>>;
}

const voice = z.string().trim().min(1).max(100, "expects the name of a voice").optional();

export const speechVariables = {
  SPEECH_URL: webAddress.optional(),
  SPEECH_MODEL: z.string().optional(),
  SPEECH_KEY: z.string().optional(),
  SPEECH_VOICE_ES: voice,
  SPEECH_VOICE_CA: voice,
  SPEECH_VOICE_EN: voice,
};

type Given = z.infer<z.ZodObject<typeof speechVariables>>;

const REST = [
  "SPEECH_MODEL",
  "SPEECH_KEY",
  "SPEECH_VOICE_ES",
  "SPEECH_VOICE_CA",
  "SPEECH_VOICE_EN",
] as const;

/** What is wrong with the variables together: a line for each, or nothing. */
export function speechContradictions(given: Given): string[] {
  if (!given.SPEECH_URL) {
    return REST.filter((name) => given[name]).map(
      (name) => `SPEECH_URL expects the address of an endpoint of speech with ${name}`,
    );
  }
  const isMute = !given.SPEECH_VOICE_ES && !given.SPEECH_VOICE_CA && !given.SPEECH_VOICE_EN;
  return [
    ...(given.SPEECH_MODEL ? [] : ["SPEECH_MODEL expects the name of a model with SPEECH_URL"]),
    ...(isMute
      ? ["SPEECH_VOICE_ES, SPEECH_VOICE_CA or SPEECH_VOICE_EN expects a voice with SPEECH_URL"]
      : []),
  ];
}

/** Undefined where nothing is spoken. */
export function readSpeech(given: Given): SpeechSettings | undefined {
  const { SPEECH_URL: url, SPEECH_MODEL: model, SPEECH_KEY: key } = given;
  if (!url || !model) return undefined;
  const named = {
    cas: given.SPEECH_VOICE_ES,
    cat: given.SPEECH_VOICE_CA,
    eng: given.SPEECH_VOICE_EN,
  };
  const voices = Object.fromEntries(Object.entries(named).filter(([, name]) => name));
  return { url, model, key, voices };
}
