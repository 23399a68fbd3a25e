import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { experienceRecord } from "../../../route/queries.ts";
import { ExperienceScreen, UnreadExperience } from "../../../shared/ExperienceScreen.tsx";
import { EventList } from "../list/EventList.tsx";
import { eventList } from "../../../route/event-list.ts";

/** `experiences/:id/events`: the events of an experience. */
export function EventsScreen() {
  return <ExperienceScreen>{(id) => <StoredEvents key={id} id={id} />}</ExperienceScreen>;
}

function StoredEvents({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(eventList(id));
  const { data: record } = useQuery(experienceRecord(id));
  if (data) return <EventList gymId={id} name={record?.GymName ?? ""} list={data} />;
  return (
    <UnreadExperience
      error={error}
      gone={{
        title: t("EVENT_DAY.title"),
        problem: t("EVENT_DAY.loadError"),
        text: t("EVENT_DAY.missing"),
        back: t("EVENT_DAY.back"),
      }}
      failed={t("EVENT_DAY.loadError")}
      retrying={isFetching}
      onRetry={() => void refetch()}
      skeletons={["mb-3 h-16 w-full", "mb-3 h-16 w-full", "h-16 w-full"]}
    />
  );
}
