import { Dialog } from "@panel/ui/dialog";
import { TRY_NOTE_DAYS } from "@panel/domain/tryouts";
import { EmptyState } from "@panel/ui/empty-state";
import { ErrorState } from "@panel/ui/error-state";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import type { Position } from "@panel/domain/experience/position";
import { useQuery } from "@tanstack/react-query";
import { NotebookPen } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRouteCheck } from "../../../route/check/check-context.ts";
import { experienceRecord } from "../../../route/queries.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { TryOnPhone } from "../trial-links/TryOnPhone.tsx";
import { NotesDesk } from "./NotesDesk.tsx";
import { tryNotes } from "./queries.ts";

interface StreetNotesProps {
  experienceId: number;
  onClose(): void;
  /** Called before a point opens that takes the place of a note. */
  onMove(): void;
}

/** What was noted on the way by those who try the route: on a list by points and on a map, to be worked through. */
export function StreetNotes({ experienceId, onClose, onMove }: StreetNotesProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { opener } = useRouteCheck();
  const { data: record } = useQuery(experienceRecord(experienceId));
  const { data: notes, error, isFetching, refetch } = useQuery(tryNotes(experienceId));
  /** What opens in place of the dialog, which keeps the focus until it is gone. */
  const opens = useRef<() => void>(undefined);
  const move = (point: number, place: Position) => {
    opens.current = () => opener.openPointAt(point, place);
    onMove();
    onClose();
  };
  return (
    <Dialog
      open
      size="full"
      title={t("TRYOUTS.notesTitle")}
      description={t("TRYOUTS.notesText", { days: TRY_NOTE_DAYS })}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        if (!opens.current) return;
        event.preventDefault();
        opens.current();
      }}
    >
      {!notes && error ? (
        <ErrorState
          level={3}
          title={t("TRYOUTS.loadError")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorText(error)}
        </ErrorState>
      ) : !notes || !record ? (
        <Loading label={t("GENERIC.loading")}>
          <div className="grid gap-4 laptop:grid-cols-2">
            <Skeleton className="h-72 w-full" />
            <Skeleton className="h-72 w-full" />
          </div>
        </Loading>
      ) : notes.length === 0 ? (
        <EmptyState
          level={3}
          icon={<NotebookPen />}
          title={t("TRYOUTS.noNotes")}
          action={<TryOnPhone experienceId={experienceId} />}
        >
          {t("TRYOUTS.noNotesText")}
        </EmptyState>
      ) : (
        <NotesDesk
          experienceId={experienceId}
          notes={notes}
          points={record.mappoints}
          onMove={move}
        />
      )}
    </Dialog>
  );
}
