import { isApiError } from "@panel/api-client";
import { hasEnded } from "@panel/domain/play/play";
import { playRules } from "@panel/domain/play/route";
import { shownText } from "@panel/domain/play/shown-language";
import { replayWalk } from "@panel/domain/play/walk";
import { durationText } from "@panel/domain/play/duration-text";
import { Button, buttonStyle } from "@panel/ui/button";
import { startTransition, useEffect, useMemo, useState } from "react";
import { BackLayersContext, useBackLayers } from "../back-layers.ts";
import { materialOf } from "../phone/material.ts";
import { Problem, Waiting } from "../Waiting.tsx";
import { useWords } from "../words.ts";
import { takeCheckIn } from "./check-ins.ts";
import { Landing, type StartProblem } from "./Landing.tsx";
import {
  beginVisit,
  forgetVisit,
  loadRoute,
  type LoadedRoute,
  type RouteMaterial,
} from "./load-visit.ts";
import { OneTab } from "./OneTab.tsx";
import { linkManifest } from "./manifest.ts";
import { VisitStore, type StoredVisit } from "./stored-visit.ts";
import { VisitPlay } from "./VisitPlay.tsx";

type Trouble =
  | { readonly kind: "unknown" | "offline" | "failed" | "over" }
  | { readonly kind: "busy"; readonly seconds: number };

/** How long (s) somebody waits where the server does not say. */
const WAIT = 60;

/** Why a page does not come. */
export function troubleOf(error: unknown): Trouble {
  if (isApiError(error, "notFound", "invalidRequest")) return { kind: "unknown" };
  if (isApiError(error, "throttled", "unavailable"))
    return { kind: "busy", seconds: error.retryAfter ?? WAIT };
  const isOffline = isApiError(error, "network", "timeout") || error instanceof TypeError;
  return { kind: isOffline ? "offline" : "failed" };
}

const SAID = {
  unknown: { title: "routeUnknown", text: "routeUnknownText" },
  offline: { title: "offline", text: "offlineText" },
  failed: { title: "failedLoad", text: "failedLoadText" },
  busy: { title: "busy", text: "busyText" },
  over: { title: "visitOver", text: "visitOverText" },
} as const;

const startProblemOf = (error: unknown): StartProblem => {
  if (isApiError(error, "refused")) return "onlyThere";
  const { kind } = troubleOf(error);
  if (kind === "unknown") return "routeUnknown";
  if (kind === "busy") return "busy";
  return kind === "offline" ? "startOffline" : "startFailed";
};

interface VisitPageProps {
  base: string;
  /** As it stands in the address. */
  code: string;
  /** The first answer, where that was asked for already. */
  early: Promise<LoadedRoute> | undefined;
}

/** The page of a published route: what it is, and the visit of this phone. */
export function VisitPage({ base, code, early }: VisitPageProps) {
  const [loaded, setLoaded] = useState<LoadedRoute>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [tries, setTries] = useState(0);
  const retry = () => {
    setTrouble(undefined);
    setTries(tries + 1);
  };
  useEffect(() => {
    let isOver = false;
    const loading = (tries === 0 && early) || loadRoute(base, code);
    loading.then(
      // In pieces, between which a phone answers to touches.
      (found) => !isOver && startTransition(() => setLoaded(found)),
      (error: unknown) => !isOver && setTrouble(troubleOf(error)),
    );
    return () => {
      isOver = true;
    };
  }, [base, code, early, tries]);
  // The play ends first, which keeps nothing any more.
  const forget = async (canonical: string) => {
    setLoaded(undefined);
    await forgetVisit(base, canonical);
  };
  if (trouble) return <RouteTrouble base={base} trouble={trouble} onRetry={retry} />;
  if (!loaded) return <Waiting />;
  return (
    <OpenedRoute
      base={base}
      loaded={loaded}
      onStarted={setLoaded}
      onErased={() => void forget(loaded.told.route.code).then(retry)}
      onOver={() => void forget(loaded.told.route.code).then(() => setTrouble({ kind: "over" }))}
    />
  );
}

interface RouteTroubleProps {
  base: string;
  trouble: Trouble;
  onRetry: () => void;
}

function RouteTrouble({ base, trouble, onRetry }: RouteTroubleProps) {
  const { t } = useWords();
  const { title, text } = SAID[trouble.kind];
  const time = trouble.kind === "busy" ? durationText(Math.ceil(trouble.seconds)) : "";
  return (
    <Problem title={t(title)} text={t(text, { time })}>
      {trouble.kind === "unknown" ? (
        <a href={`${base}/play/`} className={buttonStyle({ variant: "primary", size: "lg" })}>
          {t("otherCode")}
        </a>
      ) : (
        <Button variant="primary" size="lg" onClick={onRetry}>
          {t("retry")}
        </Button>
      )}
    </Problem>
  );
}

interface OpenedRouteProps {
  base: string;
  loaded: LoadedRoute;
  onStarted: (loaded: LoadedRoute) => void;
  onErased: () => void;
  onOver: () => void;
}

function OpenedRoute({ base, loaded, onStarted, onErased, onOver }: OpenedRouteProps) {
  const { content } = useWords();
  const { told, visit } = loaded;
  const { code } = told.route;
  const material = useMemo(() => materialOf(told.route, told.botsUrl), [told]);
  const [showsLanding, setShowsLanding] = useState(false);
  const [checkIn, setCheckIn] = useState(() => {
    const text = takeCheckIn();
    return text === undefined ? undefined : { text };
  });
  const store = useMemo(() => new VisitStore(code), [code]);
  const layers = useBackLayers();
  const { name, language } = material.route.experience;
  const title = shownText(name, content, language);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  useEffect(() => {
    // Another spelling, or the code that the route had before.
    if (!location.pathname.endsWith(`/play/${code}`)) {
      history.replaceState(history.state, "", `${base}/play/${code}`);
    }
    linkManifest(`${base}/play/${code}/manifest.webmanifest`);
    const hear = () => {
      const text = takeCheckIn();
      if (text !== undefined) setCheckIn({ text });
      layers.follow();
    };
    addEventListener("hashchange", hear);
    return () => removeEventListener("hashchange", hear);
  }, [base, code, layers]);
  // Another tab has begun another visit, or erased this one.
  const token = visit?.token;
  useEffect(
    () => store.watch((kept) => void (kept?.token !== token && location.reload())),
    [store, token],
  );
  return (
    <BackLayersContext value={layers}>
      {visit && !showsLanding ? (
        <OneTab name={`visit:${code}`} checkIn={checkIn} onCheckIn={setCheckIn}>
          <VisitPlay
            key={visit.token}
            base={base}
            told={told}
            material={material}
            store={store}
            visit={visit}
            checkIn={checkIn}
            onAgain={() => setShowsLanding(true)}
            onErased={onErased}
            onOver={onOver}
          />
        </OneTab>
      ) : (
        <Start
          base={base}
          told={told}
          material={material}
          before={visit}
          onStarted={(started) => {
            setShowsLanding(false);
            onStarted(started);
          }}
          onResult={() => setShowsLanding(false)}
        />
      )}
    </BackLayersContext>
  );
}

interface StartProps {
  base: string;
  told: RouteMaterial;
  material: ReturnType<typeof materialOf>;
  before: StoredVisit | undefined;
  onStarted: (loaded: LoadedRoute) => void;
  onResult: () => void;
}

function Start({ base, told, material, before, onStarted, onResult }: StartProps) {
  const { language } = useWords();
  const [problem, setProblem] = useState<StartProblem>();
  const [isStarting, setIsStarting] = useState(false);
  const rules = useMemo(() => playRules(material.route), [material]);
  const hasFinished = before && hasEnded(rules, replayWalk(rules, before.steps).state);
  return (
    <Landing
      told={told}
      material={material}
      before={hasFinished ? before : undefined}
      problem={problem}
      isStarting={isStarting}
      onResult={onResult}
      onStart={({ anywhere, gender }) => {
        setProblem(undefined);
        setIsStarting(true);
        const said = gender === "notSay" ? undefined : gender;
        beginVisit({ base, told, language, gender: said, anywhere })
          .then(onStarted, (error: unknown) => setProblem(startProblemOf(error)))
          .finally(() => setIsStarting(false));
      }}
    />
  );
}
