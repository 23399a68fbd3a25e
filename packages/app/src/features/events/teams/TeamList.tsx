import { removeEventTeam, type EventDetails, type EventTeam } from "@panel/api-client/events";
import { EVENT_LIMITS } from "@panel/domain/events/teams";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { CopyButton } from "@panel/ui/copy-button";
import { DataTable, VirtualRows, type DataTableColumn } from "@panel/ui/data-table";
import { EmptyState } from "@panel/ui/empty-state";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus, Printer, Trash2, Users } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { eventsApi } from "../../../shared/events-api.ts";
import { RowActions } from "../../../shared/RowActions.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { useTableLabels } from "../../../shared/use-table-labels.ts";
import { eventDetails } from "../queries.ts";
import { useTeamName } from "../use-team-name.ts";
import { AddTeams } from "./AddTeams.tsx";
import { TeamCards } from "./TeamCards.tsx";

const byNumber = (a: EventTeam, b: EventTeam) => a.number - b.number;
const searchIn = ({ name, code }: EventTeam) => [name, code];

/** The teams of an event with their codes, to print, to add to and to remove from. */
export function TeamList({ event, teams }: EventDetails) {
  const { t, i18n } = useTranslation();
  const tableLabels = useTableLabels();
  const teamName = useTeamName();
  const [open, setOpen] = useState<"add" | "cards">();
  const [leaving, setLeaving] = useState<EventTeam>();
  const isOver = event.state === "over";
  const columns = useMemo<DataTableColumn<EventTeam>[]>(
    () => [
      { id: "name", header: t("EVENT_DAY.teamList.name"), value: teamName },
      {
        id: "number",
        header: t("EVENT_DAY.teamList.number"),
        value: ({ number }) => number,
        align: "end",
        width: "6rem",
      },
      {
        id: "code",
        header: t("EVENT_DAY.teamList.code"),
        value: ({ code }) => code,
        sortable: false,
        cell: ({ code }) =>
          code && (
            <span className="flex items-center gap-1">
              <span className="font-medium tracking-wider tabular-nums">{code}</span>
              <CopyButton
                iconOnly
                size="sm"
                variant="quiet"
                text={code}
                label={t("EVENT_DAY.teamList.copyCode", { code })}
              />
            </span>
          ),
      },
      {
        id: "phones",
        header: t("EVENT_DAY.teamList.phones"),
        value: ({ phones }) => phones,
        cell: ({ phones }) => t("EVENT_DAY.teamList.phonesOf", { phones, most: event.phones }),
        align: "end",
      },
    ],
    [t, teamName, event.phones],
  );
  const labels = useMemo(
    () => ({ ...tableLabels, search: t("EVENT_DAY.teamList.search") }),
    [tableLabels, t],
  );
  return (
    <>
      <DataTable
        label={t("EVENT_DAY.tabs.teams")}
        rows={teams}
        rowId={({ id }) => String(id)}
        columns={columns}
        defaultOrder={byNumber}
        searchIn={searchIn}
        locale={i18n.language}
        body={VirtualRows}
        labels={labels}
        toolbar={
          !isOver && (
            <div className="flex flex-wrap gap-2">
              <Button
                icon={<Plus className="size-4" />}
                disabled={teams.length >= EVENT_LIMITS.teams}
                onClick={() => setOpen("add")}
              >
                {t("EVENT_DAY.teamList.add")}
              </Button>
              <Button
                variant={event.state === "planned" ? "primary" : "secondary"}
                icon={<Printer className="size-4" />}
                disabled={teams.length === 0}
                onClick={() => setOpen("cards")}
              >
                {t("EVENT_DAY.teamList.print")}
              </Button>
            </div>
          )
        }
        empty={
          <EmptyState icon={<Users />} title={t("EVENT_DAY.teamList.none")}>
            {t("EVENT_DAY.teamList.noneText")}
          </EmptyState>
        }
        {...(!isOver && {
          actions: (team: EventTeam) => (
            <RowActions
              name={teamName(team)}
              actions={[
                {
                  label: t("EVENT_DAY.teamList.removeOf", { name: teamName(team) }),
                  icon: <Trash2 />,
                  first: true,
                  danger: true,
                  disabled: !team.removable,
                  onPress: () => setLeaving(team),
                },
              ]}
            />
          ),
        })}
      />
      {open === "add" && <AddTeams {...{ event, teams }} onClose={() => setOpen(undefined)} />}
      {open === "cards" && <TeamCards {...{ event, teams }} onClose={() => setOpen(undefined)} />}
      {leaving && <RemoveTeam event={event} team={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

interface RemoveTeamProps {
  event: EventDetails["event"];
  team: EventTeam;
  onClose(): void;
}

function RemoveTeam({ event: { gymId, id }, team, onClose }: RemoveTeamProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const name = useTeamName()(team);
  const { queryKey } = eventDetails(gymId, id);
  const removing = useMutation({
    mutationFn: () => withSession(() => removeEventTeam(eventsApi, { gymId, id, team: team.id })),
    onSuccess: (details) => {
      queryClient.setQueryData(queryKey, details);
      toast.show({ tone: "success", title: t("EVENT_DAY.teamList.removed", { name }) });
      onClose();
    },
    // It has begun to play meanwhile: the list says so.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <ConfirmDialog
      open
      danger
      title={t("EVENT_DAY.teamList.removeTitle", { name })}
      description={t("EVENT_DAY.teamList.removeText")}
      confirmLabel={t("EVENT_DAY.teamList.remove")}
      pending={removing.isPending}
      {...(removing.error ? { error: errorText(removing.error) } : {})}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    />
  );
}
