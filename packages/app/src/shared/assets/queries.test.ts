import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadSettings } from "../../settings.ts";
import { madeAsset } from "./made-asset.ts";
import { assetKeys, assetsOf, changeListed, foundAssets, listAsset } from "./queries.ts";

/** What the server was asked for, and what it answers. */
let asked: string[];
let found: readonly number[];

beforeEach(async () => {
  asked = [];
  found = [];
  vi.stubGlobal("fetch", (of: RequestInfo | URL) => {
    const url = of instanceof Request ? of.url : String(of);
    if (url.endsWith("/config.json")) {
      return Promise.resolve(
        Response.json({ apiUrl: "http://panel.example/api", tiles: { url: "t" } }),
      );
    }
    const { pathname, searchParams } = new URL(url);
    asked.push(`${pathname.split("/").at(-1)} ${searchParams.toString()}`);
    return Promise.resolve(
      Response.json({ success: true, message: "OK", data: found.map((id) => madeAsset(id)) }),
    );
  });
  const said = { exp: 1e11, data: { id: 7, role: "editor" } };
  vi.stubGlobal("document", { cookie: `token=e30.${btoa(JSON.stringify(said))}.e30` });
  vi.stubGlobal("localStorage", {});
  await loadSettings();
});
afterEach(() => vi.unstubAllGlobals());

test("a library is asked for assets by their ids, a hundred in a call, and for nothing where there are none", async () => {
  found = [3];
  const ids = Array.from({ length: 101 }, (_, index) => index + 1);
  const assets = await assetsOf("own", ids);
  expect(asked).toEqual([
    `getUserModels ${new URLSearchParams({ id: ids.slice(0, 100).join() })}`,
    "getUserModels id=101",
  ]);
  expect(assets.map(({ id }) => id)).toEqual([3, 3]);
  expect(await assetsOf("global", [])).toEqual([]);
  expect(asked).toHaveLength(2);
});

test("TRU-34 what is found by its name is searched for by the server, a few at most", async () => {
  const client = new QueryClient();
  await client.fetchQuery(foundAssets("global", "torre", 8));
  expect(asked).toEqual(["getModels search=torre&limit=8"]);
});

test("LIB-02 what a search has found is not trusted any more once its library has changed", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const known = async () => {
    await client.fetchQuery(foundAssets("own", "torre", 8));
    return () => client.getQueryState(foundAssets("own", "torre", 8).queryKey)?.isInvalidated;
  };
  const afterNew = await known();
  await listAsset(client, { ...madeAsset(1), idUser: 7 });
  expect(afterNew()).toBe(true);
  const afterChange = await known();
  expect(afterChange()).toBe(false);
  await changeListed(client, "own", (list) => list);
  expect(afterChange()).toBe(true);
  const afterOther = await known();
  await listAsset(client, { ...madeAsset(1), idUser: 0 });
  expect(afterOther()).toBe(false);
});

test("an asset that is changed is changed where it is known alone", async () => {
  const client = new QueryClient();
  const key = [...assetKeys.one("own"), 1];
  client.setQueryData(key, madeAsset(1));
  await changeListed(client, "own", (list) => list.map((each) => ({ ...each, model: "Otro" })));
  expect(client.getQueryData(key)).toMatchObject({ model: "Otro" });
});
