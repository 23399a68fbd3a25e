import { addEventTeams, type EventDetails } from "@panel/api-client/events";
import { EVENT_LIMITS, teamNameKey } from "@panel/domain/events/teams";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { eventsApi } from "../../../shared/events-api.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { teamProblems, teamsOf, type TeamsForm } from "../list/event-form.ts";
import { TeamsFields } from "../list/TeamsFields.tsx";
import { eventDetails } from "../queries.ts";

interface AddTeamsProps extends EventDetails {
  onClose(): void;
}

/** Adds teams to an event, also while it is under way. */
export function AddTeams({ event, teams, onClose }: AddTeamsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const formId = useId();
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
    <Dialog
      open
      title={t("EVENT_DAY.teamList.add")}
      blocked={adding.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
          <Button variant="primary" type="submit" form={formId} loading={adding.isPending}>
            {t("GENERIC.add")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          submitted.stopPropagation();
          setTried(true);
          if (Object.keys(problems).length === 0 && !adding.isPending) adding.mutate();
        }}
      >
        <TeamsFields
          value={form}
          left={EVENT_LIMITS.teams - teams.length}
          problems={isTried ? problems : {}}
          onChange={(changes) => setForm((now) => ({ ...now, ...changes }))}
        />
        {adding.error && <InlineMessage tone="error">{errorText(adding.error)}</InlineMessage>}
      </form>
    </Dialog>
  );
}
