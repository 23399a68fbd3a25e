import { createHmac } from "node:crypto";
import { afterEach, beforeEach, vi } from "vitest";
import { PASSWORD, type Answer, type Person, type TestServer } from "./server.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/\d{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The code of RFC 6238 as an authenticator app shows it, written down here once more.
 * @param steps how many steps of 30 s away from now
 */
export function codeOf(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

/** A code that the secret has neither now nor around now. */
export function wrongCodeOf(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find(
    (code) => !right.includes(code),
  )!;
}

/**
 * What is being set up for a person; nothing is confirmed yet.
 * @param code of the second factor that is on
 */
export async function beginFactor(server: TestServer, as: Person, code?: string): Promise<string> {
  const form = { password: PASSWORD, ...(code === undefined ? {} : { code }) };
  const { body } = await server.call("beginSecondFactor", { as, form });
  return body.data.secret;
}

/** Sets up a second factor by a code of the step before this one, so that two more can follow. */
export async function newFactor(
  server: TestServer,
  as: Person,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await beginFactor(server, as);
  // The clock stands still on the code's way: a step later it would be too old.
  const stoppedHere = !vi.isFakeTimers();
  if (stoppedHere) vi.useFakeTimers({ toFake: ["Date"] });
  const form = { code: codeOf(secret, -1) };
  const { body } = await server.call("confirmSecondFactor", { as, form });
  if (stoppedHere) vi.useRealTimers();
  return { secret, recoveryCodes: body.data.recoveryCodes };
}

export const passwordStep = (server: TestServer, { email }: Person): Promise<Answer> =>
  server.call("login", { json: { email, password: PASSWORD } });

/** The challenge that follows the right password. */
export async function challengeOf(server: TestServer, person: Person): Promise<string> {
  return (await passwordStep(server, person)).body.data.challenge;
}

export const codeStep = (server: TestServer, challenge: string, code: string): Promise<Answer> =>
  server.call("loginWithCode", { json: { challenge, code } });

let made = 0;

/** An editor of the supervisor's, with no second factor yet. */
export function careful(server: TestServer): Promise<Person> {
  made += 1;
  return server.addPerson(`careful-${made}`, "editor", "supervisor");
}

// oxlint-disable-next-line typescript/no-explicit-any
export const factorOf = async (server: TestServer, as: Person): Promise<any> =>
  (await server.call("getSecondFactor", { as })).body.data;

/** Why an answer is a refusal. */
export const keyOf = ({ body }: Answer): unknown => body.data.translation_key;

/**
 * Stops the clock in the middle of the next step for each test of the file, so that a code is as old when it arrives as
 * it was when it was made. Not of this one: what was made before would be of the future.
 */
export function stopClock(): void {
  beforeEach(() => {
    const next = Math.floor(Date.now() / STEP_MS) + 1;
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime((next + 0.5) * STEP_MS);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Moves the clock on, until real timers are back; sign-ins, codes and challenges follow. */
export function later(seconds: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now + seconds * 1000);
}
