import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { changeCached, fetchAnew } from "./change-cached.ts";

const KEY = ["assets"];

/** A list of the server, of which each answer is held until `release`, and whoever shows it. */
function shownList(cached?: string[]) {
  const queryClient = new QueryClient();
  if (cached) queryClient.setQueryData(KEY, cached);
  const stored = [...(cached ?? [])];
  const held: (() => void)[] = [];
  const observer = new QueryObserver<string[]>(queryClient, {
    queryKey: KEY,
    queryFn: () => {
      const read = [...stored];
      return new Promise<string[]>((resolve) => held.push(() => resolve(read)));
    },
  });
  observer.subscribe(() => {});
  const release = () => held.splice(0).forEach((answer) => answer());
  const shown = () => observer.getCurrentResult().data;
  return { queryClient, stored, held, release, shown };
}

test.each([
  ["the first answer", undefined],
  ["a later answer", ["old"]],
])("LIB-03 %s, read before a change, does not take it back", async (_which, cached) => {
  const { queryClient, stored, held, release, shown } = shownList(cached);
  await expect.poll(() => held.length).toBe(1);
  stored.push("new");
  void changeCached<string[]>(queryClient, KEY, (list) => [...list, "new"]);
  await expect.poll(() => held.length).toBe(2);
  release();
  await expect.poll(shown).toEqual([...(cached ?? []), "new"]);
});

test("a change of a list that nobody fetches is shown without asking the server", async () => {
  const { queryClient, held, release, shown } = shownList(["old"]);
  release();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await changeCached<string[]>(queryClient, KEY, (list) => [...list, "new"]);
  expect(shown()).toEqual(["old", "new"]);
  expect(held).toEqual([]);
});

test("LIB-03 a list whose first answer is awaited is asked for anew", async () => {
  const { queryClient, stored, held, release, shown } = shownList();
  await expect.poll(() => held.length).toBe(1);
  stored.push("perhaps stored");
  void fetchAnew(queryClient, KEY);
  await expect.poll(() => held.length).toBe(2);
  release();
  await expect.poll(shown).toEqual(["perhaps stored"]);
});
