import type { MapPoint } from "@panel/api-client/panel";
import type { ContentLanguage } from "@panel/domain/languages";
import { nextTemporaryId } from "@panel/domain/map-point";
import { Button } from "@panel/ui/button";
import { EmptyState } from "@panel/ui/empty-state";
import { ModalAlert } from "@panel/ui/modal-alert";
import { Section } from "@panel/ui/section";
import { useQuery } from "@tanstack/react-query";
import { MapPinPlus } from "lucide-react";
import { useState } from "react";
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
  /** The experience is being saved and may be about to get its id. */
  saving: boolean;
  language: ContentLanguage;
}

type Open = { id: number; point: MapPoint | undefined };

const NO_POINTS: MapPoint[] = [];

/** The points of the experience: a map and a table of them, or the editor of one. */
export function PointsSection({ experienceId, saving, language }: PointsSectionProps) {
  const { t } = useTranslation();
  const user = useUser();
  const { data } = useQuery(experienceRecord(experienceId));
  const points = data?.mappoints ?? NO_POINTS;
  const [left, setLeft] = useState(() => pointLeftUnsaved(user.id, experienceId));
  const [chosen, setChosen] = useState<Open>();
  const [warning, setWarning] = useState(false);

  const open = chosen ?? reopen(left, points);
  const close = () => {
    setChosen(undefined);
    setLeft(undefined);
  };
  const add = () => {
    setWarning(experienceId === 0);
    setChosen({ id: nextTemporaryId(points.map((point) => point.IdPoint)), point: undefined });
  };
  const addButton = (
    <Button icon={<MapPinPlus className="size-4" />} onClick={add}>
      {t("POINTS.add")}
    </Button>
  );

  return (
    <Section
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
          <RouteMap points={points} onOpen={(point) => setChosen({ id: point.IdPoint, point })} />
          <PointsTable
            experienceId={experienceId}
            points={points}
            onEdit={(point) => setChosen({ id: point.IdPoint, point })}
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

/** The editor that a former visit left open with something unsaved, once its point is there. */
function reopen(left: number | "new" | undefined, points: readonly MapPoint[]): Open | undefined {
  if (left === undefined) return undefined;
  if (left === "new")
    return { id: nextTemporaryId(points.map((point) => point.IdPoint)), point: undefined };
  const point = points.find((known) => known.IdPoint === left);
  return point && { id: left, point };
}
