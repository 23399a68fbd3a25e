import { isApiError, type Connection } from "@panel/api-client";
import { getTryRoute, type TryRoute } from "@panel/api-client/tryouts";
import type { MapTileSettings } from "@panel/domain/play/tryout";
import { visitorLanguage, type WordsLanguage } from "@panel/i18n/page-words";
import { Button } from "@panel/ui/button";
import { Spinner } from "@panel/ui/spinner";
import { useEffect, useMemo, useState } from "react";
import { useWords, wordsIn, WordsContext } from "../words.ts";
import { linkName } from "./kept-try.ts";
import { LinkedPlay } from "./LinkedPlay.tsx";
import { materialOf } from "./material.ts";

/** What a visitor's page has loaded. */
interface Loaded {
  readonly route: TryRoute;
  readonly tiles: MapTileSettings;
  readonly botsUrl: string;
  /** Names what is kept on the phone. */
  readonly link: string;
}

type Problem = "gone" | "offline" | "failed";

const SAID = {
  gone: { title: "linkGone", text: "linkGoneText" },
  offline: { title: "offline", text: "offlineText" },
  failed: { title: "failedLoad", text: "failedLoadText" },
} as const;

function problemOf(error: unknown): Problem {
  if (isApiError(error, "unauthenticated", "notFound")) return "gone";
  return isApiError(error, "network", "timeout") || error instanceof TypeError
    ? "offline"
    : "failed";
}

async function load(base: string, connection: Connection, token: string): Promise<Loaded> {
  const [route, answer, link] = await Promise.all([
    getTryRoute(connection),
    fetch(`${base}/config.json`),
    linkName(token),
  ]);
  const { tiles, botsUrl } = (await answer.json()) as Pick<Loaded, "tiles" | "botsUrl">;
  return { route, tiles, botsUrl, link };
}

interface LinkedProps {
  /** Where the installation is, without a trailing slash. */
  base: string;
  token: string;
}

/** The page of a trial link, on the phone of somebody without an account. */
export function Linked({ base, token }: LinkedProps) {
  const [language, setLanguage] = useState<WordsLanguage>(() =>
    visitorLanguage(navigator.languages),
  );
  const words = useMemo(() => ({ ...wordsIn(language), choose: setLanguage }), [language]);
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<Problem>();
  const [tries, setTries] = useState(0);
  const connection = useMemo(
    (): Connection => ({ baseUrl: `${base}/tryouts`, getToken: () => token, credentials: "omit" }),
    [base, token],
  );
  useEffect(() => {
    let isOver = false;
    load(base, connection, token).then(
      (found) => !isOver && setLoaded(found),
      (error: unknown) => !isOver && setProblem(problemOf(error)),
    );
    return () => {
      isOver = true;
    };
  }, [base, connection, token, tries]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = words.t("title");
  }, [language, words]);
  const material = useMemo(() => loaded && materialOf(loaded.route, loaded.botsUrl), [loaded]);
  return (
    <WordsContext value={words}>
      {loaded && material ? (
        <LinkedPlay
          material={material}
          tiles={loaded.tiles}
          link={loaded.link}
          connection={connection}
        />
      ) : (
        <Waiting
          problem={problem}
          onRetry={() => {
            setProblem(undefined);
            setTries(tries + 1);
          }}
        />
      )}
    </WordsContext>
  );
}

/** While the route comes, or where it does not. */
function Waiting({ problem, onRetry }: { problem: Problem | undefined; onRetry: () => void }) {
  const { t } = useWords();
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      {problem ? (
        <div role="alert" className="grid max-w-sm justify-items-center gap-3">
          <h1 className="text-heading font-semibold">{t(SAID[problem].title)}</h1>
          <p className="text-reading text-ink-muted">{t(SAID[problem].text)}</p>
          {problem !== "gone" && (
            <Button variant="primary" size="lg" onClick={onRetry}>
              {t("retry")}
            </Button>
          )}
        </div>
      ) : (
        <>
          <h1 className="sr-only">{t("title")}</h1>
          <Spinner size="lg" label={t("loading")} />
        </>
      )}
    </main>
  );
}
