import { ASSET_BYTES, ASSET_TYPE_CODE } from "@panel/domain/assets";
import {
  BIT_RATES,
  edited,
  fitsAt,
  soundBytes,
  type BitRate,
  type SoundEdit,
} from "@panel/domain/source-sounds";
import { channelsOf } from "@panel/media/sounds/cut-sound";
import { wavePeaks } from "@panel/media/sounds/wave-peaks";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { Select } from "@panel/ui/select";
import { Switch } from "@panel/ui/switch";
import { sizeText } from "@panel/ui/upload";
import { Play, RotateCcw, Square } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { clock } from "./clock.ts";
import { TrimWave } from "./TrimWave.tsx";
import { usePartPlayer } from "./use-part-player.ts";

interface SoundEditorProps {
  name: string;
  sound: AudioBuffer;
  /** What is done to it already, or proposed. */
  edit: SoundEdit;
  onDone(edit: SoundEdit): void;
  onClose(): void;
}

/** Bars of the drawn wave. */
const BARS = 240;
/** Seconds that can be chosen for a fade. */
const FADES = [0, 0.5, 1, 2, 4];

/** Dialog in which a sound is heard and cut, and in which its fades, its loudness and its quality are chosen. */
export function SoundEditor({ name, sound, edit: given, onDone, onClose }: SoundEditorProps) {
  const { t, i18n } = useTranslation();
  const [edit, setEdit] = useState(given);
  const player = usePartPlayer(sound, edit);
  const peaks = useMemo(() => wavePeaks(channelsOf(sound), BARS), [sound]);
  const change = (part: Partial<SoundEdit>) => {
    player.stop();
    setEdit(edited(edit, part, sound.duration));
  };
  const timeText = (seconds: number) => clock(seconds, i18n.language);
  const seconds = edit.end - edit.start;
  const fits = fitsAt(seconds, edit.rate);
  const best = BIT_RATES.find((rate) => fitsAt(seconds, rate));
  const most = ASSET_BYTES[ASSET_TYPE_CODE.audio];
  const fade = (part: "fadeIn" | "fadeOut") => (
    <Field label={t(`SOUND.${part}`)}>
      <Select
        value={String(FADES.findLast((each) => each <= edit[part]) ?? 0)}
        onValueChange={(value) => change({ [part]: Number(value) })}
        options={FADES.map((each) => ({
          value: String(each),
          label: each === 0 ? t("SOUND.noFade") : t("SOUND.seconds", { count: each }),
        }))}
      />
    </Field>
  );
  return (
    <Dialog
      open
      size="lg"
      title={t("SOUND.title")}
      description={t("SOUND.text", { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
          <Button variant="primary" disabled={!fits} onClick={() => onDone(edit)}>
            {t("SOUND.use")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-2">
          <TrimWave
            peaks={peaks}
            duration={sound.duration}
            {...edit}
            time={player.time}
            startLabel={t("SOUND.start")}
            endLabel={t("SOUND.end")}
            timeText={timeText}
            onStart={(start) => change({ start: Math.min(start, edit.end) })}
            onEnd={(end) => change({ end })}
          />
          <div className="flex flex-wrap items-center gap-2">
            <Button onClick={player.isPlaying ? player.stop : player.play}>
              {player.isPlaying ? <Square aria-hidden /> : <Play aria-hidden />}
              <span>{t(player.isPlaying ? "SOUND.stop" : "SOUND.play")}</span>
            </Button>
            <Button
              variant="quiet"
              disabled={edit.start === 0 && edit.end === sound.duration}
              onClick={() => change({ start: 0, end: sound.duration })}
            >
              <RotateCcw aria-hidden />
              {t("SOUND.whole")}
            </Button>
            <p className="ms-auto text-ink-muted tabular-nums">
              {t("SOUND.part", {
                from: timeText(edit.start),
                to: timeText(edit.end),
                length: timeText(seconds),
              })}
            </p>
          </div>
        </div>
        <div className="grid gap-5 tablet:grid-cols-2">
          {fade("fadeIn")}
          {fade("fadeOut")}
        </div>
        <Switch
          label={t("SOUND.even")}
          hint={t("SOUND.evenHint")}
          checked={edit.even}
          onCheckedChange={(even) => change({ even })}
        />
        <Field
          label={t("SOUND.quality")}
          hint={t("SOUND.qualityHint", { size: sizeText(most, i18n.language) })}
        >
          <Select
            value={String(edit.rate)}
            onValueChange={(value) => change({ rate: Number(value) as BitRate })}
            options={BIT_RATES.map((rate) => ({
              value: String(rate),
              label: t(`SOUND.rates.kbps${rate}`, {
                size: sizeText(soundBytes(seconds, rate), i18n.language, "up"),
              }),
            }))}
          />
        </Field>
        <div role="status" className="empty:hidden">
          {!fits && (
            <InlineMessage tone="warning">
              {best === undefined
                ? t("SOUND.trim", {
                    length: timeText(seconds),
                    size: sizeText(most, i18n.language),
                    most: timeText(Math.floor(most / 125 / 32)),
                  })
                : t("SOUND.tooLarge", {
                    size: sizeText(soundBytes(seconds, edit.rate), i18n.language, "up"),
                    most: sizeText(most, i18n.language),
                    rate: best,
                  })}
            </InlineMessage>
          )}
        </div>
      </div>
    </Dialog>
  );
}
