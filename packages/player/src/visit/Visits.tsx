import { isPageLanguage, visitorLanguage, type WordsLanguage } from "@panel/i18n/page-words";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { Waiting } from "../Waiting.tsx";
import { useLoadedWords, type Words } from "../words.ts";
import { Spoken } from "../Spoken.tsx";
import type { LoadedRoute } from "./load-visit.ts";
import { teamInAddress } from "../team/route-team.ts";
import { VisitPage } from "./VisitPage.tsx";
import { storedVisitor, storeVisitor } from "./visitor.ts";

const PlayIndex = lazy(() => import("./PlayIndex.tsx"));
const TeamPage = lazy(() => import("../team/TeamPage.tsx"));

interface VisitsProps {
  /** Where the installation is, without a trailing slash. */
  base: string;
  /** Of the route in the address; "" for none. */
  code: string;
  /** Its route, where that was asked for already. */
  early?: Promise<LoadedRoute> | undefined;
  /** The code of a team in the address; undefined for none. */
  team?: string | undefined;
}

/** That of the address, such as a search engine has it. */
function askedLanguage(): WordsLanguage | undefined {
  const asked = new URLSearchParams(location.search).get("lang");
  return isPageLanguage(asked) ? asked : undefined;
}

/** The public pages of published routes. */
export function Visits({ base, code, early, team: first }: VisitsProps) {
  const [language, setLanguage] = useState<WordsLanguage>(
    () => storedVisitor().language ?? askedLanguage() ?? visitorLanguage(navigator.languages),
  );
  const [team, setTeam] = useState(first);
  useEffect(() => {
    if (code !== "" && team === undefined) return undefined;
    const hear = () => {
      const next = teamInAddress();
      if (next !== undefined || location.hash === "") setTeam(next);
    };
    addEventListener("hashchange", hear);
    return () => removeEventListener("hashchange", hear);
  }, [code, team]);
  const spoken = useLoadedWords(language);
  const words = useMemo((): Words | undefined => {
    if (!spoken) return undefined;
    return {
      ...spoken,
      // The trial's own name is that of no visit.
      t: (key, values) => spoken.t(key === "title" ? "routes" : key, values),
      choose: (next) => {
        setLanguage(next);
        storeVisitor({ language: next });
      },
    };
  }, [spoken]);
  useEffect(() => {
    if (!words) return;
    // Without a network it may not be the one that was chosen.
    document.documentElement.lang = words.language;
    if (code === "" && team === undefined) document.title = words.t("routes");
  }, [code, team, words]);
  if (!words) return null;
  return (
    <Spoken words={words}>
      <Suspense fallback={<Waiting />}>
        {team !== undefined ? (
          <TeamPage base={base} code={team} />
        ) : code === "" ? (
          <PlayIndex base={base} />
        ) : (
          <VisitPage base={base} code={code} early={early} />
        )}
      </Suspense>
    </Spoken>
  );
}
