import { createHmac } from "node:crypto";
import type { PanelApi } from "./api.ts";
import { OWN_PASSWORD, type Person } from "./test-users.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/** An authenticator app on somebody's phone (RFC 6238). */
export class Authenticator {
  readonly #key: Buffer;
  #last = 0;

  /** @param secret in base32, as a person reads it from the screen */
  constructor(secret: string) {
    const bits = Array.from(secret.replaceAll(/\s/g, ""), (letter) =>
      LETTERS.indexOf(letter).toString(2).padStart(5, "0"),
    );
    const bytes = bits.join("").match(/\d{8}/g) ?? [];
    this.#key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  }

  /**
   * A code that counts for half a minute at least, and that this app has not given before. The second one within half a
   * minute is one of a clock that is a step ahead, which the server takes as well; a third one would be too early.
   */
  code(): string {
    this.#last = Math.max(Math.floor(Date.now() / STEP_MS), this.#last + 1);
    return this.#codeOf(this.#last);
  }

  /** A code that is right at no time around now. */
  wrongCode(): string {
    const now = Math.floor(Date.now() / STEP_MS);
    const right = [-3, -2, -1, 0, 1, 2, 3].map((steps) => this.#codeOf(now + steps));
    return right.includes("000000") ? "111111" : "000000";
  }

  #codeOf(step: number): string {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(step));
    const mac = createHmac("sha1", this.#key).update(counter).digest();
    const at = (mac.at(-1) ?? 0) & 15;
    return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
  }
}

/** Sets up a second factor for a person by the API. */
export async function secondFactor(
  api: PanelApi,
  person: Person,
): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const token = await api.signIn(person.email, OWN_PASSWORD);
  const { secret } = await api.call<{ secret: string }>(token, "/user/beginSecondFactor", {
    password: OWN_PASSWORD,
  });
  const app = new Authenticator(secret);
  const { recoveryCodes } = await api.call<{ recoveryCodes: string[] }>(
    token,
    "/user/confirmSecondFactor",
    { code: app.code() },
  );
  return { app, recoveryCodes };
}
