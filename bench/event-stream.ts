import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const agent = new Agent({ keepAlive: false, maxSockets: Infinity });

/** After so long a stream that ended is opened again, in ms. */
const AGAIN = 1000;

/** Reads a stream of server-sent events until the signal aborts, and opens it again when it ends. */
export async function followLines(
  url: string,
  token: string,
  signal: AbortSignal,
  onData: (data: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await readOnce(url, token, signal, onData).catch(() => {});
    await pause(AGAIN, undefined, { signal }).catch(() => {});
  }
}

function readOnce(
  url: string,
  token: string,
  signal: AbortSignal,
  onData: (data: unknown) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: "text/event-stream" };
    const sent = request(url, { agent, headers, signal }, (answer) => {
      let rest = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        const blocks = (rest + part).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data !== undefined) onData(JSON.parse(data));
        }
      });
      answer.on("end", resolve);
      answer.on("error", reject);
    });
    sent.on("error", reject);
    sent.end();
  });
}
