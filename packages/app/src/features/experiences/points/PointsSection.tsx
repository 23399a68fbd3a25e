import type { MapPoint } from "@panel/api-client/panel";
import type { ContentLanguage } from "@panel/domain/languages";
import type { PointRows } from "@panel/domain/experience/point-record";
import { nextTemporaryId } from "@panel/domain/experience/point-rules";
import { Button } from "@panel/ui/button";
import { EmptyState } from "@panel/ui/empty-state";
import { ModalAlert } from "@panel/ui/modal-alert";
import { Section } from "@panel/ui/section";
import { useQuery } from "@tanstack/react-query";
import { MapPinPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { experienceRecord } from "../queries.ts";
import { pointLeftUnsaved } from "./point-draft.ts";
import { PointEditor } from "./PointEditor.tsx";
import { PointsTable } from "./PointsTable.tsx";
import { RouteMap } from "./RouteMap.tsx";

interface PointsSectionProps {
  /** 0 until the experience is saved. */
  experienceId: number;
  /** The experience is being saved; a new one gets its id from this save. */
  saving: boolean;
  language: ContentLanguage;
}

interface Open {
  id: number;
  point: MapPoint | undefined;
  /** The user has just opened the editor, so the focus moves into it. */
  asked: boolean;
}

const NO_POINTS: MapPoint[] = [];
const NO_ROWS: PointRows = { mappointstory: [], mappointardesc: [], mappointMinigames: [] };

/** The points of the experience: a map and a table of them, or the editor of one. */
export function PointsSection({ experienceId, saving, language }: PointsSectionProps) {
  const { t } = useTranslation();
  const user = useUser();
  const { data } = useQuery(experienceRecord(experienceId));
  const points = data?.mappoints ?? NO_POINTS;
  const [left, setLeft] = useState(() => pointLeftUnsaved(user.id, experienceId));
  const [chosen, setChosen] = useState<Open>();
  const [closed, setClosed] = useState(false);
  const addRef = useRef<HTMLButtonElement>(null);
  const [warning, setWarning] = useState(false);

  const open = chosen ?? reopen(left, points);
  const choose = (id: number, point: MapPoint | undefined) => setChosen({ id, point, asked: true });
  const close = () => {
    setChosen(undefined);
    setLeft(undefined);
    setClosed(true);
  };
  // Closing the editor removed the focused element, so the focus returns to the list.
  useEffect(() => {
    if (closed && !open) addRef.current?.focus();
  }, [closed, open]);
  const add = () => {
    setWarning(experienceId === 0);
    choose(nextTemporaryId(points.map((point) => point.IdPoint)), undefined);
  };
  const addButton = (
    <Button ref={addRef} icon={<MapPinPlus className="size-4" />} onClick={add}>
      {t("POINTS.add")}
    </Button>
  );

  return (
    <Section
      className="scroll-mt-28"
      id="points"
      title={t("POINTS.title")}
      hint={t("POINTS.text")}
      state={points.length > 0 ? "complete" : "incomplete"}
      stateLabel={t("FORM.points", { count: points.length })}
    >
      {open ? (
        <PointEditor
          key={open.id}
          experienceId={experienceId}
          experienceSaving={saving}
          language={language}
          id={open.id}
          point={open.point}
          points={points}
          rows={data ?? NO_ROWS}
          takeFocus={open.asked}
          onClose={close}
        />
      ) : points.length === 0 ? (
        <EmptyState
          icon={<MapPinPlus />}
          level={3}
          title={t("POINTS.emptyTitle")}
          action={addButton}
        >
          {t("POINTS.emptyText")}
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <RouteMap points={points} onOpen={(point) => choose(point.IdPoint, point)} />
          <PointsTable
            experienceId={experienceId}
            points={points}
            onEdit={(point) => choose(point.IdPoint, point)}
          />
          <div>{addButton}</div>
        </div>
      )}
      <ModalAlert
        open={warning}
        variant="warning"
        title={t("POINTS.SAVE_EXPERIENCE_FIRST")}
        buttonLabel={t("GENERIC.accept")}
        onClose={() => setWarning(false)}
      >
        {t("POINTS.SAVE_EXPERIENCE_FIRST_text")}
      </ModalAlert>
    </Section>
  );
}

/** Reopens the editor of a point that has an unsaved draft from an earlier visit, once the point has loaded. */
function reopen(left: number | "new" | undefined, points: readonly MapPoint[]): Open | undefined {
  if (left === undefined) return undefined;
  if (left === "new")
    return {
      id: nextTemporaryId(points.map((point) => point.IdPoint)),
      point: undefined,
      asked: false,
    };
  const point = points.find((known) => known.IdPoint === left);
  return point && { id: left, point, asked: false };
}
