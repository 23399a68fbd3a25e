import { isApiError } from "@panel/api-client";
import { renameOwnTeam, type TeamState } from "@panel/api-client/events";
import { cleanTeamName, EVENT_LIMITS } from "@panel/domain/events/teams";
import { Button } from "@panel/ui/button";
import { useId, useRef, useState } from "react";
import { Screen } from "../Screen.tsx";
import { LanguageSelect } from "../screens/Welcome.tsx";
import { LeaveTeam } from "./EventSheet.tsx";
import { EventFacts } from "./EventFacts.tsx";
import { eventsConnection } from "./load-team.ts";
import { PlaceSharing } from "./PlaceSharing.tsx";
import type { StoredTeam } from "./stored-team.ts";
import { useTeamWords } from "./team-words.ts";

interface WaitingRoomProps {
  base: string;
  team: StoredTeam;
  now: number;
  isOffline: boolean;
  /** Whether the route is on the phone. */
  route: "ready" | "coming" | "missing";
  onShare: (isShared: boolean) => void;
  onHeard: (state: TeamState) => void;
  onLeft: () => void;
}

/** A phone that has joined, before the start. */
export function WaitingRoom(props: WaitingRoomProps) {
  const { base, team, now, isOffline, route, onShare, onHeard, onLeft } = props;
  const t = useTeamWords();
  const { event, team: own } = team.state;
  return (
    <Screen title={event.name} footer={<LeaveTeam base={base} team={team} onLeft={onLeft} />}>
      <div className="grid gap-4">
        <LanguageSelect />
        <h2 className="text-heading font-semibold wrap-anywhere">
          {own.name || t("untitled", { number: own.number })}
        </h2>
        <p role="status" className="text-reading">
          {t("phones", { joined: own.phones, max: event.phones })}
        </p>
        <EventFacts event={event} now={now} />
        {event.namesByTeams && event.state === "planned" && (
          <TeamName base={base} team={team} onHeard={onHeard} />
        )}
        {event.places && (
          <PlaceSharing
            isShared={team.sharesPlace ?? false}
            isUntold={!team.toldPlace}
            onChange={onShare}
          />
        )}
        <p
          role="status"
          className={
            route === "missing" || isOffline ? "text-body text-warning" : "text-body text-ink-muted"
          }
        >
          {t(
            route === "ready" ? "routeReady" : route === "coming" ? "routeComing" : "routeMissing",
          )}
        </p>
      </div>
    </Screen>
  );
}

type NameProblem = "nameWrong" | "nameTaken" | "nameLate" | "nameFailed";

function problemOf(error: unknown): NameProblem {
  if (!isApiError(error, "refused")) return "nameFailed";
  return error.translationKey === "EVENTS.nameTaken" ? "nameTaken" : "nameLate";
}

interface TeamNameProps {
  base: string;
  team: StoredTeam;
  onHeard: (state: TeamState) => void;
}

/** The name that a team gives itself. */
function TeamName({ base, team, onHeard }: TeamNameProps) {
  const t = useTeamWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<NameProblem>();
  const [isSaved, setIsSaved] = useState(false);
  const name = typed ?? team.state.team.name;
  const fail = (why: NameProblem) => {
    setProblem(why);
    field.current?.focus();
  };
  const save = async () => {
    const clean = cleanTeamName(name);
    if (clean === "") return fail("nameWrong");
    setIsSaving(true);
    setProblem(undefined);
    try {
      onHeard(await renameOwnTeam(eventsConnection(base, team.token), { name: clean }));
      setTyped(undefined);
      setIsSaved(true);
    } catch (error) {
      fail(problemOf(error));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <form
      noValidate
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id} className="text-reading font-medium">
        {t("name")}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          value={name}
          maxLength={EVENT_LIMITS.teamName * 2}
          autoComplete="off"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(undefined);
            setIsSaved(false);
          }}
          className="h-12 min-w-32 flex-1 rounded-field border border-line-strong bg-surface px-3 text-reading aria-invalid:border-danger"
        />
        <Button type="submit" size="lg" loading={isSaving}>
          {t("saveName")}
        </Button>
      </div>
      <p
        id={`${id}-hint`}
        role={problem ? "alert" : "status"}
        className={problem ? "text-body text-danger" : "text-body text-ink-muted"}
      >
        {t(problem ?? (isSaved ? "nameSaved" : "nameHint"))}
      </p>
    </form>
  );
}
