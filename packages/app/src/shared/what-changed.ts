import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";

/** What of assets is shown elsewhere than in the lists of their library. */
const ASSETS_ELSEWHERE = [
  ["assets", "checked"],
  // They hold pictures and names of what they use.
  ["experiences", "record"],
  ["overview"],
  ["resources"],
  ["audit"],
];

/**
 * What is fetched, by the beginnings of its keys, and depends on what is stored. A query that is derived from something else stands
 * here, or it would show what was.
 */
export const DEPENDENTS = {
  /** Experiences with their points, texts and prize: made, changed, brought back or deleted. */
  experiences: [
    // With their records, outdated texts, machine drafts, versions and statistics.
    ["experiences"],
    // They say how often each asset is used.
    ["assets", "list"],
    ["assets", "uses"],
    ["chatbots", "points"],
    ["overview"],
    ["resources"],
    ["audit"],
  ],
  /** Assets of a library: stored, changed, shared or deleted. What is known of a single one is up to whoever changed it. */
  assets: [["assets", "list"], ...ASSETS_ELSEWHERE],
  /** What single assets are: their data, files and pictures. */
  assetFiles: [["assets"], ...ASSETS_ELSEWHERE.filter(([root]) => root !== "assets")],
  /** Assets whose lists are changed in place, as they may be long. */
  listedAssets: ASSETS_ELSEWHERE,
  /** Users: made, changed, moved, imported or deleted, when others get what was theirs. */
  users: [
    ["users"],
    ["colleagues"],
    ["experiences", "list"],
    ["assets", "list"],
    ["chatbots", "list"],
    ["overview"],
    ["resources"],
    ["audit"],
  ],
  /** Chatbots: made, changed, turned on and off or deleted. */
  chatbots: [["chatbots"], ["admin-chatbots"], ["overview"], ["resources"], ["audit"]],
} satisfies Record<string, readonly QueryKey[]>;

/**
 * To be called once something was stored: fetches again what is shown of it and of what depends on it.
 * @param current the key of a query whose answer has been changed to what is stored
 */
export async function changed(
  queryClient: QueryClient,
  what: keyof typeof DEPENDENTS,
  current?: QueryKey,
): Promise<void> {
  const keys: readonly QueryKey[] = DEPENDENTS[what];
  const kept = current && hashKey(current);
  const predicate = ({ queryHash }: Query) => queryHash !== kept;
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate })));
}
