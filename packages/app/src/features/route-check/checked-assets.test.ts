import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { experienceKeys } from "../../route/queries.ts";
import { checkedAssets } from "./checked-assets.ts";

const asked: unknown[] = [];
vi.mock("../../shared/assets/queries.ts", async (original) => ({
  ...(await original<object>()),
  assetsOf: (scope: string, ids: readonly number[]) => {
    asked.push([scope, ids]);
    return Promise.resolve(ids.filter((id) => (scope === "own") === id < 10).map((id) => ({ id })));
  },
}));

test("the check asks the reader's libraries for what the experience uses and for nothing else", async () => {
  const client = new QueryClient();
  client.setQueryData([...experienceKeys.record(4)], { library: [{ Id: 3 }, { Id: 12 }] });
  const found = await client.fetchQuery(checkedAssets(4, ["own", "global"]));
  expect(asked).toEqual([
    ["own", [3, 12]],
    ["global", [3, 12]],
  ]);
  expect(found.map(({ id }) => id)).toEqual([3, 12]);
});

test("of a new experience nothing is asked for", async () => {
  asked.length = 0;
  expect(await new QueryClient().fetchQuery(checkedAssets(0, ["own"]))).toEqual([]);
  expect(asked).toEqual([]);
});
