/*
 * A draw that anybody can repeat. Before its day the digest of a secret seed is published; with the draw, the seed and all
 * that took part. The page of a draw runs this very file, so it imports nothing.
 */

/** SHA-256 of some bytes: `crypto.subtle` has it in browsers and on the server. */
export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** What is published of a draw. Nothing in it is of a person: who took part is there by play numbers. */
export interface DrawRecord {
  readonly method: typeof METHOD;
  /** Of the lottery, as it stands in its address. */
  readonly code: string;
  /** `YYYY-MM-DD` in the time zone. */
  readonly day: string;
  readonly timeZone: string;
  /** SHA-256 of the seed's bytes in hexadecimal, and when it was published. */
  readonly commitment: string;
  readonly committedAt: string;
  /** 32 bytes in hexadecimal. */
  readonly seed: string;
  readonly drawnAt: string;
  /** Play numbers in the order of their characters, each once. */
  readonly entries: readonly string[];
  /** Null where nobody took part. */
  readonly winner: string | null;
}

/** The name of these rules. Others would be another method. */
export const METHOD = "sha256-commitment/hmac-sha256-mod-n/1";

/** What a record has to stand up to, in the order in which it is told. */
export const DRAW_PROOFS = ["seed", "days", "entries", "winner"] as const;
export type DrawProof = (typeof DRAW_PROOFS)[number];

/** The hour of the day, in the time zone of the route, from which on the server draws by itself. */
export const DRAW_HOUR = 12;

const PLAY_NUMBER = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SEED = /^[0-9a-f]{64}$/;
const DIGEST_BITS = 256n;

/** Writes bytes, of which it takes 10, as a play number: four times four characters, without those that look alike. */
export function playNumber(bytes: Uint8Array): string {
  let [text, value, bits] = ["", 0, 0];
  for (const byte of bytes.subarray(0, 10)) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5;) {
      bits -= 5;
      text += LETTERS.charAt((value >> bits) & 31);
    }
    value &= (1 << bits) - 1;
  }
  return (text.match(/.{4}/g) ?? []).join("-");
}

/** What is published of a seed before the draw. */
export async function commitmentOf(seed: string, sha256: Sha256): Promise<string> {
  return hex(await sha256(bytesOfHex(seed)));
}

/** The entries of a draw as they take part: in one order, each once. */
export function entriesOf(numbers: Iterable<string>): string[] {
  return [...new Set(numbers)].toSorted();
}

/**
 * Who wins: an HMAC-SHA-256 with the seed as its key, taken as a whole number, modulo the number of entries. Numbers at the upper end,
 * which would favour the first entries, are passed over for those of the next round.
 */
export async function winnerOf(
  { seed, code, day, entries }: Pick<DrawRecord, "seed" | "code" | "day" | "entries">,
  sha256: Sha256,
): Promise<string | null> {
  if (entries.length === 0) return null;
  const count = BigInt(entries.length);
  const all = 1n << DIGEST_BITS;
  const fair = all - (all % count);
  for (let round = 0; ; round += 1) {
    const message = JSON.stringify({ method: METHOD, code, day, entries, round });
    const value = BigInt(`0x${hex(await hmac(bytesOfHex(seed), bytesOf(message), sha256))}`);
    if (value < fair) return entries[Number(value % count)] ?? null;
  }
}

/** Repeats a draw, and says of each step whether it holds. */
export async function verifyDraw(
  record: DrawRecord,
  sha256: Sha256,
): Promise<Record<DrawProof, boolean>> {
  const { seed, commitment, entries, winner, method } = record;
  const readable = SEED.test(seed);
  return {
    seed: readable && (await commitmentOf(seed, sha256)) === commitment,
    days: keepsItsDay(record),
    entries:
      entries.every((entry) => PLAY_NUMBER.test(entry)) &&
      JSON.stringify(entriesOf(entries)) === JSON.stringify(entries),
    winner: method === METHOD && readable && (await winnerOf(record, sha256)) === winner,
  };
}

/** Whether the digest was published before the day, and drawn not before it. */
export function keepsItsDay({
  day,
  timeZone,
  committedAt,
  drawnAt,
}: Pick<DrawRecord, "day" | "timeZone" | "committedAt" | "drawnAt">): boolean {
  try {
    return localDay(committedAt, timeZone) < day && localDay(drawnAt, timeZone) >= day;
  } catch {
    return false;
  }
}

/** The day of a moment in a time zone, `YYYY-MM-DD`. */
export function localDay(moment: string | number, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(
    new Date(moment),
  );
}

/** The hour of a moment in a time zone, 0 to 23. */
export function localHour(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
  return Number(format.format(moment));
}

/** The moment at which a day begins in a time zone, in milliseconds since 1970. */
export function startOfDay(day: string, timeZone: string): number {
  // No zone is more than 14 hours from UTC, and each begins its days at a quarter of an hour.
  const QUARTER = 15 * 60_000;
  let at = Date.parse(`${day}T00:00:00Z`) - 14 * 4 * QUARTER;
  while (localDay(at, timeZone) < day) at += QUARTER;
  return at;
}

/** A record as somebody's file has it, or undefined where it is none. */
export function readDrawRecord(value: unknown): DrawRecord | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const record = value as Record<keyof DrawRecord, unknown>;
  const texts = ["method", "code", "day", "timeZone", "commitment", "committedAt", "seed"] as const;
  const isRecord =
    [...texts, "drawnAt" as const].every((name) => typeof record[name] === "string") &&
    Array.isArray(record.entries) &&
    record.entries.every((entry) => typeof entry === "string") &&
    (record.winner === null || typeof record.winner === "string");
  return isRecord ? (value as DrawRecord) : undefined;
}

const BLOCK = 64;

/** HMAC-SHA-256 (RFC 2104) with a key of at most 64 bytes. */
async function hmac(
  key: Uint8Array,
  message: Uint8Array,
  sha256: Sha256,
): Promise<Uint8Array<ArrayBuffer>> {
  const padded = new Uint8Array(BLOCK);
  padded.set(key);
  const inner = await sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const bytesOfHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Of a text in ASCII, as that of a draw is; of other characters the lower 8 bits. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));
