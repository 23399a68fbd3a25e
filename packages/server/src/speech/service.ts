import { Readable } from "node:stream";
import { ASSET_BYTES, ASSET_TYPE_CODE } from "@panel/domain/assets";
import type { ContentLanguage, InterfaceLanguage } from "@panel/domain/languages";
import { speechHash, SPOKEN_TEXTS, spokenText, type Speech } from "@panel/domain/texts/speech";
import { textPlace } from "@panel/domain/texts/texts";
import type { TranslationKey } from "@panel/i18n";
import { findEditable } from "../access/editable.ts";
import { AppError, badRequest, notFound, Refusal, tooManyTries } from "../app-error.ts";
import type { TokenLedger } from "../bots/answers/ledger.ts";
import { createLastWords } from "../bots/answers/last-words.ts";
import { ModelError } from "../bots/answers/model-failure.ts";
import { createModelPause } from "../bots/answers/model-pause.ts";
import type { Connection } from "../db/connection.ts";
import { untilGone } from "../until-gone.ts";
import type { Library } from "../library/service.ts";
import { pointRows } from "../points/experience-points.ts";
import { requireQuota } from "../resources/quota.ts";
import { ledgerAccountOf, payerOf } from "../resources/payer.ts";
import type { SpeechSettings } from "../settings/speech-settings.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { Throttles } from "../throttle/throttle.ts";
import type { Viewer } from "../viewer.ts";
import { createSpeechClient, type SpeechClient, type SpeechLimits } from "./speech-client.ts";

/** A voice on a machine of one's own needs a while. */
const LIMITS: SpeechLimits = { first: 45_000, gap: 20_000, total: 120_000 };

const AUDIO = ASSET_TYPE_CODE.audio;

/** Why there is no recording, in words for its author. */
const FAILURES: Readonly<Record<ModelError["failure"], TranslationKey>> = {
  unreachable: "SPEECH.unreachable",
  slow: "SPEECH.slow",
  broken: "SPEECH.broken",
  limited: "SPEECH.limited",
  unpaid: "SPEECH.unpaid",
  quota: "SPEECH.quota",
};

export interface TextToSpeak {
  experienceId: number;
  /** Id of the text, such as `point/12/story.text`. */
  text: string;
  language: ContentLanguage;
  /** The text itself, as it is typed: it may not be saved yet. */
  value: string;
  /** Of the asset. */
  name: string;
  /** Whether the author has stopped it: then no asset is made. */
  isGone: () => boolean;
}

export interface Speeches {
  /**
   * Makes an audio of a text, in the library of whoever asks; it is used nowhere yet.
   * @throws Refusal when the endpoint fails, the limits of files or of tokens are reached, or the sound is none
   */
  speak(viewer: Viewer, wanted: TextToSpeak): ReturnType<Library["upload"]>;
  /** Has recordings under way end soon. */
  stop(within?: number): void;
}

/** Where a sound lies while it is worked on. */
interface Temporary {
  /** @throws AppError too-large at the first byte past `most` */
  receive(
    part: { fieldname: string; filename: string; file: Readable },
    most: number,
    sender: string,
  ): Promise<UploadedFile>;
  discard(file: UploadedFile): void;
}

interface Parts {
  connection: Connection;
  /** Undefined where nothing is spoken. */
  settings: SpeechSettings | undefined;
  library: Pick<Library, "upload" | "categories">;
  incoming: Temporary;
  throttles: Pick<Throttles, "speechOfUser">;
  ledger: Pick<TokenLedger, "reserve" | "settle">;
  limits?: SpeechLimits | undefined;
}

export function createSpeeches(parts: Parts): Speeches {
  const { connection, settings, library, incoming, throttles, ledger, limits = LIMITS } = parts;
  const { db } = connection;
  const client = settings && createSpeechClient(settings, limits);
  const pause = createModelPause(Date.now);
  const lastWords = createLastWords();

  /** The text of an experience that the viewer may edit, as it is spoken, and who speaks it. */
  async function validated(viewer: Viewer, { experienceId, text, language, value }: TextToSpeak) {
    const experience = await findEditable(db, viewer, experienceId);
    const place = textPlace(text);
    const of = place?.point === undefined ? "experience" : "point";
    if (!place || !SPOKEN_TEXTS[of].has(place.path)) throw badRequest("No audio speaks this text");
    const voice = settings?.voices[language];
    if (!client || !voice) throw new Refusal("SPEECH.off", "Nothing is spoken in this language");
    const { point } = place;
    if (
      point !== undefined &&
      !(await pointRows(db, experienceId)).some(({ id }) => id === point)
    ) {
      throw notFound();
    }
    const spoken = spokenText(value);
    if (spoken === "") throw badRequest("There is nothing to speak", { fields: ["value"] });
    return { client, voice, spoken, experience };
  }

  return {
    async speak(viewer, wanted) {
      const { client: voiced, voice, spoken, experience } = await validated(viewer, wanted);
      const paused = pause.reason();
      if (paused) throw new Refusal(FAILURES[paused], `The endpoint is left alone: ${paused}`);
      const excess = await throttles.speechOfUser.count(String(viewer.id));
      if (excess) throw tooManyTries(excess.wait);
      await requireQuota(connection, db, viewer.id, { files: 1, bytes: 1 });
      const payer = await payerOf(db, experience);
      if (!payer) throw notFound();
      const whose = { accountId: await ledgerAccountOf(db, payer), botId: undefined };
      // No endpoint says what it took; one token for each character is about what a model of speech counts.
      const reservation = await ledger.reserve(whose, spoken.length, "speech");
      if (!reservation) throw new Refusal(FAILURES.quota, "The tokens of the account are used up");
      let mayCost = true;
      let file: UploadedFile | undefined;
      try {
        const name = wanted.name.trim() || wanted.text;
        file = await record(voiced, { text: spoken, voice }, { ...wanted, viewer, name });
        const speech: Speech = {
          text: wanted.text,
          hash: speechHash(spoken),
          language: wanted.language,
          voice,
        };
        const [first] = await library.categories("es" satisfies InterfaceLanguage);
        return await library.upload(viewer, {
          type: AUDIO,
          name,
          description: spoken.slice(0, 2000),
          category: first?.id ?? 0,
          allowCopy: true,
          speech,
          file,
          thumbnail: undefined,
          isGone: wanted.isGone,
        });
      } catch (error) {
        if (error instanceof ModelError) mayCost = error.mayCost;
        throw refusalOf(error);
      } finally {
        if (file) incoming.discard(file);
        await ledger.settle(reservation, mayCost ? spoken.length : 0, true);
      }
    },
    stop: lastWords.stop,
  };

  /** The sound as a file of an upload, which is judged as any other. */
  async function record(
    { speak }: SpeechClient,
    said: { text: string; voice: string },
    { viewer, name, isGone }: { viewer: Viewer; name: string; isGone: () => boolean },
  ): Promise<UploadedFile> {
    try {
      const file = await untilGone(isGone, lastWords.signal, (signal) => {
        const sound = Readable.from(speak({ ...said, signal }), { objectMode: false });
        const part = { fieldname: "sound", filename: `${name}.mp3`, file: sound };
        return incoming.receive(part, ASSET_BYTES[AUDIO], String(viewer.id));
      });
      pause.note("works");
      return file;
    } catch (error) {
      if (error instanceof ModelError) pause.note(error.failure, error.retryAfter);
      throw error;
    }
  }
}

/** What the author is told of it. */
function refusalOf(error: unknown): unknown {
  if (error instanceof ModelError) return new Refusal(FAILURES[error.failure], error.message);
  if (!(error instanceof AppError)) return error;
  if (error.kind === "too-large") return new Refusal("SPEECH.tooLarge", "The sound is too large");
  if (error.kind === "unsupported-type" || error.kind === "unprocessable") {
    return new Refusal("SPEECH.broken", `The endpoint has sent no MP3: ${error.message}`);
  }
  return error;
}
