import type { EventDetails } from "@panel/api-client/events";
import { Button } from "@panel/ui/button";
import { StatusPill } from "@panel/ui/status-pill";
import { Tabs, TabsContent } from "@panel/ui/tabs";
import { Activity, Link2, Settings, Trophy, Users } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { signInAgain, withSession } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { BackLink } from "../../shared/BackLink.tsx";
import { eventsAddress } from "../../shared/edit-target.ts";
import { eventsApi } from "../../shared/events-api.ts";
import { ScreenHeader } from "../../shared/ScreenHeader.tsx";
import { EventBoard } from "./board/EventBoard.tsx";
import type { BoardAccess } from "./board/follow-together.ts";
import { EventLinks } from "./links/EventLinks.tsx";
import { EventDialog } from "./list/EventDialog.tsx";
import { EventWhen } from "./list/EventList.tsx";
import { STATE_TONES } from "./queries.ts";
import { EventResults } from "./results/EventResults.tsx";
import { TeamList } from "./teams/TeamList.tsx";

const VIEWS = ["board", "teams", "links", "results"] as const;
type View = (typeof VIEWS)[number];

/** What one comes for, by the state of the event. */
const FIRST_VIEW = { planned: "teams", underWay: "board", over: "results" } as const;

interface EventDeskProps {
  details: EventDetails;
  zone: string;
}

/** One event: its board, its teams, its links and its results. */
export function EventDesk({ details, zone }: EventDeskProps) {
  const { t } = useTranslation();
  const { event } = details;
  const [params, setParams] = useSearchParams();
  // Where one has come to stays, although the event goes on.
  const [first] = useState<View>(FIRST_VIEW[event.state]);
  const view = VIEWS.find((each) => each === params.get("view")) ?? first;
  const [isEditing, setEditing] = useState(false);
  const access = useStaffAccess(event.id);
  return (
    <>
      <ScreenHeader
        title={event.name}
        description={<EventWhen {...{ event, zone }} />}
        before={<BackLink to={eventsAddress(event.gymId)}>{t("EVENT_DAY.backToEvents")}</BackLink>}
        after={
          <StatusPill tone={STATE_TONES[event.state]}>
            {t(`EVENT_DAY.states.${event.state}`)}
          </StatusPill>
        }
        action={
          <Button icon={<Settings className="size-4" />} onClick={() => setEditing(true)}>
            {t("EVENT_DAY.settings")}
          </Button>
        }
      />
      <Tabs
        label={t("EVENT_DAY.tabs.label")}
        value={view}
        onValueChange={(chosen) =>
          setParams({ view: chosen }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          { value: "board", label: t("EVENT_DAY.tabs.board"), icon: <Activity aria-hidden /> },
          { value: "teams", label: t("EVENT_DAY.tabs.teams"), icon: <Users aria-hidden /> },
          { value: "links", label: t("EVENT_DAY.tabs.links"), icon: <Link2 aria-hidden /> },
          { value: "results", label: t("EVENT_DAY.tabs.results"), icon: <Trophy aria-hidden /> },
        ]}
      >
        <TabsContent value="board">
          <EventBoard access={access} />
        </TabsContent>
        <TabsContent value="teams">
          <TeamList {...details} />
        </TabsContent>
        <TabsContent value="links">
          <EventLinks event={event} />
        </TabsContent>
        <TabsContent value="results">
          <EventResults {...{ event, zone }} />
        </TabsContent>
      </Tabs>
      {isEditing && (
        <EventDialog gymId={event.gymId} {...{ zone, event }} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

/** The board of the staff: with its session, and signed in again where that has expired. */
function useStaffAccess(event: number): BoardAccess {
  const { id } = useUser();
  return useMemo(
    () => ({
      connection: eventsApi,
      event,
      viewer: `user ${id}`,
      run: withSession,
      regain: signInAgain,
    }),
    [event, id],
  );
}
