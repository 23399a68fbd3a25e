import { deleteMapPoint, type MapPoint } from "@panel/api-client/panel";
import { shownPosition } from "@panel/domain/experience/position";
import { Badge } from "@panel/ui/badge";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { DataTable, type DataTableColumn } from "@panel/ui/data-table";
import { IconButton } from "@panel/ui/icon-button";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { assetUsesChanged } from "../../../shared/assets/queries.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { useTableLabels } from "../../../shared/use-table-labels.ts";
import { experienceKeys } from "../queries.ts";
import { usePointTitle } from "./use-point-title.ts";

interface PointsTableProps {
  experienceId: number;
  points: readonly MapPoint[];
  onEdit(point: MapPoint): void;
}

const rowId = (point: MapPoint) => String(point.IdPoint);

export function PointsTable({ experienceId, points, onEdit }: PointsTableProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const tableLabels = useTableLabels();
  const queryClient = useQueryClient();
  const title = usePointTitle(points);
  const [deleting, setDeleting] = useState<MapPoint>();

  const remove = useMutation({
    mutationFn: (point: MapPoint) =>
      withSession(() =>
        deleteMapPoint(panelApi, { mappointId: point.IdPoint, mappointGymId: experienceId }),
      ),
    onSuccess: async (_, point) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: experienceKeys.record(experienceId) }),
        assetUsesChanged(queryClient),
      ]);
      setDeleting(undefined);
      toast.show({ tone: "success", title: t("POINTS.deleted", { name: title(point) }) });
    },
  });

  const columns = useMemo(
    (): DataTableColumn<MapPoint>[] => [
      {
        id: "name",
        header: t("POINTS.name"),
        cell: (point) => (
          <span className="flex items-center gap-2">
            <span className="w-5 shrink-0 text-ink-muted tabular-nums">
              {points.indexOf(point) + 1}
            </span>
            <span className="font-medium">{title(point)}</span>
            {point.IsFinal === 1 && <Badge tone="lime">{t("POINTS.final")}</Badge>}
          </span>
        ),
      },
      {
        id: "address",
        header: t("POINTS.address"),
        cell: (point) => (
          <span className="text-ink-muted">
            {point.Location || shownPosition({ lat: point.Latitude, lon: point.Longitude })}
          </span>
        ),
      },
    ],
    [t, points, title],
  );

  const close = () => {
    setDeleting(undefined);
    remove.reset();
  };

  return (
    <>
      <DataTable
        label={t("POINTS.table")}
        // The header of the list stays below the top bar and the language tabs.
        className="[--data-table-sticky-top:6rem]"
        rows={points}
        columns={columns}
        rowId={rowId}
        locale={i18n.language}
        labels={tableLabels}
        actions={(point) => (
          <>
            <IconButton
              label={t("POINTS.edit", { name: title(point) })}
              onClick={() => onEdit(point)}
            >
              <Pencil />
            </IconButton>
            <IconButton
              label={t("POINTS.delete", { name: title(point) })}
              className="hover:text-danger"
              onClick={() => setDeleting(point)}
            >
              <Trash2 />
            </IconButton>
          </>
        )}
      />
      <ConfirmDialog
        open={deleting !== undefined}
        destructive
        title={t("POINTS.deleteTitle", { name: deleting ? title(deleting) : "" })}
        description={t("POINTS.deleteText")}
        confirmLabel={t("GENERIC.delete")}
        pending={remove.isPending}
        error={remove.error ? `${t("POINTS.deleteError")}. ${errorText(remove.error)}` : undefined}
        onConfirm={() => deleting && remove.mutate(deleting)}
        onClose={close}
      />
    </>
  );
}
