import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { eventsAddress } from "../../../shared/edit-target.ts";
import { ExperienceScreen, UnreadExperience } from "../../../shared/ExperienceScreen.tsx";
import { EventDesk } from "../EventDesk.tsx";
import { eventList } from "../../../route/event-list.ts";
import { eventDetails } from "../queries.ts";

/** `experiences/:id/events/:event`: one event. */
export function EventScreen() {
  const event = Number(useParams()["event"]);
  return (
    <ExperienceScreen>
      {(gymId) =>
        Number.isSafeInteger(event) && event > 0 ? (
          <StoredEvent key={`${gymId} ${event}`} {...{ gymId, event }} />
        ) : (
          <Navigate to={eventsAddress(gymId)} replace />
        )
      }
    </ExperienceScreen>
  );
}

function StoredEvent({ gymId, event }: { gymId: number; event: number }) {
  const { t } = useTranslation();
  const details = useQuery(eventDetails(gymId, event));
  const list = useQuery(eventList(gymId));
  if (details.data && list.data) return <EventDesk details={details.data} zone={list.data.zone} />;
  return (
    <UnreadExperience
      error={details.error ?? list.error}
      gone={{
        title: t("EVENT_DAY.title"),
        problem: t("EVENT_DAY.eventLoadError"),
        text: t("EVENT_DAY.eventMissing"),
        back: t("EVENT_DAY.back"),
      }}
      failed={t("EVENT_DAY.eventLoadError")}
      retrying={details.isFetching || list.isFetching}
      onRetry={() => {
        if (details.error) void details.refetch();
        if (list.error) void list.refetch();
      }}
      skeletons={["mb-6 h-10 w-96 max-w-full", "mb-3 h-24 w-full", "h-64 w-full"]}
    />
  );
}
