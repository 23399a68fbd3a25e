import type { TryRoute } from "@panel/api-client/tryouts";
import type { MapTileSettings } from "@panel/domain/play/tryout";
import { PRINTED_PLAY_PATH } from "@panel/domain/visits/address";

/*
 * What the phone keeps of an open play so that it goes on without a network, also after the page was loaded anew: the page and
 * its code, which the service worker answers with (worker/worker.ts), the route, and its files. Browsers that keep nothing, and
 * pages without TLS, play on as long as the page is open.
 */

/** Where what is kept of a route is. */
export interface KeptPlace {
  /** The folder of the page, with a trailing slash. */
  readonly folder: string;
  /** Folders whose addresses the worker answers: that one, and it as it is printed. */
  readonly scopes: readonly string[];
  /** Pages that open without a network, the folder's first. */
  readonly pages: readonly string[];
  /** Names of the caches of the code and of the route; the worker knows the first. */
  readonly code: string;
  readonly route: string;
}

/** Of trial links, one route is kept at a time, and for as long as its link counts. */
export const tryPlace = (base: string): KeptPlace => {
  const folder = `${base}/try/`;
  return { folder, scopes: [folder], pages: [folder], code: "try-code", route: "try-route" };
};

/** Each visited route has a place of its own, for as long as its visit. */
export const visitPlace = (base: string, code: string): KeptPlace => {
  const folder = `${base}/play/`;
  return {
    folder,
    scopes: [folder, `${base}${PRINTED_PLAY_PATH}/`],
    pages: [folder, `${folder}${code}`],
    code: "play-code",
    route: `${VISITED}${code}`,
  };
};
const VISITED = "play-route-";

/** All that a play begins with. */
export interface KeptRoute {
  readonly route: TryRoute;
  readonly tiles: MapTileSettings;
  readonly botsUrl: string;
  /** Names the link. */
  readonly link: string;
}

/** Whether the visitor has asked for few bytes. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Opens a cache of the phone; undefined where there is none. */
async function opened(name: string): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(name);
  } catch {
    return undefined;
  }
}

/** Where the route is kept; the server knows no such address. */
const routeAddress = ({ folder }: KeptPlace) => `${folder}route`;

/** Keeps a value with the files of a route. */
export async function keepValue(place: KeptPlace, value: object): Promise<void> {
  const cache = await opened(place.route);
  await cache?.put(routeAddress(place), Response.json(value)).catch(() => undefined);
}

/** The value that is kept with the files of a route; undefined for none. */
export async function keptValue<Value>(place: KeptPlace): Promise<Value | undefined> {
  // Opening a cache would make it.
  if (!(await globalThis.caches?.has(place.route).catch(() => false))) return undefined;
  const cache = await opened(place.route);
  const found = await cache?.match(routeAddress(place)).catch(() => undefined);
  return found?.json().catch(() => undefined) as Promise<Value | undefined>;
}

/** Keeps the route of a link in the place of any other. */
export async function keepRoute(base: string, kept: KeptRoute): Promise<void> {
  const place = tryPlace(base);
  const before = await keptValue<KeptRoute>(place);
  if (before && before.link !== kept.link) await forgetFiles(place);
  await keepValue(place, kept);
}

/** The kept route of a link. One whose days are over is forgotten. */
export async function keptRoute(
  base: string,
  link: string,
  now: number,
): Promise<KeptRoute | undefined> {
  const place = tryPlace(base);
  const kept = await keptValue<KeptRoute>(place);
  if (!kept) return undefined;
  if (now < Date.parse(kept.route.expiresAt)) return kept.link === link ? kept : undefined;
  await forgetFiles(place);
  return undefined;
}

/**
 * A file of the route: as it is kept, else from the network, and then kept. Undefined where it does not come.
 * @param keep the name of the cache of the route; undefined where nothing is to be kept
 */
export async function routeFile(url: string, keep: string | undefined, signal: AbortSignal) {
  const cache = keep === undefined ? undefined : await opened(keep);
  try {
    const before = await cache?.match(url, { ignoreVary: true });
    if (before) return await before.blob();
    const answer = await fetch(url, { signal, priority: "low" });
    if (!answer.ok) return undefined;
    // Where there is no room for it, it stays with the page.
    await cache?.put(url, answer.clone()).catch(() => undefined);
    return await answer.blob();
  } catch {
    return undefined;
  }
}

/** Keeps the page and all code that it may come to need; whoever saves data keeps what was used. */
export async function keepCode(place: KeptPlace, signal: AbortSignal): Promise<void> {
  const { folder, scopes, pages, code } = place;
  try {
    const files = savesData() ? loadedCode(folder) : await allCode(folder);
    const { serviceWorker } = navigator;
    // Without a worker nothing would answer with it. The browser's own cache has what was fetched once.
    if (!serviceWorker) return await fetchedAll(files);
    signal.throwIfAborted();
    for (const scope of scopes) {
      await serviceWorker.register(`${scope}worker.js`, { updateViaCache: "none" });
    }
    signal.throwIfAborted();
    const cache = await caches.open(code);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    for (const file of files) {
      if (!kept.has(file)) await cache.add(low(file));
      signal.throwIfAborted();
    }
    // The pages after their files: they open with these, and not with those of a version before.
    for (const page of pages) await cache.add(new Request(page, { cache: "no-store" }));
    if (savesData()) return;
    const assets = `${folder}assets/`;
    for (const file of kept) {
      if (file.startsWith(assets) && !files.includes(file)) await cache.delete(file);
    }
  } catch {
    // No network, no room, or a browser that keeps nothing: what is kept stays, the rest comes another time.
  }
}

const low = (file: string) => new Request(file, { priority: "low" });

async function fetchedAll(files: readonly string[]): Promise<void> {
  for (const file of files) await (await fetch(low(file))).arrayBuffer();
}

/** Paths of the files of this version, as the build has listed them. */
async function allCode(folder: string): Promise<string[]> {
  const answer = await fetch(`${folder}files.json`);
  return ((await answer.json()) as string[]).map((file) => `${folder}${file}`);
}

/** Paths of the files that the page has loaded. */
const loadedCode = (folder: string): string[] => [
  ...new Set(
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith(`${folder}assets/`)),
  ),
];

async function forgetFiles({ route }: KeptPlace): Promise<void> {
  await globalThis.caches?.delete(route).catch(() => undefined);
}

/** Leaves nothing of a route on the phone but what the browser itself keeps of pages, and the code only for other routes. */
export async function forgetAll(place: KeptPlace): Promise<void> {
  await forgetFiles(place);
  try {
    const names = await globalThis.caches?.keys();
    if (names?.some((name) => name.startsWith(VISITED) && place.route.startsWith(VISITED))) {
      const cache = await opened(place.code);
      for (const page of place.pages.slice(1)) await cache?.delete(page);
      return;
    }
    await globalThis.caches?.delete(place.code);
    for (const scope of place.scopes) {
      const registration = await navigator.serviceWorker?.getRegistration(scope);
      await registration?.unregister();
    }
  } catch {
    // There is none.
  }
}
