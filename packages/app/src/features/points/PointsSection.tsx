import type { MapPoint } from "@panel/api-client/panel";
import {
  CONTENT_LANGUAGES,
  DEFAULT_CONTENT_LANGUAGE,
  LANGUAGE,
  type ContentLanguage,
} from "@panel/domain/languages";
import type { PointRows } from "@panel/domain/experience/point-record";
import { nextTemporaryId } from "@panel/domain/experience/point-rules";
import type { Position } from "@panel/domain/experience/position";
import { Button } from "@panel/ui/button";
import { EmptyState } from "@panel/ui/empty-state";
import { IconButton } from "@panel/ui/icon-button";
import { Section } from "@panel/ui/section";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { useToast } from "@panel/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, MapPinPlus, Maximize2, Minimize2 } from "lucide-react";
import { memo, useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../session/use-session.ts";
import { WhenInSight } from "../../shared/WhenInSight.tsx";
import { useMediaQuery } from "../../shared/use-media-query.ts";
import type { OpenPoint, PointsProps } from "../../route/open-point.ts";
import { experienceRecord } from "../../route/queries.ts";
import { usePointsOpenedByCheck } from "../../route/check/check-context.ts";
import { ADD_POINT } from "./lead-to-points.ts";
import { editButtonOf, followingPoint, reopen, type Open } from "./open-point.ts";
import { pointsLeftUnsaved } from "../../route/point-draft.ts";
import { PointEditor } from "./PointEditor.tsx";
import { PointWorkspace } from "./PointWorkspace.tsx";
import { PointQuestions } from "./PointQuestions.tsx";
import { PointsTable } from "./PointsTable.tsx";
import { RouteMap } from "./RouteMap.tsx";
import { UnsavedPointsContext, useUnsavedPoints } from "./unsaved-points.tsx";
import { useAskedPoint } from "./use-asked-point.ts";
import { useOpenPlace } from "./use-open-place.ts";
import { usePointChanges } from "./use-point-changes.ts";
import { WholeWindow } from "./WholeWindow.tsx";

interface PointsSectionProps extends PointsProps {
  /** What takes points in and out. */
  exchange: ReactNode;
  /** What keeps the route from being played, and what was noted on it. */
  check: ReactNode;
}

const NO_POINTS: MapPoint[] = [];
const NO_ROWS: PointRows = { mappointstory: [], mappointardesc: [], mappointMinigames: [] };

/** The points of the experience: a table of them, the map of their route, and beside them the editor of one. */
export const PointsSection = memo(function PointsSection({
  experienceId,
  city,
  saving,
  language,
  onLanguage,
  onUnsaved,
  actions,
  onWindow,
  exchange,
  check,
}: PointsSectionProps) {
  const { t } = useTranslation();
  const user = useUser();
  const toast = useToast();
  const { data } = useQuery(experienceRecord(experienceId));
  const points = data?.mappoints ?? NO_POINTS;
  const changes = usePointChanges(experienceId, points);
  const [left, setLeft] = useState(() => pointsLeftUnsaved(user.id, experienceId)[0]);
  // A new experience has no points to wait for, nor right after its first save.
  const [isNew] = useState(experienceId === 0);
  const [chosen, setChosen] = useState<Open>();
  /** What opens once the reader has discarded what is unsaved. */
  const [pending, setPending] = useState<Open>();
  const [closed, setClosed] = useState(false);
  /** Of the point whose editor has just been closed. */
  const [closedId, setClosedId] = useState<number>();
  const [wide, setWide] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const isNarrow = useMediaQuery("(width < 64rem)");
  const [turn, setTurn] = useState(0);
  const addRef = useRef<HTMLButtonElement>(null);
  const unsaved = useRef<OpenPoint>(undefined);
  const [unsavedId, setUnsavedId] = useState<OpenPoint["id"]>();
  const unsavedPoints = useUnsavedPoints(unsavedId, pointsLeftUnsaved(user.id, experienceId));
  const [warning, setWarning] = useState(false);
  const open = chosen ?? (isNew || data ? reopen(left, points, closed) : undefined);
  const openPlace = useOpenPlace(open?.id);
  const following = open?.point && followingPoint(points, open.id);
  /** Opens an editor; where that would lose something unsaved, it asks first. */
  const show = (next: Open) => {
    if (open && next.id === open.id && next.point) {
      // Already open: the focus goes there.
      setChosen({ ...open, ...next, takesFocus: true });
      return;
    }
    // All new points share one draft; each stored one keeps its own.
    if (unsaved.current?.id === "new" && !next.point) {
      setPending(next);
      return;
    }
    if (unsaved.current) toast.show({ tone: "info", title: t("WORKSPACE.draftKept") });
    setChosen(next);
  };
  const choose = (point: MapPoint) => show({ id: point.IdPoint, point, takesFocus: true });
  useAskedPoint(points, data !== undefined, choose);
  const newPoint = (place?: Position): Open => ({
    id: nextTemporaryId(points.map((point) => point.IdPoint)),
    point: undefined,
    takesFocus: true,
    turn: turn + 1,
    ...(place ? { place } : {}),
  });
  usePointsOpenedByCheck((id, place) => {
    const point = points.find((known) => known.IdPoint === id);
    if (point && place) {
      show({ id, point, takesFocus: true, place });
      openPlace.visit(place);
      // The focus goes to the field of the finding.
    } else if (point && open?.id !== id) show({ id, point, takesFocus: false });
  });
  /** Closes the editor, or shows another in its place. One that was opened while this one was saving stays. */
  const leave = (next?: Open) => {
    // What is left of a point that is gone has no row to be opened from: it follows by itself.
    const isGone = (id: number | "new") => id !== "new" && !points.some((p) => p.IdPoint === id);
    const others = pointsLeftUnsaved(user.id, experienceId).filter((id) => id !== open?.id);
    setLeft(next ? undefined : others.find(isGone));
    setChosen((now) => (now && !(now.id === open?.id && now.turn === open.turn) ? now : next));
  };
  const close = (id = open?.id) => {
    setClosedId(id);
    leave();
    setClosed(true);
  };
  // Closing the editor removed the focused element, so the focus returns to the list: to the row of the point, if it has one.
  useEffect(() => {
    if (!closed || open) return;
    const button = editButtonOf(closedId);
    button?.focus();
    // There is no such row, or the map is shown in place of the list.
    if (!button || document.activeElement !== button) addRef.current?.focus();
  }, [closed, closedId, open]);
  const add = (place?: Position) => {
    setWarning(experienceId === 0);
    setTurn(turn + 1);
    show(newPoint(place));
  };
  const addNext = () => {
    setTurn(turn + 1);
    // A point begins with its Spanish texts, which are the required ones.
    onLanguage(DEFAULT_CONTENT_LANGUAGE);
    leave(newPoint());
  };
  /** Closes the editor; what is unsaved stays as the draft of its point. */
  const putAside = () => {
    if (unsaved.current) toast.show({ tone: "info", title: t("WORKSPACE.draftKept") });
    close();
  };
  const isSheet = isNarrow && open !== undefined;
  const languageChoice = (
    <SegmentedControl
      aria-label={t("FORM.languages")}
      value={language}
      onValueChange={(code) => onLanguage(code as ContentLanguage)}
      options={CONTENT_LANGUAGES.map((code) => ({ value: code, label: LANGUAGE[code].tab }))}
    />
  );
  const addButton = (
    <Button
      ref={addRef}
      id={ADD_POINT}
      icon={<MapPinPlus className="size-4" />}
      onClick={() => add()}
    >
      {t("POINTS.add")}
    </Button>
  );
  const editor = open && (
    <PointEditor
      key={`${open.id} ${open.point ? "" : (open.turn ?? 0)}`}
      experienceId={experienceId}
      experienceSaving={saving}
      language={language}
      id={open.id}
      point={open.point}
      points={points}
      rows={data ?? NO_ROWS}
      takeFocus={open.takesFocus}
      city={city}
      place={open.place}
      onPosition={(position) => openPlace.tell({ id: open.id, position })}
      onVisit={openPlace.visit}
      onUnsaved={(now) => {
        unsaved.current = now;
        setUnsavedId(now?.id);
        onUnsaved(now);
      }}
      onClose={close}
      hasNext={following !== undefined}
      onNext={() =>
        following ? leave({ id: following.IdPoint, point: following, takesFocus: true }) : addNext()
      }
    />
  );
  return (
    <Section
      className="scroll-mt-28 tablet:scroll-mt-40"
      id="points"
      title={t("POINTS.title")}
      hint={points.length === 0 && t("POINTS.text")}
      state={points.length > 0 ? "complete" : "incomplete"}
      stateLabel={t("FORM.points", { count: points.length })}
    >
      <WholeWindow
        active={wide || isSheet}
        label={t("POINTS.title")}
        onLeave={() => (isSheet ? putAside() : setWide(false))}
        onUndo={changes.undo}
      >
        {wide && !isSheet && <div ref={onWindow} className="mb-3" />}
        {isSheet && (
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <Button variant="quiet" icon={<ArrowLeft />} onClick={putAside}>
              {t("WORKSPACE.backToPoints")}
            </Button>
            {languageChoice}
          </div>
        )}
        <PointWorkspace
          wide={wide}
          isSheet={isSheet}
          isEmpty={points.length === 0}
          toolbar={
            <>
              {points.length > 0 && addButton}
              {actions}
              {points.length > 0 && exchange}
              {wide && languageChoice}
              <IconButton
                label={t(wide ? "WORKSPACE.inPage" : "WORKSPACE.wholeWindow")}
                className="ml-auto max-laptop:hidden"
                onClick={() => setWide(!wide)}
              >
                {wide ? <Minimize2 /> : <Maximize2 />}
              </IconButton>
            </>
          }
          list={
            data && points.length > 0 ? (
              <UnsavedPointsContext value={unsavedPoints}>
                <PointsTable
                  record={data}
                  changes={changes}
                  openId={open?.id}
                  pointedId={pointed}
                  onPoint={setPointed}
                  onEdit={choose}
                  onDelete={(ids) => {
                    if (!open || !ids.includes(open.id)) return;
                    unsaved.current?.discard();
                    close();
                  }}
                />
              </UnsavedPointsContext>
            ) : (
              <EmptyState
                icon={<MapPinPlus />}
                level={3}
                title={t("POINTS.emptyTitle")}
                action={
                  !open && (
                    <div className="flex flex-wrap justify-center gap-2">
                      {addButton}
                      {exchange}
                    </div>
                  )
                }
              >
                {t("POINTS.emptyText")}
              </EmptyState>
            )
          }
          map={
            (data || isNew) && (
              <WhenInSight height="var(--route-map-height)">
                <RouteMap
                  points={points}
                  city={city}
                  open={openPlace.place}
                  visited={openPlace.visited}
                  pointed={pointed}
                  onOpen={choose}
                  onAdd={add}
                  onPlace={(place) => open && setChosen({ ...open, place })}
                  onMove={(point, place) => void changes.place(point, place)}
                  onHover={setPointed}
                />
              </WhenInSight>
            )
          }
          editor={editor}
          check={experienceId > 0 && check}
        />
      </WholeWindow>
      <PointQuestions
        discards={pending !== undefined}
        onDiscard={() => {
          unsaved.current?.discard();
          setLeft(undefined);
          setChosen(pending);
          setPending(undefined);
        }}
        onKeep={() => setPending(undefined)}
        warns={warning}
        onWarned={() => setWarning(false)}
      />
    </Section>
  );
});
