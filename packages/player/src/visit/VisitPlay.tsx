import { isApiError } from "@panel/api-client";
import { leaveVisit } from "@panel/api-client/visits";
import { playRules } from "@panel/domain/play/route";
import type { TryMaterial } from "@panel/domain/play/tryout";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { Ask } from "../Ask.tsx";
import { LEVELS, useBack } from "../back-layers.ts";
import { playTime } from "../game/game.ts";
import { visitPlace } from "../phone/kept-files.ts";
import { placingOf, roundedPlacing } from "../phone/fixes.ts";
import { passed, useSteadyClock } from "../phone/steady-clock.ts";
import { useFixes } from "../phone/use-fixes.ts";
import { useKeptGame } from "../phone/use-kept-game.ts";
import { useWakeLock } from "../phone/use-wake-lock.ts";
import { Player } from "../Player.tsx";
import { useNow } from "../use-now.ts";
import { useWords } from "../words.ts";
import { visitsConnection, type RouteMaterial } from "./load-visit.ts";
import { Notice } from "./Notice.tsx";
import type { StoredVisit, VisitStore } from "./stored-visit.ts";
import { useCodes } from "./use-codes.ts";
import { useRouteAhead } from "./use-route-ahead.ts";
import { useVisitSteps } from "./use-visit-steps.ts";
import { storedVisitor } from "./visitor.ts";

const Scanner = lazy(() => import("../camera/Scanner.tsx"));

interface VisitPlayProps {
  base: string;
  told: RouteMaterial;
  /** The same, ready to be played. */
  material: TryMaterial;
  store: VisitStore;
  /** The visit as it was when the page was opened; the store may know more. */
  visit: StoredVisit;
  /** What the printed code says that was read last; each object is read once. */
  checkIn: { readonly text: string } | undefined;
  /** Goes to the start of another visit. */
  onAgain: () => void;
  /** The visit was erased on the server, or by another tab. */
  onErased: () => void;
  /** The server knows the visit no more. */
  onOver: () => void;
}

const nothing = () => undefined;

/** A published route that is played on the street; it goes on where it was left, and its steps go to the server. */
export function VisitPlay(props: VisitPlayProps) {
  const { base, told, material, store, visit, checkIn, onAgain, onErased, onOver } = props;
  const { language, t } = useWords();
  const { code } = told.route;
  const rules = useMemo(() => playRules(material.route), [material]);
  // Another tab may have played meanwhile.
  const [first] = useState(() => store.read() ?? visit);
  const steady = useSteadyClock(() => Math.max(Date.now() + first.ahead, first.seen));
  // Steps say whole seconds, which a QR code writes shortly; the rules here go by the same.
  const clock = useCallback(() => {
    const { startedAt } = first;
    return startedAt + Math.floor(Math.max(0, steady.now() - startedAt) / 1000) * 1000;
  }, [first, steady]);
  const [fixes, tellFixes] = useFixes(first.anywhere);
  const { game, send, seed } = useKeptGame({
    store,
    first,
    material,
    rules,
    anywhere: first.anywhere,
    language,
    playAnywhere: nothing,
    ended: onErased,
  });
  const { steps, screen } = game;
  const { unsent, told: said } = useVisitSteps({
    base,
    code,
    store,
    first,
    rules,
    steps,
    clock: steady,
    over: onOver,
  });
  const now = useNow(clock);
  const placing = roundedPlacing(placingOf(fixes, useNow(passed)));
  useWakeLock(screen.at !== "end");

  const place = useMemo(() => visitPlace(base, code), [base, code]);
  const shown = useRouteAhead({
    place,
    told,
    material,
    rules,
    game,
    time: playTime(game, now),
    placing,
  });

  const codes = useCodes({ material, rules, code, game, send, clock, checkIn });
  const [isScanning, setIsScanning] = useState(false);
  const [asks, setAsks] = useState<"leave" | "erase">();
  useBack(LEVELS.game, () => setAsks("leave"));
  const hasCodes = material.route.points.some(({ checkIn: { by } }) => by === "code");
  return (
    <Player
      material={shown}
      tiles={told.tiles}
      seed={seed}
      game={game}
      send={send}
      now={now}
      clock={clock}
      placing={placing}
      locate={() => tellFixes({ type: "ask" })}
      playAnywhere={first.anywhere ? () => tellFixes({ type: "anywhere" }) : undefined}
      scan={hasCodes && !first.anywhere ? () => setIsScanning(true) : undefined}
      visit={{
        play: first.play,
        code: {
          token: first.token,
          phone: first.phone,
          steps: unsent,
        },
        prize: said.prize,
        draw: said.lottery === undefined ? undefined : `${base}${said.lottery}`,
        visitor: material.route.experience.requiresRegister ? storedVisitor().name : "",
        erase: () => setAsks("erase"),
        again: material.route.experience.repeat ? onAgain : undefined,
      }}
    >
      <Notice text={codes.notice} onClose={codes.close} />
      {isScanning && (
        <Suspense>
          <Scanner onRead={codes.scanned} onClose={() => setIsScanning(false)} />
        </Suspense>
      )}
      {asks === "leave" && (
        <Ask
          title={t("leaveGame")}
          text={t("leaveGameText")}
          no={t("stay")}
          yes={t("leave")}
          onNo={() => setAsks(undefined)}
          onYes={() => location.assign(`${base}/play/`)}
        />
      )}
      {asks === "erase" && (
        <EraseVisit
          base={base}
          token={first.token}
          onNo={() => setAsks(undefined)}
          onErased={onErased}
        />
      )}
    </Player>
  );
}

interface EraseVisitProps {
  base: string;
  token: string;
  onNo: () => void;
  onErased: () => void;
}

/** Asks before it erases the visit on the server; the page then forgets it. */
function EraseVisit({ base, token, onNo, onErased }: EraseVisitProps) {
  const { t } = useWords();
  const [state, setState] = useState<"asks" | "erases" | "failed">("asks");
  const erase = async () => {
    setState("erases");
    try {
      await leaveVisit(visitsConnection(base, token));
    } catch (error) {
      // What the server knows no more is erased there.
      if (!isApiError(error, "unauthenticated", "notFound")) {
        setState("failed");
        return;
      }
    }
    onErased();
  };
  return (
    <Ask
      title={t("eraseVisit")}
      text={t("eraseVisitText")}
      no={t("cancel")}
      yes={t("eraseVisit")}
      isDangerous
      isBusy={state === "erases"}
      onNo={onNo}
      onYes={() => void erase()}
    >
      {state === "failed" && (
        <p role="alert" className="text-body text-danger">
          {t("eraseFailed")}
        </p>
      )}
    </Ask>
  );
}
