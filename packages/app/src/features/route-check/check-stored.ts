import type { GymkhanaSummary } from "@panel/api-client/panel";
import { librariesOf } from "@panel/domain/asset-policies";
import { findingLine } from "@panel/domain/check/finding-text";
import type { Role } from "@panel/domain/roles";
import type { WordsLanguage } from "@panel/i18n/check";
import type { QueryClient } from "@tanstack/react-query";
import type { FaultyRoute } from "../../route/faulty-route.ts";
import { experienceRecord } from "../../route/queries.ts";
import { knownAssets } from "./known-assets.ts";
import { RouteChecker } from "./route-checker.ts";
import { checkWords } from "../../route/check/finding-words.ts";
import { usedAssets } from "./checked-assets.ts";

/** How long an activation waits for the check, in ms. */
const PATIENCE = 6_000;

/**
 * Checks routes as they are stored and names those with errors. What cannot be checked, or not soon, is no reason to keep
 * anybody waiting: it counts as a route without errors.
 */
export async function faultyRoutes(
  experiences: readonly GymkhanaSummary[],
  queryClient: QueryClient,
  { role, language }: { role: Role; language: WordsLanguage },
): Promise<FaultyRoute[]> {
  const checker = new RouteChecker();
  const faulty: FaultyRoute[] = [];
  let over: ReturnType<typeof setTimeout> | undefined;
  const checkAll = async () => {
    const translate = await queryClient.fetchQuery(checkWords(language));
    for (const experience of experiences) {
      const stored = await queryClient.fetchQuery({
        ...experienceRecord(experience.id),
        staleTime: 0,
      });
      const assets = await usedAssets(stored, librariesOf(role)).catch(() => []);
      const { findings, route } = await checker.check({
        now: Date.now(),
        points: [],
        stored,
        assets: knownAssets(assets, []),
      });
      const errors = findings
        .filter(({ severity }) => severity === "error")
        .map((found) => findingLine({ translate, language, route }, found));
      if (errors.length > 0) faulty.push({ experience, errors });
    }
  };
  const waited = new Promise<void>((resolve) => {
    over = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([checkAll().catch(() => undefined), waited]);
  clearTimeout(over);
  checker.stop();
  return [...faulty];
}
