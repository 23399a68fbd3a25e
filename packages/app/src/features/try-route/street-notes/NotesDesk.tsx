import type { MapPoint } from "@panel/api-client/panel";
import type { TryNote } from "@panel/api-client/tryouts";
import type { Position } from "@panel/domain/experience/position";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Dialog } from "@panel/ui/dialog";
import { EmptyState } from "@panel/ui/empty-state";
import { ImagePreview } from "@panel/ui/image-preview";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { NotebookPen } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePointTitle } from "../../../route/use-point-title.ts";
import { useImageLabels } from "../../../shared/assets/use-media-labels.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { NoteRow } from "./NoteRow.tsx";
import { excerptOf, notesByPoint, placeOf } from "./notes-by-point.ts";
import { NotesMap } from "./NotesMap.tsx";
import { useNoteChanges } from "./use-note-changes.ts";

interface NotesDeskProps {
  experienceId: number;
  notes: readonly TryNote[];
  points: readonly MapPoint[];
  onMove(point: number, place: Position): void;
}

/** The list of the notes beside the map of their places. */
export function NotesDesk({ experienceId, notes, points, onMove }: NotesDeskProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const imageLabels = useImageLabels();
  const title = usePointTitle(points);
  const list = useRef<HTMLDivElement>(null);
  const [isDone, setDone] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const [shown, setShown] = useState<number>();
  const [removed, setRemoved] = useState<TryNote>();
  const [enlarged, setEnlarged] = useState<TryNote>();
  const { removing, mark } = useNoteChanges(experienceId, () => setRemoved(undefined));
  const listed = useMemo(() => notes.filter(({ done }) => done === isDone), [notes, isDone]);
  const groups = useMemo(() => notesByPoint(listed, points), [listed, points]);
  const isMapped = listed.some(placeOf);

  const focus = (selector: string) => {
    const found = list.current?.querySelector<HTMLElement>(selector);
    found?.scrollIntoView({ block: "nearest" });
    found?.focus({ preventScroll: true });
  };
  /** A note that leaves the list gives its focus to the one after it, or before it, or to the list. */
  const focusBeside = ({ id }: TryNote) => {
    const ids = groups.flatMap((group) => group.notes.map((note) => note.id));
    const at = ids.indexOf(id);
    const next = ids[at + 1] ?? ids[at - 1];
    if (next === undefined) list.current?.focus();
    else focus(`[data-note="${next}"]`);
  };
  const counted = (label: string, done: boolean) =>
    `${label} (${notes.filter((note) => note.done === done).length})`;

  return (
    <div className="grid items-start gap-4 [--notes-map-height:max(14rem,32dvh)] laptop:grid-cols-[minmax(22rem,2fr)_minmax(0,3fr)] laptop:gap-6 laptop:[--notes-map-height:calc(100dvh-11rem)]">
      {isMapped && (
        <div className="min-w-0 laptop:sticky laptop:top-0 laptop:order-last">
          <NotesMap
            notes={listed}
            points={points}
            shown={shown}
            pointed={pointed}
            onHover={setPointed}
            onSelect={(found) => {
              if ("point" in found) focus(`[data-noted-point="${found.point}"]`);
              else focus(`[data-note="${found.note}"]`);
            }}
          />
        </div>
      )}
      <div
        ref={list}
        tabIndex={-1}
        className={`grid min-w-0 gap-4 outline-none ${isMapped ? "" : "laptop:col-span-2 laptop:mx-auto laptop:w-full laptop:max-w-3xl"}`}
      >
        <SegmentedControl
          label={t("TRYOUTS.notesFilter")}
          value={isDone ? "done" : "open"}
          onValueChange={(value) => setDone(value === "done")}
          options={[
            { value: "open", label: counted(t("TRYOUTS.open"), false) },
            { value: "done", label: counted(t("TRYOUTS.doneOnes"), true) },
          ]}
        />
        {groups.length === 0 && (
          <EmptyState
            level={3}
            icon={<NotebookPen />}
            title={t(isDone ? "TRYOUTS.noneDone" : "TRYOUTS.noneOpen")}
          />
        )}
        {groups.map(({ point, notes: ofPoint }) => {
          const name = point && title(point);
          return (
            <section key={point?.IdPoint ?? "elsewhere"} className="grid gap-2">
              <h3
                data-noted-point={point?.IdPoint}
                tabIndex={-1}
                className="scroll-mt-4 text-body font-semibold wrap-anywhere outline-none"
              >
                {name === undefined
                  ? t("TRYOUTS.elsewhere")
                  : `${points.findIndex((each) => each === point) + 1}. ${name}`}
              </h3>
              <ul className="grid rounded-card border border-line bg-surface">
                {ofPoint.map((note) => (
                  <NoteRow
                    key={note.id}
                    note={note}
                    pointTitle={name}
                    isLit={pointed === note.id}
                    onPoint={(at) => setPointed(at?.id)}
                    onShow={({ id }) => setShown(id)}
                    onPhoto={setEnlarged}
                    onRemove={setRemoved}
                    onMark={(changed, done) => {
                      focusBeside(changed);
                      mark(changed, done);
                    }}
                    onMove={(moved) => {
                      const place = placeOf(moved);
                      if (point && place) onMove(point.IdPoint, place);
                    }}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <ConfirmDialog
        open={removed !== undefined}
        danger
        title={t("TRYOUTS.removeTitle")}
        description={t("TRYOUTS.removeText")}
        confirmLabel={t("TRYOUTS.remove")}
        pending={removing.isPending}
        {...(removing.error ? { error: errorText(removing.error) } : {})}
        onConfirm={() => removed && removing.mutate(removed)}
        onClose={() => {
          removing.reset();
          setRemoved(undefined);
        }}
      />
      {enlarged && (
        <Dialog
          open
          size="xl"
          title={t("TRYOUTS.photoTitle")}
          description={enlarged.text}
          onClose={() => setEnlarged(undefined)}
        >
          <ImagePreview
            src={enlarged.photo}
            alt={`${t("TRYOUTS.photoTitle")}: ${excerptOf(enlarged)}`}
            fullscreen={false}
            labels={imageLabels}
            style={{ height: "min(70dvh, 40rem)" }}
          />
        </Dialog>
      )}
    </div>
  );
}
