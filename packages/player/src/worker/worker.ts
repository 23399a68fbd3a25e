/*
 * The service worker of <base>/try/ and of <base>/play/, also as it is printed: with it the page of a trial link or of a visited route opens without a
 * network. It answers from what the page has kept (phone/kept-files.ts), and asks the network for all else. It is built by
 * itself, as worker.js, and imports nothing.
 */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", hear: (event: FetchEvent) => void): void;
}

const worker = self as unknown as WorkerScope;

/** Where the network does not answer for this long (ms), the kept page opens. */
const PATIENCE = 4000;

/** Printed addresses are in upper case: the worker is registered for them too, and leads to the page as it is kept. */
const own = new URL("./", location.href);
const folder = new URL(own.href.replace(/\/PLAY\/$/, "/play/"));
const assets = new URL("assets/", folder).pathname;
const files = new URL("../files/", folder).pathname;

/** The cache of the code, by the name that the page gives it. */
const CODE = folder.pathname.endsWith("/play/") ? "play-code" : "try-code";

/** A visited route in any spelling, and the printed code of one of its points. */
const ROUTE = /^([a-z0-9]{6})(?:\/c\/([^/]+))?\/?$/i;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // A part of a file is not what is kept.
  if (request.method !== "GET" || origin !== folder.origin || request.headers.has("range")) return;
  if (request.mode === "navigate") {
    const page = pageOf(pathname);
    if (page) event.respondWith(newestPage(request, page));
  } else if (pathname.startsWith(assets)) event.respondWith(codeOf(request));
  else if (pathname.startsWith(files)) event.respondWith(fileOf(request));
});

const kept = (request: Request | URL, cacheName?: string) =>
  caches.match(request, { ignoreVary: true, ...(cacheName ? { cacheName } : {}) });

/** The page at which an address ends, with what the code of a point says behind it; undefined for none. */
function pageOf(pathname: string): URL | undefined {
  if (pathname === folder.pathname) return folder;
  if (pathname === own.pathname) return folder;
  if (CODE !== "play-code" || !pathname.startsWith(own.pathname)) return undefined;
  const [, code, text] = ROUTE.exec(pathname.slice(folder.pathname.length)) ?? [];
  if (code === undefined) return undefined;
  return new URL(`${code.toUpperCase()}${text === undefined ? "" : `#c=${text}`}`, folder);
}

async function newestPage(request: Request, page: URL): Promise<Response> {
  const canonical = new URL(page);
  canonical.hash = "";
  // What is kept of another route opens this one too: it is the same page.
  const before = (await kept(canonical, CODE)) ?? (await kept(folder, CODE));
  if (!before) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    // A redirect is answered as such, and followed by the browser.
    if (answer.ok || answer.type === "opaqueredirect") return answer;
  } catch {
    // There is no network.
  }
  const isThere = new URL(request.url).pathname === page.pathname;
  return isThere ? before : Response.redirect(page.href);
}

/** A file of the page, whose name changes with its content. What is used is kept where the page is. */
async function codeOf(request: Request): Promise<Response> {
  const before = await kept(request, CODE);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok && (await caches.has(CODE))) {
    const cache = await caches.open(CODE);
    // Where there is no room for it, it is used all the same.
    await cache.put(request, answer.clone()).catch(() => undefined);
  }
  return answer;
}

/** A file of a route, whichever route it was kept with. */
const fileOf = async (request: Request): Promise<Response> =>
  (await kept(request)) ?? fetch(request);
