import { deleteEvent, type Event } from "@panel/api-client/events";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { eventsApi } from "../../../shared/events-api.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { eventList } from "../../../route/event-list.ts";

interface DeleteEventProps {
  event: Event;
  onClose(): void;
}

/** Asks before an event is deleted with its teams. */
export function DeleteEvent({ event, onClose }: DeleteEventProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { gymId, id, name } = event;
  const deleting = useMutation({
    mutationFn: () => withSession(() => deleteEvent(eventsApi, { gymId, id })),
    onSuccess: async () => {
      toast.show({ tone: "success", title: t("EVENT_DAY.deleted") });
      onClose();
      await queryClient.invalidateQueries(eventList(gymId));
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={t("EVENT_DAY.deleteTitle", { name })}
      description={t("EVENT_DAY.deleteText")}
      confirmLabel={t("GENERIC.delete")}
      pending={deleting.isPending}
      {...(deleting.error ? { error: errorText(deleting.error) } : {})}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    />
  );
}
