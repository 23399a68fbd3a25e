import { isApiError } from "@panel/api-client";
import { getTeamDoor } from "@panel/api-client/events";
import { durationText } from "@panel/domain/play/duration-text";
import { Button, buttonStyle } from "@panel/ui/button";
import { useCallback, useEffect, useState } from "react";
import { Screen } from "../Screen.tsx";
import { LanguageSelect } from "../screens/Welcome.tsx";
import { useNow } from "../use-now.ts";
import { troubleOf } from "../visit/VisitPage.tsx";
import { Problem, Waiting } from "../Waiting.tsx";
import { useWords } from "../words.ts";
import { EventFacts } from "./EventFacts.tsx";
import { eventsConnection, joinTeam } from "./load-team.ts";
import { PlaceSharing } from "./PlaceSharing.tsx";
import type { TeamStore } from "./stored-team.ts";
import { useTeamWords } from "./team-words.ts";

type Door = Awaited<ReturnType<typeof getTeamDoor>>;

interface TeamDoorProps {
  base: string;
  /** As it stands in the address. */
  code: string;
  /** Where the team is kept once the phone is in. */
  store: TeamStore;
}

/** What the code of a team leads to, before the phone has joined. */
export function TeamDoor({ base, code, store }: TeamDoorProps) {
  const t = useTeamWords();
  const [door, setDoor] = useState<Door>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    getTeamDoor(eventsConnection(base), { code }).then(
      (told) => !isOver && setDoor(told),
      (failure: unknown) => !isOver && setError(failure),
    );
    return () => {
      isOver = true;
    };
  }, [base, code, tries]);
  const ask = () => {
    setError(undefined);
    setTries(tries + 1);
  };
  if (error !== undefined) return <DoorTrouble base={base} error={error} onRetry={ask} />;
  if (!door) return <Waiting title={t("event")} label={t("loading")} />;
  return <OpenDoor base={base} code={code} door={door} store={store} onFull={ask} />;
}

interface DoorTroubleProps {
  base: string;
  error: unknown;
  onRetry: () => void;
}

/** Why the page of a team does not come. */
export function DoorTrouble({ base, error, onRetry }: DoorTroubleProps) {
  const t = useTeamWords();
  const { t: say } = useWords();
  const trouble = troubleOf(error);
  const { kind } = trouble;
  if (kind === "unknown" || kind === "over") {
    return (
      <Problem title={t("unknown")} text={t("unknownText")}>
        <a href={`${base}/play/`} className={buttonStyle({ variant: "primary", size: "lg" })}>
          {say("otherCode")}
        </a>
      </Problem>
    );
  }
  const [title, text] =
    kind === "busy"
      ? [say("busy"), say("busyText", { time: durationText(Math.ceil(trouble.seconds)) })]
      : kind === "offline"
        ? [say("offline"), t("offlineText")]
        : [t("failed"), say("failedLoadText")];
  return (
    <Problem title={title} text={text}>
      <Button variant="primary" size="lg" onClick={onRetry}>
        {say("retry")}
      </Button>
    </Problem>
  );
}

interface OpenDoorProps extends TeamDoorProps {
  door: Door;
  /** Others have joined meanwhile. */
  onFull: () => void;
}

/** The event and the team, and what joins it. */
function OpenDoor({ base, code, door, store, onFull }: OpenDoorProps) {
  const t = useTeamWords();
  const { t: say, language } = useWords();
  const { event, team, name, isFull, now: told } = door;
  const [ahead] = useState(() => Date.parse(told) - Date.now());
  const now = useNow(useCallback(() => Date.now() + ahead, [ahead]));
  const [sharesPlace, setSharesPlace] = useState(false);
  const [isJoining, setIsJoining] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOver = event.state === "over";
  const join = async () => {
    setIsJoining(true);
    setProblem(undefined);
    try {
      await joinTeam({
        base,
        store,
        code,
        language,
        sharesPlace: event.places ? sharesPlace : undefined,
      });
    } catch (error) {
      setIsJoining(false);
      if (isApiError(error, "refused", "notFound")) return onFull();
      const isOffline = troubleOf(error).kind === "offline";
      setProblem(t(isOffline ? "joinOffline" : "joinFailed"));
    }
  };
  return (
    <Screen
      title={event.name}
      footer={
        <>
          {problem !== undefined && (
            <p role="alert" className="rounded-card bg-warning-tint p-3 text-body text-warning">
              {problem}
            </p>
          )}
          {!isOver && (
            <Button
              variant="primary"
              size="lg"
              fullWidth
              loading={isJoining}
              disabled={isFull}
              onClick={() => void join()}
            >
              {t("join")}
            </Button>
          )}
          <a href={`${base}/play/`} className={buttonStyle({ variant: "quiet", size: "lg" })}>
            {say("otherCode")}
          </a>
        </>
      }
    >
      <div className="grid gap-4">
        <LanguageSelect />
        <h2 className="text-heading font-semibold wrap-anywhere">
          {name || t("untitled", { number: team })}
        </h2>
        {isOver ? (
          <p role="status" className="text-reading">
            {t("over")}
          </p>
        ) : (
          <EventFacts event={event} now={now} />
        )}
        {isFull && !isOver && (
          <p role="alert" className="rounded-card bg-warning-tint p-3 text-body text-warning">
            {t("full")}
          </p>
        )}
        {event.places && !isFull && !isOver && (
          <PlaceSharing isShared={sharesPlace} onChange={setSharesPlace} />
        )}
      </div>
    </Screen>
  );
}
