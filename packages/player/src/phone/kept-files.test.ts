import type { TryRoute } from "@panel/api-client/tryouts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  forgetAll,
  keepCode,
  keepRoute,
  keepValue,
  keptRoute,
  keptValue,
  routeFile,
  tryPlace,
  visitPlace,
} from "./kept-files.ts";

const HERE = "https://panel.test";
const NOW = Date.UTC(2026, 4, 2);
const never = new AbortController().signal;

const addressOf = (of: RequestInfo | URL) =>
  new URL(of instanceof Request ? of.url : String(of), HERE).href;

/** One cache of a browser. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  async match(of: RequestInfo | URL) {
    return this.kept.get(addressOf(of))?.clone();
  }
  async put(of: RequestInfo | URL, answer: Response) {
    this.kept.set(addressOf(of), answer);
  }
  async add(of: RequestInfo | URL) {
    const answer = await fetch(of);
    if (!answer.ok) throw new TypeError("Not ok");
    await this.put(of, answer);
  }
  async delete(of: RequestInfo | URL) {
    return this.kept.delete(addressOf(of));
  }
  async keys() {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
}

const all = new Map<string, FakeCache>();
const paths = (name: string) =>
  [...(all.get(name)?.kept.keys() ?? [])].map((url) => new URL(url).pathname);
const register = vi.fn<(address: string) => Promise<void>>(async () => undefined);
const unregister = vi.fn<() => Promise<boolean>>(async () => true);
const serviceWorker = { register, getRegistration: async () => ({ unregister }) };
let network: Record<string, string> | undefined;

/** Requests of addresses without a host, as a page makes them. */
class PageRequest extends Request {
  constructor(of: RequestInfo | URL, init?: RequestInit) {
    super(addressOf(of), init);
  }
}

beforeEach(() => {
  all.clear();
  network = {};
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      const cache = all.get(name) ?? new FakeCache();
      all.set(name, cache);
      return cache;
    },
    delete: async (name: string) => all.delete(name),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
  });
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("Request", PageRequest);
  vi.stubGlobal("fetch", async (of: RequestInfo | URL) => {
    if (!network) throw new TypeError("No network");
    const text = network[new URL(addressOf(of)).pathname];
    return new Response(text, { status: text === undefined ? 404 : 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const routeOf = (link: string, expiresAt = "2026-05-03T00:00:00.000Z") => ({
  route: { expiresAt } as TryRoute,
  tiles: { url: "", attribution: "" },
  botsUrl: "/bots",
  link,
});

describe("the route that is kept on the phone", () => {
  test("is found by its own link, and by no other", async () => {
    await keepRoute("", routeOf("a"));
    expect(await keptRoute("", "a", NOW)).toEqual(routeOf("a"));
    expect(await keptRoute("", "b", NOW)).toBeUndefined();
    expect(await keptRoute("", "a", NOW)).toEqual(routeOf("a"));
  });

  test("goes with its files when the days of its link are over, or another one is kept", async () => {
    network = { "/files/1": "picture" };
    for (const gone of [
      async () => expect(await keptRoute("", "a", NOW + 86_400_000)).toBeUndefined(),
      () => keepRoute("", routeOf("b")),
    ]) {
      await keepRoute("", routeOf("a"));
      await routeFile("/files/1", "try-route", never);
      expect(paths("try-route")).toContain("/files/1");
      await gone();
      expect(paths("try-route")).not.toContain("/files/1");
    }
    expect(await keptRoute("", "a", NOW)).toBeUndefined();
  });

  test("its files come from the phone where they are kept, and are kept where that is wanted", async () => {
    const text = async (keep: string | undefined) =>
      (await routeFile("/files/1", keep, never))?.text();
    expect(await text("try-route")).toBeUndefined();
    network = { "/files/1": "picture" };
    expect(await text(undefined)).toBe("picture");
    expect(paths("try-route")).toEqual([]);
    expect(await text("try-route")).toBe("picture");
    network = undefined;
    expect(await text("try-route")).toBe("picture");
  });

  test("a browser that keeps nothing plays all the same", async () => {
    network = { "/files/1": "picture" };
    for (const caches of [
      undefined,
      {
        open: () => Promise.reject(new Error("No")),
        has: () => Promise.reject(new Error("No")),
      },
    ]) {
      vi.stubGlobal("caches", caches);
      await keepRoute("", routeOf("a"));
      expect(await keptRoute("", "a", NOW)).toBeUndefined();
      expect(await (await routeFile("/files/1", "try-route", never))?.text()).toBe("picture");
    }
  });
});

describe("the page that is kept on the phone", () => {
  const version = (name: string) => ({
    "/x/try/": "page",
    "/x/try/files.json": JSON.stringify(["assets/same.js", `assets/${name}.js`]),
    "/x/try/assets/same.js": "same",
    [`/x/try/assets/${name}.js`]: name,
  });

  test("with all code of its version, in the place of another version's", async () => {
    network = version("old");
    await keepCode(tryPlace("/x"), never);
    expect(register).toHaveBeenCalledWith("/x/try/worker.js", { updateViaCache: "none" });
    const kept = ["/x/try/", "/x/try/assets/old.js", "/x/try/assets/same.js"];
    expect(paths("try-code").toSorted()).toEqual(kept);
    network = version("new");
    await keepCode(tryPlace("/x"), never);
    expect(paths("try-code").toSorted()).toEqual([
      "/x/try/",
      "/x/try/assets/new.js",
      "/x/try/assets/same.js",
    ]);
  });

  test("stays as it is where a file of the new version does not come", async () => {
    network = version("old");
    await keepCode(tryPlace("/x"), never);
    network = { ...version("new"), "/x/try/": "new page" };
    delete network["/x/try/assets/new.js"];
    await keepCode(tryPlace("/x"), never);
    const page = await all.get("try-code")?.match("/x/try/");
    expect(await page?.text()).toBe("page");
    expect(paths("try-code")).toContain("/x/try/assets/old.js");
  });

  test("whoever saves data keeps what the page has loaded", async () => {
    vi.stubGlobal("navigator", { serviceWorker, connection: { saveData: true } });
    vi.spyOn(performance, "getEntriesByType").mockReturnValue(
      ["/x/try/assets/same.js", "/x/try/assets/same.js", "/tiles/1.png"].map(
        (path) => ({ name: HERE + path }) as PerformanceEntry,
      ),
    );
    network = version("new");
    await keepCode(tryPlace("/x"), never);
    expect(paths("try-code").toSorted()).toEqual(["/x/try/", "/x/try/assets/same.js"]);
  });

  test("nothing is begun for a try that was ended meanwhile, and nothing stays of one that is", async () => {
    network = version("old");
    await keepCode(tryPlace("/x"), AbortSignal.abort());
    expect([...all.keys()]).toEqual([]);
    await keepRoute("/x", routeOf("a"));
    await keepCode(tryPlace("/x"), never);
    await forgetAll(tryPlace("/x"));
    expect([...all.keys()]).toEqual([]);
    expect(unregister).toHaveBeenCalledOnce();
  });

  test("each visited route has its own; the code and the worker go with the last one", async () => {
    network = {
      ...Object.fromEntries(
        ["files.json", "", "ABC123", "XYZ789"].map((name) => [`/x/play/${name}`, "[]"]),
      ),
      "/files/1": "picture",
    };
    const [one, other] = [visitPlace("/x", "ABC123"), visitPlace("/x", "XYZ789")];
    for (const place of [one, other]) {
      await keepValue(place, { number: 4 });
      await routeFile("/files/1", place.route, never);
      await keepCode(place, never);
    }
    // The phone's own camera opens the addresses of points as they are printed.
    expect(register.mock.calls.map(([address]) => address).slice(-2)).toEqual([
      "/x/play/worker.js",
      "/x/PLAY/worker.js",
    ]);
    expect(paths("play-code")).toEqual(["/x/play/", "/x/play/ABC123", "/x/play/XYZ789"]);
    await forgetAll(one);
    expect(await keptValue(one)).toBeUndefined();
    expect(await keptValue(other)).toEqual({ number: 4 });
    expect(paths("play-route-XYZ789")).toContain("/files/1");
    expect(paths("play-code")).toEqual(["/x/play/", "/x/play/XYZ789"]);
    expect(unregister).not.toHaveBeenCalled();
    await forgetAll(other);
    expect([...all.keys()]).toEqual([]);
    expect(unregister).toHaveBeenCalledTimes(2);
  });
});
