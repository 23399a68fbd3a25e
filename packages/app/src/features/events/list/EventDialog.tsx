import { createEvent, saveEvent, type EventDetails } from "@panel/api-client/events";
import { EVENT_LIMITS } from "@panel/domain/events/teams";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { focusFirstInvalid } from "@panel/ui/form";
import { InlineMessage } from "@panel/ui/inline-message";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { eventsApi } from "../../../shared/events-api.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { eventList } from "../../../route/event-list.ts";
import { eventDetails } from "../queries.ts";
import {
  changedSettings,
  eventProblems,
  formOf,
  NEW_EVENT,
  settingsOf,
  teamProblems,
  teamsOf,
  type EventForm,
  type TeamsForm,
} from "./event-form.ts";
import { EventFields } from "./EventFields.tsx";
import { TeamsFields } from "./TeamsFields.tsx";

interface EventDialogProps {
  gymId: number;
  zone: string;
  /** The event whose settings are changed; without it a new one is made. */
  event?: EventDetails["event"];
  onClose(): void;
  /** Called with the event that was made. */
  onMade?(event: EventDetails["event"]): void;
}

/** Makes an event with its teams, or changes the settings of one. */
export function EventDialog({ gymId, zone, event, onClose, onMade }: EventDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [before] = useState<EventForm>(() => (event ? formOf(event, zone) : NEW_EVENT));
  const [form, setForm] = useState(before);
  const [teams, setTeams] = useState<TeamsForm>(() => ({
    kind: "count",
    count: 10,
    prefix: t("EVENT_DAY.form.team"),
    names: "",
  }));
  const [isTried, setTried] = useState(false);
  const [requestId] = useState(() => crypto.randomUUID());
  const state = event?.state ?? "planned";
  const [now, setNow] = useState(() => Date.now());
  const problems = eventProblems(form, zone, { now, state });
  const badTeams = event ? {} : teamProblems(teams);

  const saving = useMutation({
    mutationFn: async () => {
      if (!event) {
        const settings = settingsOf(form, zone);
        const made = { gymId, requestId, settings, teams: teamsOf(teams) };
        return (await withSession(() => createEvent(eventsApi, made))).event;
      }
      const settings = changedSettings(before, form, zone);
      if (Object.keys(settings).length === 0) return event;
      return withSession(() => saveEvent(eventsApi, { gymId, id: event.id, settings }));
    },
    onSuccess: async (saved) => {
      toast.show({ tone: "success", title: t(event ? "EVENT_DAY.saved" : "EVENT_DAY.made") });
      onClose();
      if (event) await queryClient.invalidateQueries(eventDetails(gymId, event.id));
      else onMade?.(saved);
      await queryClient.invalidateQueries(eventList(gymId));
    },
  });

  const submit = () => {
    const at = Date.now();
    setNow(at);
    setTried(true);
    const found = { ...eventProblems(form, zone, { now: at, state }), ...badTeams };
    if (Object.keys(found).length === 0) saving.mutate();
    // The errors are on the screen only after the next paint.
    else requestAnimationFrame(() => focusFirstInvalid(element.current));
  };

  return (
    <Dialog
      open
      size="lg"
      title={event ? t("EVENT_DAY.editTitle", { name: event.name }) : t("EVENT_DAY.newTitle")}
      description={event ? undefined : t("EVENT_DAY.newText")}
      blocked={saving.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
          <Button variant="primary" type="submit" form={formId} loading={saving.isPending}>
            {t(event ? "EVENT_DAY.save" : "EVENT_DAY.make")}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={formId}
        noValidate
        className="grid gap-6"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          submitted.stopPropagation();
          if (!saving.isPending) submit();
        }}
      >
        <EventFields
          value={form}
          zone={zone}
          state={state}
          problems={isTried ? problems : {}}
          onChange={(changes) => setForm((filled) => ({ ...filled, ...changes }))}
        />
        {!event && (
          <TeamsFields
            value={teams}
            left={EVENT_LIMITS.teams}
            problems={isTried ? badTeams : {}}
            onChange={(changes) => setTeams((filled) => ({ ...filled, ...changes }))}
          />
        )}
        {saving.error && <InlineMessage tone="error">{errorText(saving.error)}</InlineMessage>}
      </form>
    </Dialog>
  );
}
