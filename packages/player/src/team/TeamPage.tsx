import { teamPagePath } from "@panel/domain/events/page-address";
import { readTeamCode } from "@panel/domain/events/teams";
import { playRules } from "@panel/domain/play/route";
import { Button } from "@panel/ui/button";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { BackLayersContext, useBackLayers } from "../back-layers.ts";
import { placingOf, roundedPlacing } from "../phone/fixes.ts";
import { materialOf } from "../phone/material.ts";
import { passed, useSteadyClock } from "../phone/steady-clock.ts";
import { useFixes } from "../phone/use-fixes.ts";
import { useNow } from "../use-now.ts";
import { takeCheckIn } from "../visit/check-ins.ts";
import type { RouteMaterial } from "../visit/load-visit.ts";
import { OneTab } from "../visit/OneTab.tsx";
import { Problem, Waiting } from "../Waiting.tsx";
import { useWords } from "../words.ts";
import { EventSheet } from "./EventSheet.tsx";
import { endOf, startOf } from "./heard-state.ts";
import { forgetOldTeams, forgetTeam, loadTeamRoute } from "./load-team.ts";
import { NewsCard } from "./NewsCard.tsx";
import { endTeamOfRoute, setTeamOfRoute } from "./route-team.ts";
import { TeamStore, type StoredTeam } from "./stored-team.ts";
import { DoorTrouble, TeamDoor } from "./TeamDoor.tsx";
import { TeamOver } from "./TeamOver.tsx";
import { TeamPlay } from "./TeamPlay.tsx";
import { TeamWordsContext, useLoadedTeamWords, useTeamWords } from "./team-words.ts";
import { useTeam } from "./use-team.ts";
import { WaitingRoom } from "./WaitingRoom.tsx";

interface TeamPageProps {
  base: string;
  /** As it stands in the address. */
  code: string;
}

/** The page of a team of an event: its door, the time before the start, the play, and the end. */
export default function TeamPage({ base, code }: TeamPageProps) {
  const { language } = useWords();
  const words = useLoadedTeamWords(language);
  if (!words) return <Waiting />;
  return (
    <TeamWordsContext value={words}>
      <TeamOfCode key={code} base={base} typed={code} />
    </TeamWordsContext>
  );
}

function TeamOfCode({ base, typed }: { base: string; typed: string }) {
  const t = useTeamWords();
  const code = readTeamCode(typed) ?? typed.slice(0, 20);
  const [store] = useState(() => new TeamStore(code));
  const team = useSyncExternalStore(store.subscribe, store.read);
  const [isFreed, setIsFreed] = useState(false);
  const [checkIn, setCheckIn] = useState(() => {
    const text = takeCheckIn();
    return text === undefined ? undefined : { text };
  });
  const layers = useBackLayers();
  useEffect(() => {
    forgetOldTeams(base);
    // Also where the printed code of a point or the card of the team has led here. The state is that of the layers.
    history.replaceState(history.state, "", `${base}${teamPagePath(code)}`);
    const hear = () => {
      const text = takeCheckIn();
      if (text !== undefined) setCheckIn({ text });
      layers.follow();
    };
    addEventListener("hashchange", hear);
    return () => removeEventListener("hashchange", hear);
  }, [base, code, layers]);
  const forget = () => void forgetTeam(base, store, code);
  return (
    <BackLayersContext value={layers}>
      {isFreed ? (
        <Problem title={t("freed")} text={t("freedText")}>
          <Button variant="primary" size="lg" onClick={() => setIsFreed(false)}>
            {t("joinAgain")}
          </Button>
        </Problem>
      ) : team ? (
        <OneTab name={`team:${code}`} checkIn={checkIn} onCheckIn={setCheckIn}>
          <JoinedTeam
            key={team.token}
            base={base}
            store={store}
            team={team}
            checkIn={checkIn}
            onLeft={forget}
            onFreed={() => {
              setIsFreed(true);
              forget();
            }}
          />
        </OneTab>
      ) : (
        <TeamDoor base={base} code={code} store={store} />
      )}
    </BackLayersContext>
  );
}

interface JoinedTeamProps {
  base: string;
  store: TeamStore;
  team: StoredTeam;
  checkIn: { readonly text: string } | undefined;
  onLeft: () => void;
  onFreed: () => void;
}

/** What a phone of a team shows, as far as its event has come. */
function JoinedTeam({ base, store, team, checkIn, onLeft, onFreed }: JoinedTeamProps) {
  const t = useTeamWords();
  const { language } = useWords();
  const { code, state } = team;
  const { event, visit } = state;
  const [first] = useState(team);
  const clock = useSteadyClock(() => Math.max(Date.now() + first.ahead, first.seen));
  const now = useNow(clock.now);
  const [fixes, tellFixes] = useFixes(false);
  const placing = roundedPlacing(placingOf(fixes, useNow(passed)));
  const { told, error, retry } = useTeamRoute(base, team);
  const material = useMemo(() => told && materialOf(told.route, told.botsUrl), [told]);
  const rules = useMemo(() => material && playRules(material.route), [material]);
  const isPlaying = startOf(state) !== undefined && endOf(state) === undefined;
  const shares = isPlaying && event.places && team.sharesPlace === true;
  const { isOffline, hear } = useTeam({
    base,
    store,
    team,
    rules,
    clock,
    language,
    place: placing.kind === "known" ? placing.position : undefined,
    onFreed,
  });
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const share = (sharesPlace: boolean) =>
    store.change((before) => ({ ...before, sharesPlace, toldPlace: false }));
  const closeNews = () => store.change((before) => ({ ...before, news: [] }));

  useEffect(() => {
    document.title = event.name;
  }, [event.name]);
  useEffect(() => {
    if (isPlaying) setTeamOfRoute(event.route, code, Date.parse(event.endsAt ?? state.now));
    else endTeamOfRoute(event.route, code);
  }, [isPlaying, event.route, event.endsAt, state.now, code]);
  useEffect(() => {
    if (shares && fixes.kind === "unasked") tellFixes({ type: "ask" });
  }, [shares, fixes.kind, tellFixes]);

  const news = <NewsCard news={team.news} nameOf={() => ""} now={now} onClose={closeNews} />;
  if (visit && told && material && rules) {
    return (
      <>
        <TeamPlay
          base={base}
          store={store}
          team={team}
          told={told}
          material={material}
          rules={rules}
          clock={clock}
          placing={placing}
          locate={() => tellFixes({ type: "ask" })}
          checkIn={checkIn}
          onSheet={() => setIsSheetOpen(true)}
          onCloseNews={closeNews}
          onLeft={onLeft}
        />
        {isSheetOpen && (
          <EventSheet
            base={base}
            team={team}
            now={now}
            isOffline={isOffline}
            onShare={share}
            onClose={() => setIsSheetOpen(false)}
            onLeft={onLeft}
          />
        )}
      </>
    );
  }
  if (endOf(state) !== undefined) {
    return (
      <>
        <TeamOver base={base} team={team} onLeft={onLeft} />
        {news}
      </>
    );
  }
  if (visit) {
    if (error !== undefined) return <DoorTrouble base={base} error={error} onRetry={retry} />;
    return <Waiting title={event.name} label={t("loading")} />;
  }
  return (
    <>
      <WaitingRoom
        base={base}
        team={team}
        now={now}
        isOffline={isOffline}
        route={told ? "ready" : error === undefined ? "coming" : "missing"}
        onShare={share}
        onHeard={(heard) => hear({ state: heard })}
        onLeft={onLeft}
      />
      {news}
    </>
  );
}

/** The route of a team, on the phone before the start; the version that it plays once that is known. */
function useTeamRoute(base: string, { code, token, state }: StoredTeam) {
  const [told, setTold] = useState<RouteMaterial>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const number = state.visit?.number;
  useEffect(() => {
    let isOver = false;
    loadTeamRoute(base, { code, token }, number).then(
      (loaded) => !isOver && setTold(loaded),
      (failure: unknown) => !isOver && setError(failure),
    );
    return () => {
      isOver = true;
    };
  }, [base, code, token, number, tries]);
  const retry = () => {
    setError(undefined);
    setTries((before) => before + 1);
  };
  useEffect(() => {
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);
  // Until the version that is played has come.
  const isThere = told !== undefined && (number === undefined || told.route.number === number);
  return { told: isThere ? told : undefined, error, retry };
}
