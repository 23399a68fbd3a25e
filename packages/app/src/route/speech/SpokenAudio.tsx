import type { AssetMedia } from "@panel/api-client/panel";
import type { ContentLanguage } from "@panel/domain/languages";
import { isSpeechOutdated, SPEECH_TEXT_MAX, spokenText } from "@panel/domain/texts/speech";
import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { Spinner } from "@panel/ui/spinner";
import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { AudioLines } from "lucide-react";
import { useTranslation } from "react-i18next";
import { settings } from "../../settings.ts";
import { assetMedia } from "../../shared/assets/queries.ts";
import type { FormStore } from "../../shared/editing/use-draft.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { useRecording } from "./use-recording.ts";

interface SpokenAudioProps {
  experienceId: number;
  /** Id of the text, such as `point/12/story.text`; undefined until its record is saved. */
  textId: string | undefined;
  language: ContentLanguage;
  store: FormStore;
  /** The text as it is typed. */
  textOf(values: object): string;
  /** What the story is called. */
  name(): string;
  /** Id of the chosen audio; 0 for none. */
  audio: number;
  onRecorded(id: number): void;
}

/** Records a text with the voice of a machine, beside its audio, and tells when the text has changed since. Nothing where there is no voice. */
export function SpokenAudio({ textId, ...props }: SpokenAudioProps) {
  const isSpoken = settings().speech?.includes(props.language) ?? false;
  return isSpoken && textId !== undefined ? <Spoken textId={textId} {...props} /> : null;
}

function Spoken({
  experienceId,
  textId,
  language,
  store,
  textOf,
  name,
  audio,
  onRecorded,
}: SpokenAudioProps & { textId: string }) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const length = useStore(store, ({ values }) => spokenText(textOf(values)).length);
  const { data: media } = useQuery(assetMedia(audio));
  const speech = audio > 0 ? media?.Speech : undefined;
  const isOutdated = useStore(store, ({ values }) =>
    isSpeechOutdated(speech, language, textOf(values)),
  );
  const recording = useRecording({ experienceId, textId, language, audio, onRecorded });
  const record = () =>
    recording.start({
      value: textOf(store.get().values),
      name: t("SPEECH.assetName", { name: name(), language: t(`LANGUAGES.${language}`) }),
    });

  if (recording.isRunning) {
    return (
      <p role="status" className="flex min-h-9 flex-wrap items-center gap-2 text-body">
        <Spinner />
        {t("SPEECH.recording")}
        <Button size="sm" onClick={recording.stop}>
          {t("SPEECH.stop")}
        </Button>
      </p>
    );
  }
  const isTooLong = length > SPEECH_TEXT_MAX;
  const again = (
    <Button size="sm" disabled={isTooLong} onClick={record}>
      {t("SPEECH.again")}
    </Button>
  );
  return (
    <div className="grid justify-items-start gap-2">
      {recording.error !== undefined && (
        <InlineMessage tone="error" onDismiss={recording.forget} className="w-full">
          {errorText(recording.error)}
        </InlineMessage>
      )}
      {recording.replaced !== undefined && (
        <InlineMessage
          tone="info"
          className="w-full"
          action={
            <Button size="sm" onClick={recording.takeBack}>
              {t(recording.replaced === 0 ? "SPEECH.withoutAudio" : "SPEECH.back")}
            </Button>
          }
        >
          {t("SPEECH.recorded")}
        </InlineMessage>
      )}
      {isOutdated && (
        <InlineMessage tone="warning" action={again} className="w-full">
          {t("SPEECH.outdated")}
        </InlineMessage>
      )}
      {isTooLong && (
        <p className="text-caption text-ink-muted">
          {t("SPEECH.tooLong", {
            most: new Intl.NumberFormat(i18n.language).format(SPEECH_TEXT_MAX),
          })}
        </p>
      )}
      {!isOutdated && recording.replaced === undefined && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isMadeOf(speech, language) ? (
            <p className="flex items-center gap-1.5 text-caption text-ink-muted">
              <AudioLines aria-hidden className="size-4" />
              {t("SPEECH.made")}
            </p>
          ) : (
            <Button
              size="sm"
              icon={<AudioLines aria-hidden className="size-4" />}
              disabled={length === 0 || isTooLong}
              onClick={record}
            >
              {t("SPEECH.record")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether an audio is of this language's text, so that there is nothing to record. */
const isMadeOf = (speech: AssetMedia["Speech"], language: ContentLanguage) =>
  speech?.language === language;
