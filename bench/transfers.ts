import type { BrowserContext, Page } from "playwright";

/** One request with its size, as counted by the browser. */
export interface Transfer {
  url: string;
  /** The browser's name for what it fetched: Document, Script, Stylesheet, Font, Fetch, Image … */
  kind: string;
  encoding: string;
  /** Bytes over the wire, headers and compressed body together. */
  bytes: number;
}

/** Every request of a page from now on, with the bytes that came over the wire. */
export interface TransferLog {
  transfers: readonly Transfer[];
  /** Addresses of everything asked for, answered or not. */
  asked: readonly string[];
  /** Stops recording. Requests recorded so far stay available. */
  stop(): Promise<void>;
}

/** Listens to the network of a page through the browser's own protocol, with its cache off. */
export async function recordTransfers(context: BrowserContext, page: Page): Promise<TransferLog> {
  const session = await context.newCDPSession(page);
  const asked: string[] = [];
  const transfers: Transfer[] = [];
  const answers = new Map<string, Omit<Transfer, "bytes">>();
  session.on("Network.requestWillBeSent", ({ request }) => {
    if (/^https?:/.test(request.url)) asked.push(request.url);
  });
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    const headers = new Map(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    answers.set(requestId, {
      url: response.url,
      kind: type,
      encoding: headers.get("content-encoding") ?? "",
    });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) transfers.push({ ...answer, bytes: encodedDataLength });
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  return { transfers, asked, stop: () => session.detach() };
}
