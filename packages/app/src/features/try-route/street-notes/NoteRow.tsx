import type { TryNote } from "@panel/api-client/tryouts";
import { contentLanguageOf, LANGUAGE } from "@panel/domain/languages";
import { Badge } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { IconButton } from "@panel/ui/icon-button";
import { formatPosition } from "@panel/ui/map-picker";
import { Check, ImageOff, MapPin, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useChangeTime } from "../../../shared/use-change-time.ts";
import { excerptOf, placeOf } from "./notes-by-point.ts";

interface NoteActions {
  onMark(note: TryNote, done: boolean): void;
  onRemove(note: TryNote): void;
  onPhoto(note: TryNote): void;
  /** Shows the place of a note on the map. */
  onShow(note: TryNote): void;
  /** Puts the point of a note where the note was written. */
  onMove(note: TryNote): void;
  /** The pointer or the focus is at a note, or has left it. */
  onPoint(note: TryNote | undefined): void;
}

interface NoteRowProps extends NoteActions {
  note: TryNote;
  /** Title of the point that it is about; undefined where there is none. */
  pointTitle: string | undefined;
  isLit: boolean;
}

/** One note, as it was written, with where and when, and what is done with it. */
export function NoteRow({ note, pointTitle, isLit, ...actions }: NoteRowProps) {
  const { t } = useTranslation();
  const time = useChangeTime();
  const { text, photo, language, accuracy, writtenAt, done } = note;
  const place = placeOf(note);
  const excerpt = excerptOf(note);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only lights the mark of the note on the map.
    <li
      data-note={note.id}
      tabIndex={-1}
      onPointerEnter={() => actions.onPoint(note)}
      onPointerLeave={() => actions.onPoint(undefined)}
      onFocus={() => actions.onPoint(note)}
      onBlur={() => actions.onPoint(undefined)}
      className={`grid scroll-my-4 gap-2 border-line p-3 not-last:border-b first:rounded-t-card last:rounded-b-card ${isLit ? "bg-ink/4" : ""}`}
    >
      <div className="flex items-start gap-3">
        <p dir="auto" className="min-w-0 flex-1 text-body wrap-anywhere whitespace-pre-line">
          {text}
        </p>
        {photo !== "" && (
          <NotePhoto
            src={photo}
            label={`${t("TRYOUTS.photo")}: ${excerpt}`}
            onOpen={() => actions.onPhoto(note)}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-muted">
        <time dateTime={writtenAt} title={time.full(writtenAt)}>
          {time.short(writtenAt)}
        </time>
        <Badge>{LANGUAGE[contentLanguageOf(language)].tab}</Badge>
        {place && (
          <Button
            size="sm"
            variant="quiet"
            className="-mx-2 -my-1 text-caption font-normal text-ink-muted tabular-nums"
            icon={<MapPin className="size-4" />}
            onClick={() => actions.onShow(note)}
          >
            {accuracy === null
              ? formatPosition(place)
              : `${formatPosition(place)} ${t("TRYOUTS.accuracy", { metres: Math.round(accuracy) })}`}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={done ? <RotateCcw className="size-4" /> : <Check className="size-4" />}
          aria-label={t(done ? "TRYOUTS.markOpenOf" : "TRYOUTS.markDoneOf", { text: excerpt })}
          onClick={() => actions.onMark(note, !done)}
        >
          {t(done ? "TRYOUTS.markOpen" : "TRYOUTS.markDone")}
        </Button>
        {place && pointTitle !== undefined && (
          <Button
            size="sm"
            aria-label={t("TRYOUTS.moveOf", { name: pointTitle })}
            onClick={() => actions.onMove(note)}
          >
            {t("TRYOUTS.move")}
          </Button>
        )}
        <IconButton
          size="sm"
          className="ms-auto"
          label={t("TRYOUTS.removeOf", { text: excerpt })}
          onClick={() => actions.onRemove(note)}
        >
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}

interface NotePhotoProps {
  src: string;
  label: string;
  onOpen: () => void;
}

/** The photo of a note, small; one that does not come is told as such. */
function NotePhoto({ src, label, onOpen }: NotePhotoProps) {
  const { t } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  if (isMissing) {
    return (
      <p className="flex max-w-32 shrink-0 items-center gap-1 text-caption text-ink-muted">
        <ImageOff aria-hidden className="size-4 shrink-0" />
        {t("TRYOUTS.photoMissing")}
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      className="shrink-0 cursor-zoom-in rounded-field"
      onClick={onOpen}
    >
      <img
        src={src}
        alt=""
        loading="lazy"
        onError={() => setMissing(true)}
        className="size-16 rounded-field border border-line bg-sunken object-cover"
      />
    </button>
  );
}
