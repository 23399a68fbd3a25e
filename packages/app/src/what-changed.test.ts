import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { outdatedTexts } from "./route/outdated-texts.ts";
import { experienceList, experienceRecord } from "./route/queries.ts";
import { resources } from "./shared/usage/queries.ts";
import { changed, DEPENDENTS } from "./shared/what-changed.ts";

const modules = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.{test,stories}.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The panel's files by their paths. */
const sources = new Map(
  Object.entries(modules).map(([path, text]) => [path.replace(/^\.\//, ""), text]),
);

/** What the panel fetches that depends on nothing that is stored in it, or only on what its own screen changes. */
const INDEPENDENT = new Set([
  // Of other services, of the code itself, and of visitors.
  "asset-categories",
  "city",
  "route-check",
  "week-plays",
  // Of one screen, which changes them itself.
  "kept-walks",
  "trial-links",
  "model-links",
  "try-notes",
  "try-route",
  "profile",
]);

/** The calls that store what others show, and what each one changes. */
const CALLS = {
  experiences: [
    "createMapPoint",
    "createMapPoints",
    "deleteMapPoint",
    "deleteMapPoints",
    "importGymkhana",
    "orderMapPoints",
    "restoreGymkhanaVersion",
    "restoreMapPoints",
    "saveGymkhana",
    "saveGymkhanaTexts",
    "updateGymkhanaState",
    "updateMapPoint",
    "updateMapPoints",
  ],
  assets: [
    "deleteAsset",
    "deleteAssets",
    "replaceAssetFile",
    "shareAssets",
    "tagAssets",
    "updateAsset",
    "updateAssets",
    "uploadAsset",
  ],
  users: ["createUser", "moveUser", "undoImport", "updateUser", "updateUserState", "uploadEditors"],
  chatbots: ["createChatbot", "deleteChatbot", "setChatbotState", "updateChatbot"],
};

/** Files whose callers say what has changed, once all of it is done. */
const SAID_BY: Readonly<Record<string, string>> = {
  "features/texts/save-texts.ts": "features/texts/use-save-texts.ts",
  "features/users/import/PastImports.tsx": "features/users/screens/UserListScreen.tsx",
  "features/users/import/import-calls.ts": "features/users/screens/UserListScreen.tsx",
  "features/users/import/use-import.ts": "features/users/screens/UserListScreen.tsx",
  "features/chatbots/create-chatbot.ts": "features/chatbots/components/NewChatbot.tsx",
  "features/chatbots/store-record.ts": "features/chatbots/components/EditChatbot.tsx",
};

/** The beginnings of the keys in a file: of its queries, and in its objects of keys. */
function rootsIn(text: string): string[] {
  const objects = [...text.matchAll(/Keys = \{[^}]*\}/g)].join("");
  const found = [
    ...text.matchAll(/(?:queryKey: |Key = (?:\([^)]*\) => )?)\[\s*"([a-z-]+)"/g),
    ...objects.matchAll(/\["([a-z-]+)"/g),
    ...objects.matchAll(/=> \["([a-z-]+)"/g),
  ];
  return found.map(([, root]) => root ?? "");
}

test("whatever is fetched is said to depend on something, or on nothing", () => {
  const fetched = new Set([...sources.values()].flatMap(rootsIn));
  const known = new Set([
    ...Object.values(DEPENDENTS)
      .flat()
      .map(([root]) => root),
    ...INDEPENDENT,
  ]);
  expect([...fetched].filter((root) => !known.has(root))).toEqual([]);
  expect([...known].filter((root) => root !== undefined && !fetched.has(root))).toEqual([]);
});

test.each(Object.entries(CALLS))("every call that changes %s says so", (what, calls) => {
  const call = new RegExp(`\\b(?:${calls.join("|")})\\(`);
  const files = [...sources].filter(([, text]) => call.test(text)).map(([file]) => file);
  expect(files.length).toBeGreaterThan(0);
  const says = new RegExp(
    `changed\\(\\w+, "(?:${what}|assetFiles)"[,)]|\\b(?:changeListed|listAsset|listReplaced)\\(`,
  );
  expect(files.filter((file) => !says.test(sources.get(SAID_BY[file] ?? file) ?? ""))).toEqual([]);
});

test("what the cache has from an answer already is not fetched again", async () => {
  const client = new QueryClient();
  const [kept, other] = [experienceRecord(4).queryKey, experienceRecord(5).queryKey];
  for (const key of [kept, other]) client.setQueryData<unknown>(key, {});
  await changed(client, "experiences", kept);
  expect(client.getQueryState(kept)?.isInvalidated).toBe(false);
  expect(client.getQueryState(other)?.isInvalidated).toBe(true);
});

test("a point that is saved makes the check ask anew which texts are outdated", async () => {
  const client = new QueryClient();
  const keys = [outdatedTexts(4).queryKey, resources().queryKey, experienceList().queryKey];
  for (const key of keys) client.setQueryData<unknown>(key, []);
  client.setQueryData(["city", "es", "Madrid"], []);
  await changed(client, "experiences");
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
  expect(client.getQueryState(["city", "es", "Madrid"])?.isInvalidated).toBe(false);
});
