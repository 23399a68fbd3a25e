import { addEventTeams, type EventDetails } from "@panel/api-client/events";
import { EVENT_LIMITS, teamNameKey } from "@panel/domain/events/teams";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { eventsApi } from "../../../shared/events-api.ts";
import { FormDialog } from "../board/FormDialog.tsx";
import { teamProblems, teamsOf, type TeamsForm } from "../list/event-form.ts";
import { TeamsFields } from "../list/TeamsFields.tsx";
import { eventDetails } from "../queries.ts";

interface AddTeamsProps extends EventDetails {
  onClose(): void;
}

/** Adds teams to an event, also while it is under way. */
export function AddTeams({ event, teams, onClose }: AddTeamsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { gymId, id } = event;
  const [form, setForm] = useState<TeamsForm>(() => ({
    kind: "count",
    count: 1,
    prefix: t("EVENT_DAY.form.team"),
    names: "",
  }));
  const [isTried, setTried] = useState(false);
  const [requestId] = useState(() => crypto.randomUUID());
  const there = useMemo(
    () => ({ count: teams.length, names: new Set(teams.map(({ name }) => teamNameKey(name))) }),
    [teams],
  );
  const problems = teamProblems(form, there);
  const adding = useMutation({
    mutationFn: () =>
      withSession(() => addEventTeams(eventsApi, { gymId, id, requestId, teams: teamsOf(form) })),
    onSuccess: (details) => {
      queryClient.setQueryData(eventDetails(gymId, id).queryKey, details);
      const count = details.teams.length - teams.length;
      toast.show({ tone: "success", title: t("EVENT_DAY.teamList.added", { count }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t("EVENT_DAY.teamList.add")}
      submitLabel={t("GENERIC.add")}
      pending={adding.isPending}
      error={adding.error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (Object.keys(problems).length === 0) adding.mutate();
      }}
    >
      <TeamsFields
        value={form}
        left={EVENT_LIMITS.teams - teams.length}
        problems={isTried ? problems : {}}
        onChange={(changes) => setForm((now) => ({ ...now, ...changes }))}
      />
    </FormDialog>
  );
}
