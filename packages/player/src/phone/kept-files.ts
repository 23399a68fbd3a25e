import type { TryRoute } from "@panel/api-client/tryouts";
import type { MapTileSettings } from "@panel/domain/play/tryout";

/*
 * What the phone keeps of an open try so that it goes on without a network, also after the page was loaded anew: the page and
 * its code, which the service worker answers with (worker/worker.ts), the route, and its files. One route at a time, and for as
 * long as its link counts. Browsers that keep nothing, and pages without TLS, play on as long as the page is open.
 */

/** The caches, by the names by which the worker knows them. */
const CODE = "try-code";
const ROUTE = "try-route";

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
const routeAddress = (base: string) => `${base}/try/route`;

/** Keeps a route in the place of any other. */
export async function keepRoute(base: string, kept: KeptRoute): Promise<void> {
  const before = await keptAny(base);
  if (before && before.link !== kept.link) await forgetFiles();
  const cache = await opened(ROUTE);
  await cache?.put(routeAddress(base), Response.json(kept)).catch(() => undefined);
}

async function keptAny(base: string): Promise<KeptRoute | undefined> {
  const cache = await opened(ROUTE);
  const found = await cache?.match(routeAddress(base)).catch(() => undefined);
  return found?.json().catch(() => undefined) as Promise<KeptRoute | undefined>;
}

/** The kept route of a link. One whose days are over is forgotten. */
export async function keptRoute(
  base: string,
  link: string,
  now: number,
): Promise<KeptRoute | undefined> {
  const kept = await keptAny(base);
  if (!kept) return undefined;
  if (now < Date.parse(kept.route.expiresAt)) return kept.link === link ? kept : undefined;
  await forgetFiles();
  return undefined;
}

/**
 * A file of the route: as it is kept, else from the network, and then kept. Undefined where it does not come.
 * @param isKept false where nothing is to be kept
 */
export async function routeFile(url: string, isKept: boolean, signal: AbortSignal) {
  const cache = isKept ? await opened(ROUTE) : undefined;
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
export async function keepCode(base: string, signal: AbortSignal): Promise<void> {
  const page = `${base}/try/`;
  try {
    const files = savesData() ? loadedCode(page) : await allCode(page);
    const { serviceWorker } = navigator;
    // Without a worker nothing would answer with it. The browser's own cache has what was fetched once.
    if (!serviceWorker) return await fetchedAll(files);
    signal.throwIfAborted();
    await serviceWorker.register(`${page}worker.js`, { updateViaCache: "none" });
    signal.throwIfAborted();
    const cache = await caches.open(CODE);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    for (const file of files) {
      if (!kept.has(file)) await cache.add(low(file));
      signal.throwIfAborted();
    }
    // The page after its files: it opens with these, and not with those of a version before.
    await cache.add(new Request(page, { cache: "no-store" }));
    if (savesData()) return;
    for (const file of kept) {
      if (file !== page && !files.includes(file)) await cache.delete(file);
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
async function allCode(page: string): Promise<string[]> {
  const answer = await fetch(`${page}files.json`);
  return ((await answer.json()) as string[]).map((file) => `${page}${file}`);
}

/** Paths of the files that the page has loaded. */
const loadedCode = (page: string): string[] => [
  ...new Set(
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith(`${page}assets/`)),
  ),
];

async function forgetFiles(): Promise<void> {
  await globalThis.caches?.delete(ROUTE).catch(() => undefined);
}

/** Leaves nothing on the phone but what the browser itself keeps of pages. */
export async function forgetAll(base: string): Promise<void> {
  await forgetFiles();
  await globalThis.caches?.delete(CODE).catch(() => undefined);
  try {
    const registration = await navigator.serviceWorker?.getRegistration(`${base}/try/`);
    await registration?.unregister();
  } catch {
    // There is none.
  }
}
