import { isApiError } from "@panel/api-client";
import { leaveVisit } from "@panel/api-client/visits";
import { openPoints, pointsOfCode } from "@panel/domain/play/play";
import { playRules } from "@panel/domain/play/route";
import type { TryMaterial } from "@panel/domain/play/tryout";
import { readPlayAddress } from "@panel/domain/visits/address";
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { Ask } from "../Ask.tsx";
import { LEVELS, useBack } from "../back-layers.ts";
import { playTime } from "../game/game.ts";
import { keepCode, keepValue, savesData, visitPlace } from "../phone/kept-files.ts";
import { placingOf } from "../phone/fixes.ts";
import { passed, useSteadyClock } from "../phone/steady-clock.ts";
import { useFilesAhead } from "../phone/use-files-ahead.ts";
import { useFixes } from "../phone/use-fixes.ts";
import { useKeptGame } from "../phone/use-kept-game.ts";
import { useWakeLock } from "../phone/use-wake-lock.ts";
import { wantedFiles } from "../phone/wanted-files.ts";
import type { Placing } from "../play-context.ts";
import { Player } from "../Player.tsx";
import { pointName } from "../RouteText.tsx";
import { useNow } from "../use-now.ts";
import { useWords } from "../words.ts";
import { visitsConnection, type RouteMaterial } from "./load-visit.ts";
import { Notice } from "./Notice.tsx";
import type { StoredVisit, VisitStore } from "./stored-visit.ts";
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

/** About a metre: so exactly a place is sent, and so it counts here too. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
const roundedPlacing = (placing: Placing): Placing =>
  "position" in placing
    ? {
        ...placing,
        position: {
          ...placing.position,
          lat: rounded(placing.position.lat),
          lon: rounded(placing.position.lon),
        },
      }
    : placing;

/** A published route that is played on the street; it goes on where it was left, and its steps go to the server. */
export function VisitPlay(props: VisitPlayProps) {
  const { base, told, material, store, visit, checkIn, onAgain, onErased, onOver } = props;
  const words = useWords();
  const { language, content, t } = words;
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

  useEffect(() => {
    const controller = new AbortController();
    const place = visitPlace(base, code);
    void keepValue(place, told).then(() => keepCode(place, controller.signal));
    return () => controller.abort();
  }, [base, code, told]);
  const wanted = wantedFiles({
    material,
    rules,
    game,
    time: playTime(game, now),
    here: "position" in placing ? placing.position : undefined,
    language: content,
    isSparing: savesData(),
  });
  const shown = useFilesAhead(material, wanted, visitPlace(base, code).route);

  const [notice, setNotice] = useState<string>();
  const [isScanning, setIsScanning] = useState(false);
  const [asks, setAsks] = useState<"leave" | "erase">();
  // Checks in at a point by what was read; the rules say whether it counts.
  const read = (text: string): boolean => {
    const points = pointsOfCode(rules, text);
    const open = new Set(openPoints(rules, game.play, playTime(game, clock())).map(({ id }) => id));
    const point = points.find(({ id }) => open.has(id)) ?? points[0];
    if (!point) return false;
    setNotice(undefined);
    send({ type: "arrive", point: point.id, now: clock(), code: text });
    return true;
  };
  const take = useEffectEvent((text: string) => {
    if (!read(text)) setNotice(t("noPointsCode"));
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- What was read comes from outside of the page.
    if (checkIn) take(checkIn.text);
  }, [checkIn]);
  const scanned = (text: string): string | undefined => {
    if (read(text)) return undefined;
    const address = readPlayAddress(text);
    if (address && address.code !== code) return t("otherRoutesCode", { code: address.code });
    return address?.text !== undefined && read(address.text) ? undefined : t("noPointsCode");
  };
  const { refusal } = game;
  const refused =
    refusal && screen.at !== "map"
      ? t("codeRefused", {
          point: pointName({ material }, words, refusal.point),
          why: t(refusal.why),
        })
      : undefined;

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
      <Notice
        text={notice ?? refused}
        onClose={() => {
          setNotice(undefined);
          if (refused !== undefined) send({ type: "show", screen });
        }}
      />
      {isScanning && (
        <Suspense>
          <Scanner onRead={scanned} onClose={() => setIsScanning(false)} />
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
