import type { Connection } from "@panel/api-client";
import { getTryRoute } from "@panel/api-client/tryouts";
import { tryTokenIn } from "@panel/domain/tryouts";
import { visitorLanguage, type WordsLanguage } from "@panel/i18n/page-words";
import { useEffect, useMemo, useState } from "react";
import { Waiting } from "../Waiting.tsx";
import { useLoadedWords } from "../words.ts";
import { Spoken } from "../Spoken.tsx";
import { forgetAll, keptRoute, tryPlace, type KeptRoute } from "./kept-files.ts";
import { forgetExpiredTries, forgetTry, keptTry, linkName, moveSingleTry } from "./kept-try.ts";
import { LinkedPlay } from "./LinkedPlay.tsx";
import { LinkProblem, problemOf, type Problem } from "./LinkProblem.tsx";
import { materialOf } from "./material.ts";
import { forgetNotes } from "./note-store.ts";

/** Where a route is kept on the phone, the network has this long (ms) to bring it. */
const PATIENCE = 6000;

interface Loaded {
  readonly kept: KeptRoute;
  /** Whether it is what the phone had, and not what the server has said just now. */
  readonly isFromPhone: boolean;
}

async function load(base: string, connection: Connection, token: string): Promise<Loaded> {
  moveSingleTry(Date.now());
  forgetExpiredTries(Date.now());
  const link = await linkName(token);
  const before = await keptRoute(base, link, Date.now());
  try {
    const timeout = before && PATIENCE;
    const [route, answer] = await Promise.all([
      getTryRoute(connection, { timeout }),
      fetch(`${base}/config.json`, timeout ? { signal: AbortSignal.timeout(timeout) } : {}),
    ]);
    const { tiles, botsUrl } = (await answer.json()) as Pick<KeptRoute, "tiles" | "botsUrl">;
    return { kept: { route, tiles, botsUrl, link }, isFromPhone: false };
  } catch (error) {
    if (problemOf(error) === "gone") await forgetLink(base, link);
    else if (before) return { kept: before, isFromPhone: true };
    throw error;
  }
}

/** Removes everything kept of a link that has ended; the tries of other links stay. */
async function forgetLink(base: string, link: string): Promise<void> {
  forgetTry(link);
  await forgetNotes(link);
  if (await keptRoute(base, link, Date.now())) await forgetAll(tryPlace(base));
}

interface LinkedProps {
  /** Where the installation is, without a trailing slash. */
  base: string;
  /** What stands behind the `#` of the address. */
  token: string;
}

/** The page of a trial link, on the phone of somebody without an account. */
export function Linked({ base, token: given }: LinkedProps) {
  const [language, setLanguage] = useState<WordsLanguage>(() =>
    visitorLanguage(navigator.languages),
  );
  const spoken = useLoadedWords(language);
  const words = useMemo(() => spoken && { ...spoken, choose: setLanguage }, [spoken]);
  const [loaded, setLoaded] = useState<Loaded>();
  // An address that was mistyped or cut off is no link, and is not asked for.
  const token = tryTokenIn(given) ?? "";
  const isWhole = token !== "";
  const [problem, setProblem] = useState<Problem | undefined>(isWhole ? undefined : "incomplete");
  const [tries, setTries] = useState(0);
  const connection = useMemo(
    (): Connection => ({ baseUrl: `${base}/tryouts`, getToken: () => token, credentials: "omit" }),
    [base, token],
  );
  useEffect(() => {
    if (!isWhole) return undefined;
    let isOver = false;
    load(base, connection, token).then(
      (found) => {
        if (isOver) return;
        setLanguage((before) => keptTry(found.kept.link)?.language ?? before);
        setLoaded(found);
      },
      (error: unknown) => !isOver && setProblem(problemOf(error)),
    );
    return () => {
      isOver = true;
    };
  }, [base, connection, token, isWhole, tries]);
  const offline = loaded?.isFromPhone ? loaded.kept.link : undefined;
  useEffect(() => {
    if (offline === undefined) return undefined;
    // A link that has ended meanwhile ends here too, as soon as there is a network.
    const ask = () => {
      getTryRoute(connection).catch(async (error: unknown) => {
        if (problemOf(error) !== "gone") return;
        await forgetLink(base, offline);
        setLoaded(undefined);
        setProblem("gone");
      });
    };
    addEventListener("online", ask);
    return () => removeEventListener("online", ask);
  }, [base, connection, offline]);
  useEffect(() => {
    document.documentElement.lang = words?.language ?? language;
    if (words) document.title = words.t("title");
  }, [language, words]);
  const kept = loaded?.kept;
  const material = useMemo(() => kept && materialOf(kept.route, kept.botsUrl), [kept]);
  if (!words) return null;
  return (
    <Spoken words={words}>
      {kept && material ? (
        <LinkedPlay base={base} kept={kept} material={material} connection={connection} />
      ) : problem ? (
        <LinkProblem
          problem={problem}
          onRetry={() => {
            setProblem(undefined);
            setTries(tries + 1);
          }}
        />
      ) : (
        <Waiting />
      )}
    </Spoken>
  );
}
