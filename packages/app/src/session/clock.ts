import { keepChoice, readChoice } from "../shared/device-storage.ts";

const KEY = "explorar-clock";

/** Less than this is the way of the answer and the rounding of seconds. */
const TOLERANCE = 60_000;

/** How many milliseconds the device's clock is ahead of the server's, as of the last sign-in. */
export function clockAhead(): number {
  return Number(readChoice(KEY)) || 0;
}

/** The server's time, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() - clockAhead();
}

/** Learns how far the device's clock is off, from a token that the server has issued just now. */
export function learnClock(issuedAt: number): void {
  const ahead = Date.now() - issuedAt * 1000;
  keepChoice(KEY, String(Math.abs(ahead) < TOLERANCE ? 0 : ahead));
}
