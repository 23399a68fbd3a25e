import { fromExperienceRecord } from "@panel/domain/experience/experience-record";
import { LANGUAGE, type PerLanguage } from "@panel/domain/languages";
import { shownLanguage, shownText } from "@panel/domain/play/shown-language";
import { useEffect, useState } from "react";
import { keptValue, visitPlace } from "../phone/kept-files.ts";
import { useWords } from "../words.ts";
import type { RouteMaterial } from "./load-visit.ts";
import { visitedCodes } from "./stored-visit.ts";

interface OwnVisit {
  readonly code: string;
  /** Undefined where the phone has the visit and not its route. */
  readonly route?: {
    readonly name: PerLanguage<string>;
    readonly language: keyof PerLanguage<string>;
  };
}

async function visitOf(base: string, code: string): Promise<OwnVisit> {
  const told = await keptValue<RouteMaterial>(visitPlace(base, code));
  if (!told) return { code };
  const { name, language } = fromExperienceRecord(told.route.experience);
  return { code, route: { name, language } };
}

/** The visits of this phone, to go on with. They are there without a network. Nothing where there are none. */
export function OwnVisits({ base }: { base: string }) {
  const { t, content } = useWords();
  const [visits, setVisits] = useState<readonly OwnVisit[]>([]);
  useEffect(() => {
    let isOver = false;
    void Promise.all(visitedCodes().map((code) => visitOf(base, code))).then(
      (found) => !isOver && setVisits(found),
    );
    return () => {
      isOver = true;
    };
  }, [base]);
  if (visits.length === 0) return null;
  return (
    <section aria-labelledby="own-visits" className="grid grid-cols-1 gap-2">
      <h2 id="own-visits" className="text-heading font-semibold">
        {t("ownVisits")}
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {visits.map(({ code, route }) => {
          const language = route && shownLanguage(route.name, content, route.language);
          return (
            <li key={code}>
              <a
                href={`${base}/play/${code}`}
                lang={language && LANGUAGE[language].interface}
                className="flex min-h-12 items-center rounded-card border border-line bg-surface px-3 py-2 text-reading font-semibold wrap-anywhere text-ink underline"
              >
                {(route && shownText(route.name, content, route.language)) || code}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
