/*
 * The service worker of <base>/try/: with it the page of a trial link opens without a network. It answers from what the page
 * has kept (phone/kept-files.ts), and asks the network for all else. It is built by itself, as worker.js, and imports nothing.
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

/** The caches of the page, by the names that it gives them. */
const CODE = "try-code";
const ROUTE = "try-route";

/** Where the network does not answer for this long (ms), the kept page opens. */
const PATIENCE = 4000;

const page = new URL("./", location.href);
const assets = new URL("assets/", page).pathname;
const files = new URL("../files/", page).pathname;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // A part of a file is not what is kept.
  if (request.method !== "GET" || origin !== page.origin || request.headers.has("range")) return;
  if (request.mode === "navigate") {
    if (pathname === page.pathname) event.respondWith(newestPage(request));
  } else if (pathname.startsWith(assets)) event.respondWith(codeOf(request));
  else if (pathname.startsWith(files)) event.respondWith(fileOf(request));
});

const kept = (cacheName: string, request: Request | URL) =>
  caches.match(request, { cacheName, ignoreVary: true });

async function newestPage(request: Request): Promise<Response> {
  const before = await kept(CODE, page);
  if (!before) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? answer : before;
  } catch {
    return before;
  }
}

/** A file of the page, whose name changes with its content. What is used is kept where the page is. */
async function codeOf(request: Request): Promise<Response> {
  const before = await kept(CODE, request);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok && (await caches.has(CODE))) {
    const cache = await caches.open(CODE);
    // Where there is no room for it, it is used all the same.
    await cache.put(request, answer.clone()).catch(() => undefined);
  }
  return answer;
}

const fileOf = async (request: Request): Promise<Response> =>
  (await kept(ROUTE, request)) ?? fetch(request);
