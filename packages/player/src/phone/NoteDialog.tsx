import { Button } from "@panel/ui/button";
import { Textarea } from "@panel/ui/textarea";
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from "react";
import { LEVELS, useBack } from "../back-layers.ts";
import { Icon } from "../icons.tsx";
import { IconButton } from "../Screen.tsx";
import { useWords } from "../words.ts";
import type { QueueState } from "./note-queue.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

const TEXT_MAX = 1000;

/** What is written of a note and not sent. */
export interface NoteDraft {
  readonly text: string;
  readonly photo?: Blob | undefined;
}

interface NoteDialogProps {
  queue: QueueState;
  /** Kept by whoever shows the dialog, so that closing it loses nothing. */
  draft: NoteDraft;
  setDraft: Dispatch<SetStateAction<NoteDraft>>;
  onSend: (text: string, photo: Blob | undefined) => Promise<void>;
  onClose: () => void;
}

/** Where a note from the street is written: text, and a photo if there is something to show. */
export function NoteDialog({ queue, draft, setDraft, onSend, onClose }: NoteDialogProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const { text, photo } = draft;
  const photoUrl = useObjectUrl(photo);
  const [failed, setFailed] = useState(false);
  const [isWritten, setIsWritten] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useBack(LEVELS.dialog, () => dialog.current?.close());
  const written = text.trim();
  const canSend = written !== "" && written.length <= TEXT_MAX;
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFailed(false);
    try {
      const shrunk = await shrinkPhoto(chosen);
      setDraft((before) => ({ ...before, photo: shrunk }));
    } catch {
      setFailed(true);
    }
  };
  const send = async () => {
    if (!canSend) return;
    await onSend(written, photo);
    setDraft({ text: "" });
    setIsWritten(true);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="note-title"
      onClose={onClose}
      className="mx-auto mt-auto mb-0 max-h-[calc(100dvh-2rem)] w-full max-w-xl overflow-y-auto rounded-t-card bg-surface text-ink backdrop:bg-overlay"
    >
      <form
        className="grid gap-3 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <header className="flex items-center gap-2">
          <h2 id="note-title" className="flex-1 text-reading font-semibold">
            {t("noteTitle")}
          </h2>
          <IconButton name="close" label={t("close")} onClick={() => dialog.current?.close()} />
        </header>
        <p id="note-hint" className="text-body text-ink-muted">
          {t("noteHint")}
        </p>
        <Textarea
          value={text}
          onValueChange={(next) => {
            setDraft((before) => ({ ...before, text: next }));
            setIsWritten(false);
          }}
          minRows={3}
          maxRows={8}
          aria-label={t("noteText")}
          aria-describedby="note-hint note-count"
          aria-invalid={written.length > TEXT_MAX || undefined}
          placeholder={t("noteText")}
          className="text-reading"
        />
        <p
          id="note-count"
          className={written.length > TEXT_MAX ? "text-body text-danger" : "sr-only"}
        >
          {t("charactersOf", { count: written.length, max: TEXT_MAX })}
        </p>
        {photoUrl && (
          <img
            src={photoUrl}
            alt={t("photoOf")}
            className="max-h-60 w-full rounded-card bg-sunken object-contain"
          />
        )}
        {failed && (
          <p role="alert" className="text-body text-danger">
            {t("photoFailed")}
          </p>
        )}
        <input
          ref={file}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={t("addPhoto")}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            size="lg"
            icon={<Icon name="camera" />}
            className="flex-1"
            onClick={() => file.current?.click()}
          >
            {t(photo ? "changePhoto" : "addPhoto")}
          </Button>
          {photo && (
            <Button size="lg" variant="quiet" onClick={() => setDraft({ text })}>
              {t("removePhoto")}
            </Button>
          )}
        </div>
        <Button type="submit" variant="primary" size="lg" fullWidth aria-disabled={!canSend}>
          {t("send")}
        </Button>
        <div role="status" className="text-body text-ink-muted">
          {queue.isGone ? (
            <p className="text-danger">{t("noteGone")}</p>
          ) : (
            <>
              {isWritten && !queue.isFull && (
                <p>{t(queue.pending > 0 ? "noteKept" : "noteSent")}</p>
              )}
              {queue.photoRefused && <p>{t("photoRefused")}</p>}
              {queue.pending > 0 && <p>{t("notePending", { count: queue.pending })}</p>}
              {queue.isFull && <p className="text-danger">{t("noteRefused")}</p>}
            </>
          )}
        </div>
      </form>
    </dialog>
  );
}

/** The address of a blob while it is shown; undefined for none. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>();
  useEffect(() => {
    if (!blob) return undefined;
    const url = URL.createObjectURL(blob);
    // eslint-disable-next-line react/set-state-in-effect -- The address exists only outside of React.
    setMade({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return made && made.blob === blob ? made.url : undefined;
}
