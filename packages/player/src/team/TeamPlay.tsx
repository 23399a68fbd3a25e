import { hasEarnedPrize } from "@panel/domain/play/play";
import type { PlayRules } from "@panel/domain/play/route";
import type { TryMaterial } from "@panel/domain/play/tryout";
import { Button } from "@panel/ui/button";
import { lazy, Suspense, useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { Ask } from "../Ask.tsx";
import { LEVELS, useBack } from "../back-layers.ts";
import { newGame, playTime } from "../game/game.ts";
import type { SteadyClock } from "../phone/steady-clock.ts";
import { useWakeLock } from "../phone/use-wake-lock.ts";
import { PlayContext, type Placing, type Play, type VisitView } from "../play-context.ts";
import { Player } from "../Player.tsx";
import { pointName } from "../RouteText.tsx";
import { countdown } from "../screens/countdown.ts";
import { EarnedPrize } from "../screens/EarnedPrize.tsx";
import { useNow } from "../use-now.ts";
import type { RouteMaterial } from "../visit/load-visit.ts";
import { Notice } from "../visit/Notice.tsx";
import { useCodes } from "../visit/use-codes.ts";
import { useRouteAhead } from "../visit/use-route-ahead.ts";
import { useWords } from "../words.ts";
import { endOf, startOf, unsentOf } from "./heard-state.ts";
import { teamPlace } from "./load-team.ts";
import { NewsCard } from "./NewsCard.tsx";
import type { StoredTeam, TeamStore } from "./stored-team.ts";
import { TeamGame } from "./team-game.ts";
import { TeamOver } from "./TeamOver.tsx";
import { useTeamWords } from "./team-words.ts";

const Scanner = lazy(() => import("../camera/Scanner.tsx"));

interface TeamPlayProps {
  base: string;
  store: TeamStore;
  /** As the store has it. */
  team: StoredTeam;
  told: RouteMaterial;
  /** The same, ready to be played. */
  material: TryMaterial;
  rules: PlayRules;
  /** The server's. */
  clock: SteadyClock;
  placing: Placing;
  locate: () => void;
  /** What the printed code says that was read last; each object is read once. */
  checkIn: { readonly text: string } | undefined;
  /** Opens what there is to know of the event. */
  onSheet: () => void;
  onCloseNews: () => void;
  onLeft: () => void;
}

const nothing = () => undefined;

/** A phone with a network hears of the end within this time (ms); without one it goes by what it knows. */
const UNHEARD = 15_000;

/** The route as a phone of a team plays it, from the start of the event to its end. */
export function TeamPlay(props: TeamPlayProps) {
  const { base, store, team, told, material, rules, clock: steady, placing, checkIn } = props;
  const words = useWords();
  const t = useTeamWords();
  const { t: say } = words;
  const [own] = useState(() => new TeamGame(rules, store));
  const game = useSyncExternalStore(own.subscribe, own.read);
  const { send } = own;
  const { state } = team;
  const { event, visit } = state;
  const startedAt = startOf(state) ?? 0;
  const isOver = endOf(state) !== undefined;
  // Steps say whole seconds, which a QR code writes shortly; the rules here go by the same.
  const clock = useCallback(
    () => startedAt + Math.floor(Math.max(0, steady.now() - startedAt) / 1000) * 1000,
    [startedAt, steady],
  );
  const now = useNow(clock);
  const time = playTime(game, now);
  const place = useMemo(() => teamPlace(base, team.code), [base, team.code]);
  const shown = useRouteAhead({ place, told, material, rules, game, time, placing });
  const codes = useCodes({ material, rules, code: event.route, game, send, clock, checkIn });
  const left = event.endsAt === null ? undefined : Date.parse(event.endsAt) - now;
  const [isTimePutAway, setIsTimePutAway] = useState(false);
  const isTimeUp = left !== undefined && left < -UNHEARD && !isTimePutAway;
  const notice = codes.notice ?? (isTimeUp ? t("timeUp") : undefined);
  const [isScanning, setIsScanning] = useState(false);
  const [asksToLeave, setAsksToLeave] = useState(false);
  useWakeLock(!isOver && game.screen.at !== "end");
  useBack(LEVELS.game, isOver ? undefined : () => setAsksToLeave(true));
  const { name } = state.team;
  const view: VisitView = {
    play: visit?.play ?? "",
    code: { token: state.visitToken ?? "", phone: team.phone, steps: unsentOf(rules, team) },
    prize: visit?.prize ?? "none",
    draw: visit?.lottery === undefined ? undefined : `${base}${visit.lottery}`,
    visitor: name || t("untitled", { number: state.team.number }),
    erase: undefined,
    again: undefined,
  };
  const nameOf = (point: number) => pointName({ material }, words, point);
  const news = <NewsCard news={team.news} nameOf={nameOf} now={now} onClose={props.onCloseNews} />;

  if (isOver) {
    const play: Play = {
      material: shown,
      rules,
      // What was played is not what counts in the event.
      game: newGame,
      tiles: told.tiles,
      seed: team.seed,
      time,
      placing: { kind: "free" },
      isFramed: false,
      send: nothing,
      arrive: nothing,
      askForHint: nothing,
      settle: nothing,
      start: nothing,
      visit: view,
    };
    return (
      <PlayContext value={play}>
        <TeamOver base={base} team={team} onLeft={props.onLeft}>
          {hasEarnedPrize(rules, game.play) && <EarnedPrize />}
        </TeamOver>
        {news}
      </PlayContext>
    );
  }
  const hasCodes = material.route.points.some(({ checkIn: { by } }) => by === "code");
  return (
    <Player
      material={shown}
      tiles={told.tiles}
      seed={team.seed}
      game={game}
      send={send}
      now={now}
      clock={clock}
      placing={placing}
      locate={props.locate}
      scan={hasCodes ? () => setIsScanning(true) : undefined}
      visit={view}
      header={
        <Button variant="quiet" size="lg" className="px-2 tabular-nums" onClick={props.onSheet}>
          {left === undefined ? (
            t("event")
          ) : (
            <>
              <span className="sr-only">{`${t("openEvent")} `}</span>
              {countdown(left)}
            </>
          )}
        </Button>
      }
    >
      <Notice
        text={notice}
        onClose={() => (codes.notice === undefined ? setIsTimePutAway(true) : codes.close())}
      />
      {notice === undefined && news}
      {isScanning && (
        <Suspense>
          <Scanner onRead={codes.scanned} onClose={() => setIsScanning(false)} />
        </Suspense>
      )}
      {asksToLeave && (
        <Ask
          title={say("leaveGame")}
          text={say("leaveGameText")}
          no={say("stay")}
          yes={say("leave")}
          onNo={() => setAsksToLeave(false)}
          onYes={() => location.assign(`${base}/play/`)}
        />
      )}
    </Player>
  );
}
