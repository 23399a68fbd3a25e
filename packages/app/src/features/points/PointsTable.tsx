import { deleteMapPoint, type GymkhanaRecord, type MapPoint } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { IconButton } from "@panel/ui/icon-button";
import { OrderedTable } from "@panel/ui/ordered-table";
import { Select } from "@panel/ui/select";
import { TextInput } from "@panel/ui/text-input";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy, Pencil, Trash2 } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../session/session.ts";
import { panelApi } from "../../shared/connections.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { chained, scored } from "./bulk-changes.ts";
import { pointFacts, type PointFacts } from "./point-facts.ts";
import { DeleteChosen } from "./DeleteChosen.tsx";
import { PointBulkBar } from "./PointBulkBar.tsx";
import { POINT_LIST } from "./ToPointList.tsx";
import type { PointChanges } from "./use-point-changes.ts";
import { usePointColumns } from "./use-point-columns.tsx";
import { POINT_FILTERS, usePointFilter, type PointFilter } from "./use-point-filter.ts";
import { usePointTitle } from "../../route/use-point-title.ts";
import { changed } from "../../shared/what-changed.ts";
import { CONTENT_LANGUAGES, LANGUAGE } from "@panel/domain/languages";

/** In how many points each language lacks texts. */
function AllPointsLanguages({ facts }: { facts: ReadonlyMap<number, PointFacts> }) {
  const { t } = useTranslation();
  const all = [...facts.values()];
  const words = CONTENT_LANGUAGES.map((code) => {
    const count = all.filter(({ lacks }) => lacks.includes(code)).length;
    const text = count > 0 ? t("POINTS.allLack", { count }) : t("POINTS.allComplete");
    return `${LANGUAGE[code].tab}:\u00a0${text}`;
  });
  return (
    <p className="text-caption text-ink-muted">
      {t("POINTS.allLanguages", { list: words.join(" · ") })}
    </p>
  );
}

interface PointsTableProps {
  record: GymkhanaRecord;
  changes: PointChanges;
  /** Id of the point whose editor is open. */
  openId: number | undefined;
  /** Id of the point whose marker is pointed at. */
  pointedId: number | undefined;
  /** Called with the point whose row is pointed at or has the focus, and with nothing when none is. */
  onPoint(id: number | undefined): void;
  onEdit(point: MapPoint): void;
  /** Called before points are deleted. */
  onDelete(ids: readonly number[]): void;
}

/** From how many points on they can be searched and filtered. */
const FILTERED_FROM = 9;

const rowId = (point: MapPoint) => String(point.IdPoint);
const noPoint: (point: MapPoint) => void = () => undefined;
const NOBODY: ReadonlySet<string> = new Set();

/** The points in their order: filters, the table, and what can be done with those that are chosen. */
export function PointsTable({
  record,
  changes,
  openId,
  pointedId,
  onPoint,
  onEdit,
  onDelete,
}: PointsTableProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const points = record.mappoints;
  const title = usePointTitle(points);
  const facts = useMemo(() => pointFacts(record), [record]);
  const { shown, filter, setFilter, search, setSearch, clear } = usePointFilter(
    points,
    facts,
    title,
  );
  const [deleting, setDeleting] = useState<MapPoint>();
  const [isDeletingChosen, setIsDeletingChosen] = useState(false);
  const [picked, setPicked] = useState(NOBODY);
  const [busy, setBusy] = useState(false);
  const chosen = points.filter((point) => picked.has(rowId(point)));

  const remove = useMutation({
    mutationFn: (point: MapPoint) => {
      onDelete([point.IdPoint]);
      return withSession(() =>
        deleteMapPoint(panelApi, { mappointId: point.IdPoint, mappointGymId: record.id }),
      );
    },
    onSuccess: async (_, point) => {
      await changed(queryClient, "experiences");
      setDeleting(undefined);
      toast.show({ tone: "success", title: t("POINTS.deleted", { name: title(point) }) });
    },
  });
  const withChosen = async (work: () => Promise<unknown>, clears = false) => {
    setBusy(true);
    await work();
    setBusy(false);
    if (clears) setPicked(NOBODY);
  };

  const filtered = shown !== points;

  // The buttons of a row stay the same functions, so that opening one point does not render every row.
  const act = useRef({ edit: noPoint, duplicate: noPoint });
  useEffect(() => {
    act.current = {
      edit: onEdit,
      duplicate: (point) => void changes.duplicate(record, point),
    };
  });
  const edit = useCallback((point: MapPoint) => act.current.edit(point), []);
  const columns = usePointColumns(points, facts, edit);
  const actions = useCallback(
    (point: MapPoint) => (
      <>
        <IconButton
          size="sm"
          // Tab comes to the name, which does the same.
          tabIndex={-1}
          label={t("POINTS.edit", { name: title(point) })}
          onClick={() => edit(point)}
        >
          <Pencil />
        </IconButton>
        <IconButton
          size="sm"
          label={t("WORKSPACE.duplicate", { name: title(point) })}
          onClick={() => act.current.duplicate(point)}
        >
          <Copy />
        </IconButton>
        <IconButton
          size="sm"
          label={t("POINTS.delete", { name: title(point) })}
          className="hover:text-danger"
          onClick={() => setDeleting(point)}
        >
          <Trash2 />
        </IconButton>
      </>
    ),
    [t, title, edit],
  );
  const labels = useMemo(
    () => ({
      move: (name: string) => t("WORKSPACE.moveRow", { name }),
      moveHelp: t("WORKSPACE.moveHelp"),
      choose: (name: string) => t("WORKSPACE.chooseRow", { name }),
      moved: (name: string, place: number, count: number) =>
        t("WORKSPACE.movedRow", { name, place, count }),
      actions: t("WORKSPACE.rowActions"),
    }),
    [t],
  );

  const close = () => {
    setDeleting(undefined);
    remove.reset();
  };
  return (
    <>
      {(points.length >= FILTERED_FROM || filtered) && (
        <div className="flex flex-wrap items-center gap-2">
          <div className="min-w-40 flex-1">
            <TextInput
              type="search"
              aria-label={t("WORKSPACE.search")}
              placeholder={t("WORKSPACE.search")}
              value={search}
              onValueChange={setSearch}
            />
          </div>
          <div className="min-w-40 flex-1">
            <Select
              aria-label={t("WORKSPACE.show")}
              value={filter}
              onValueChange={(value) => setFilter(value as PointFilter)}
              options={POINT_FILTERS.map((value) => ({
                value,
                label: t(`WORKSPACE.filters.${value}`),
              }))}
            />
          </div>
        </div>
      )}
      <AllPointsLanguages facts={facts} />
      {shown.length > 1 && chosen.length === 0 && (
        <div>
          <Button size="sm" variant="quiet" onClick={() => setPicked(new Set(shown.map(rowId)))}>
            {t("WORKSPACE.chooseAll")}
          </Button>
        </div>
      )}
      {chosen.length > 0 && (
        <PointBulkBar
          chosen={chosen}
          busy={busy}
          onScore={(score) => {
            const given = scored(chosen, facts, score);
            if (given.length > 0) void withChosen(() => changes.changeSeveral(given));
            else toast.show({ tone: "info", title: t("WORKSPACE.noChallengeChosen") });
          }}
          onChain={() => void withChosen(() => changes.changeSeveral(chained(chosen)))}
          onDelete={() => setIsDeletingChosen(true)}
          onClear={() => setPicked(NOBODY)}
        />
      )}
      {shown.length === 0 ? (
        <div className="grid justify-items-start gap-2">
          <p role="status">{t("WORKSPACE.noMatch")}</p>
          <Button size="sm" onClick={clear}>
            {t("WORKSPACE.clearFilters")}
          </Button>
        </div>
      ) : (
        <OrderedTable
          id={POINT_LIST}
          label={t("POINTS.table")}
          maxHeight="var(--point-list-height, max(16rem, calc(var(--route-map-height) - 5rem)))"
          rows={shown}
          rowId={rowId}
          rowName={title}
          columns={columns}
          current={openId === undefined ? undefined : String(openId)}
          highlighted={pointedId === undefined ? undefined : String(pointedId)}
          onRowPoint={(id) => onPoint(id === undefined ? undefined : Number(id))}
          chosen={picked}
          onChosenChange={setPicked}
          onMove={
            filtered
              ? undefined
              : (ids, target, side) =>
                  void changes.order(new Set([...ids].map(Number)), Number(target), side)
          }
          actions={actions}
          labels={labels}
        />
      )}
      {filtered && shown.length > 0 && (
        <p className="text-caption text-ink-muted">{t("WORKSPACE.orderFiltered")}</p>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        danger
        title={t("POINTS.deleteTitle", { name: deleting ? title(deleting) : "" })}
        description={t("POINTS.deleteText")}
        confirmLabel={t("GENERIC.delete")}
        pending={remove.isPending}
        error={remove.error ? `${t("POINTS.deleteError")}. ${errorText(remove.error)}` : undefined}
        onConfirm={() => deleting && remove.mutate(deleting)}
        onClose={close}
      />
      <DeleteChosen
        open={isDeletingChosen && chosen.length > 0}
        points={points}
        chosen={chosen}
        onConfirm={() => {
          const ids = chosen.map((point) => point.IdPoint);
          setIsDeletingChosen(false);
          onDelete(ids);
          void withChosen(() => changes.remove(ids), true);
        }}
        onClose={() => setIsDeletingChosen(false)}
      />
    </>
  );
}
