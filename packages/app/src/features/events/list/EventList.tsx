import type { Event, listEvents } from "@panel/api-client/events";
import { Badge } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { EmptyState } from "@panel/ui/empty-state";
import { StatusPill } from "@panel/ui/status-pill";
import { linkStyle } from "@panel/ui/text-link";
import { Flag, Pencil, Plus, Trash2, Users } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { BackLink } from "../../../shared/BackLink.tsx";
import { eventAddress } from "../../../shared/edit-target.ts";
import { RowActions } from "../../../shared/RowActions.tsx";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";
import { STATE_TONES } from "../queries.ts";
import { useEventTime } from "../use-event-time.ts";
import { DeleteEvent } from "./DeleteEvent.tsx";
import { EventDialog } from "./EventDialog.tsx";

interface EventListProps {
  gymId: number;
  /** Name of the experience; empty until it is known. */
  name: string;
  list: Awaited<ReturnType<typeof listEvents>>;
}

/** The events of an experience: those under way, planned ones, and those that are over. */
export function EventList({ gymId, name, list: { events, isPublished, zone } }: EventListProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const [edited, setEdited] = useState<Event>();
  const [leaving, setLeaving] = useState<Event>();
  const groups = (["underWay", "planned", "over"] as const).flatMap((state) => {
    const members = events.filter((event) => event.state === state);
    return members.length > 0 ? [{ state, members }] : [];
  });
  const make = isPublished && (
    <Button variant="primary" icon={<Plus className="size-4" />} onClick={() => setMaking(true)}>
      {t("EVENT_DAY.new")}
    </Button>
  );
  return (
    <>
      <ScreenHeader
        title={name ? t("EVENT_DAY.of", { name }) : t("EVENT_DAY.title")}
        description={t("EVENT_DAY.text")}
        before={<BackLink to="/panel/experiences">{t("EVENT_DAY.back")}</BackLink>}
        action={events.length > 0 && make}
      />
      {events.length === 0 && (
        <EmptyState
          icon={<Flag />}
          title={t(isPublished ? "EVENT_DAY.none" : "EVENT_DAY.notPublishedTitle")}
          action={make}
        >
          {t(isPublished ? "EVENT_DAY.noneText" : "EVENT_DAY.notPublishedText")}
        </EmptyState>
      )}
      <div className="grid gap-8">
        {groups.map(({ state, members }) => (
          <section key={state} aria-labelledby={`events-${state}`} className="grid gap-2">
            <h2
              id={`events-${state}`}
              className="flex items-center gap-2 text-reading font-semibold"
            >
              {t(`EVENT_DAY.groups.${state}`)} <Badge>{members.length}</Badge>
            </h2>
            <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
              {members.map((event) => (
                <EventRow
                  key={event.id}
                  {...{ event, zone }}
                  onEdit={() => setEdited(event)}
                  onDelete={() => setLeaving(event)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {isMaking && (
        <EventDialog
          {...{ gymId, zone }}
          onClose={() => setMaking(false)}
          onMade={({ id }) => void navigate(eventAddress(gymId, id))}
        />
      )}
      {edited && (
        <EventDialog {...{ gymId, zone }} event={edited} onClose={() => setEdited(undefined)} />
      )}
      {leaving && <DeleteEvent event={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

interface EventRowProps {
  event: Event;
  zone: string;
  onEdit(): void;
  onDelete(): void;
}

function EventRow({ event, zone, onEdit, onDelete }: EventRowProps) {
  const { t } = useTranslation();
  const { id, gymId, name, state, teams, joined } = event;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={eventAddress(gymId, id)}
            className={`${linkStyle({ tone: "quiet" })} min-w-0 text-reading font-medium wrap-anywhere`}
          >
            {name}
          </Link>
          <StatusPill tone={STATE_TONES[state]}>{t(`EVENT_DAY.states.${state}`)}</StatusPill>
        </span>
        <span className="text-body text-ink-muted">
          <EventWhen {...{ event, zone }} />
        </span>
      </div>
      <span className="flex items-center gap-2 text-body text-ink-muted tabular-nums">
        <Users aria-hidden className="size-4" />
        <span>{t("EVENT_DAY.joinedOf", { count: teams, joined })}</span>
      </span>
      <RowActions
        name={name}
        actions={[
          {
            label: t("EVENT_DAY.editOf", { name }),
            icon: <Pencil />,
            first: true,
            onPress: onEdit,
          },
          {
            label: t("EVENT_DAY.deleteOf", { name }),
            icon: <Trash2 />,
            first: true,
            danger: true,
            disabled: state === "underWay",
            onPress: onDelete,
          },
        ]}
      />
    </li>
  );
}

/** When an event begins and ends, in words. */
export function EventWhen({ event, zone }: { event: Event; zone: string }) {
  const { t } = useTranslation();
  const time = useEventTime(zone);
  const { state, startsAt, endsAt, minutes, startedAt, endedAt } = event;
  /** The time alone on the same day. */
  const timeAfter = (before: string, at: string) =>
    time.day(before) === time.day(at) ? time.time(at) : time.full(at);
  switch (state) {
    case "over":
      return t("EVENT_DAY.when.over", { at: endedAt ? time.full(endedAt) : "" });
    case "underWay":
      return t("EVENT_DAY.when.underWay", {
        from: startedAt ? time.full(startedAt) : "",
        until: endsAt ? timeAfter(startedAt ?? endsAt, endsAt) : "",
      });
    default: {
      const starts = startsAt
        ? t("EVENT_DAY.when.starts", { at: time.full(startsAt) })
        : t("EVENT_DAY.when.byButton");
      if (minutes !== null) return `${starts} · ${t("EVENT_DAY.when.lasts", { minutes })}`;
      return endsAt
        ? `${starts} · ${t("EVENT_DAY.when.ends", { at: startsAt ? timeAfter(startsAt, endsAt) : time.full(endsAt) })}`
        : starts;
    }
  }
}
