import type { GymkhanaSummary } from "@panel/api-client/panel";
import type { Role } from "@panel/domain/roles";
import type { WordsLanguage } from "@panel/i18n/check";
import type { QueryClient } from "@tanstack/react-query";

/** A stored route that visitors could not play well. */
export interface FaultyRoute {
  readonly experience: GymkhanaSummary;
  /** Its errors in plain words. */
  readonly errors: readonly string[];
}

/** Checks routes as they are stored and names those with errors. */
export type FindFaultyRoutes = (
  experiences: readonly GymkhanaSummary[],
  queryClient: QueryClient,
  reader: { role: Role; language: WordsLanguage },
) => Promise<FaultyRoute[]>;
