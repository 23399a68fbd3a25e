/** What kind of device a browser runs on. */
export type DeviceKind = "computer" | "tablet" | "phone" | "";

/** The first match counts. A tablet with Android leaves "Mobile" out; one of Apple's may call itself a computer. */
const KINDS: readonly [kind: DeviceKind, pattern: RegExp][] = [
  ["tablet", /\biPad\b|\bAndroid\b(?!.*\bMobile\b)/],
  ["phone", /\b(iPhone|iPod|Android)\b/],
  ["computer", /\b(Windows|Macintosh|Mac ?OS ?X|CrOS|Linux)\b/],
];

/** The kind of device of a user agent; empty where it is not known. */
export function deviceKindOf(userAgent: string): DeviceKind {
  return KINDS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "";
}
