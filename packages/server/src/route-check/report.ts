import { checkRoute } from "@panel/domain/check/check";
import type { RouteBot } from "@panel/domain/check/context";
import type { Severity } from "@panel/domain/check/finding";
import { findingLine, type FindingWords } from "@panel/domain/check/finding-text";
import { isActive } from "@panel/domain/experience/state";
import { contentLanguageOf, type InterfaceLanguage } from "@panel/domain/languages";
import { shownText } from "@panel/domain/play/shown-language";
import { loadCheckWords } from "@panel/i18n/check";
import type { Db } from "../db/connection.ts";
import { findRoute, listRouteBots, listRouteIds, type StoredRoute } from "./repository.ts";

export interface ReportOptions {
  language: InterfaceLanguage;
  /** Also says what is only to know. */
  withHints: boolean;
  /** Whether the chatbots are those of this server. */
  knowsBots: boolean;
  now: Date;
}

export interface RouteReport {
  text: string;
  errors: number;
}

/** Checks all routes of the installation, one after another, and tells what was found in plain words. */
export async function reportRoutes(db: Db, options: ReportOptions): Promise<RouteReport> {
  const { language, withHints, knowsBots, now } = options;
  const translate = await loadCheckWords(language);
  const bots: RouteBot[] | undefined = knowsBots ? await listRouteBots(db) : undefined;
  const counts: Record<Severity, number> = { error: 0, warning: 0, hint: 0 };
  const lines: string[] = [];
  let routes = 0;
  for (const id of await listRouteIds(db)) {
    const stored = await findRoute(db, id);
    if (!stored) continue;
    routes++;
    const { route, assets, outdated } = stored;
    const words: FindingWords = { route, language, translate };
    const found = checkRoute(route, { now: now.getTime(), assets, bots, outdated });
    for (const { severity } of found) counts[severity]++;
    const told = found.filter(({ severity }) => withHints || severity !== "hint");
    if (told.length === 0) continue;
    const state = translate(isActive(stored.state) ? "CHECK.active" : "CHECK.inactive");
    lines.push(`${nameOf(stored, language)} (${id}, ${state})`);
    lines.push(
      ...told.map((each) => {
        const severity = translate(`CHECK.severities.${each.severity}`);
        return `  ${severity}: ${findingLine(words, each)}`;
      }),
    );
  }
  const { error: errors, warning: warnings } = counts;
  lines.push(translate("CHECK.summary", { routes, errors, warnings }));
  return { text: lines.join("\n"), errors };
}

function nameOf({ route: { experience } }: StoredRoute, language: InterfaceLanguage): string {
  return shownText(experience.name, contentLanguageOf(language), experience.language);
}
