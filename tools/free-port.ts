import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the ports that systems hand to outgoing connections (32768 and up on Linux, 49152 and up
 * elsewhere), so that a server that is restarted finds its port still free.
 */
const FIRST = 15_000;
const END = 32_000;

/** A port of loopback on which nobody listens now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const taker = createServer().listen(port, "127.0.0.1");
  try {
    await once(taker, "listening");
  } catch {
    return false;
  }
  taker.close();
  await once(taker, "close");
  return true;
}
