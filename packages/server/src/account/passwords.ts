import { hash, parseOptions, verify } from "@node-rs/argon2";
import { randomBytes } from "node:crypto";

/** argon2id (the library's default algorithm) with at least 19 MiB, two passes, one lane. */
const HASH_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, HASH_PARAMETERS);
}

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash. Without a hash (no such user, or none with a
 * password) the same work is done against a dummy, so that the time does not tell whether the user
 * exists.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(24).toString("base64"));
  const matches = await verify(stored ?? (await dummyHash), password);
  return stored !== null && matches;
}

/** Whether the hash was made with weaker parameters than today's. */
export function needsRehash(stored: string): boolean {
  const made = parseOptions(stored);
  return (
    !stored.startsWith("$argon2id$") ||
    made.memoryCost < HASH_PARAMETERS.memoryCost ||
    made.timeCost < HASH_PARAMETERS.timeCost ||
    made.parallelism < HASH_PARAMETERS.parallelism
  );
}
