import { ACCESS_CODE_LENGTH } from "../experience/access-code.ts";

/** Where the public pages of published routes are. */
export const PLAY_PATH = "/play";
/** The same where it is printed: a QR code in upper case needs fewer modules. */
export const PRINTED_PLAY_PATH = "/PLAY";

/** The address of a published route below the installation's. */
export const playPath = (code: string): string => `${PLAY_PATH}/${code}`;

/** The address that a point's printed code opens: the route, and what the code says. */
export const checkInPath = (code: string, text: string): string =>
  `${playPath(code)}/c/${encodeURIComponent(text)}`;

/**
 * An address as it is printed. In upper case a QR code needs a third fewer modules; servers and players read both.
 * @param origin of the installation, such as https://rutas.example
 */
export const printedAddress = (origin: string, path: string): string => {
  // Scheme and host may be written in any case; so may the codes, and what is encoded is ASCII.
  return `${origin}${path}`.toUpperCase();
};

/** A route's address, or that of one of its points, as somebody has scanned or typed it. */
export interface PlayAddress {
  /** In upper case, without blanks. */
  readonly code: string;
  /** What the code of a point says. */
  readonly text?: string;
}

/** What an address or a typed code leads to; undefined where it is neither. */
export function readPlayAddress(scanned: string): PlayAddress | undefined {
  const typed = typedCode(scanned);
  if (typed.length === ACCESS_CODE_LENGTH && /^[A-Z0-9]+$/.test(typed)) return { code: typed };
  const [, code, text] = PLAY_ADDRESS.exec(scanned.trim()) ?? [];
  if (code === undefined) return undefined;
  if (text === undefined) return { code: code.toUpperCase() };
  try {
    return { code: code.toUpperCase(), text: decodeURIComponent(text) };
  } catch {
    return undefined;
  }
}
const PLAY_ADDRESS =
  /^(?:https?:\/\/[^/?#]+)?(?:\/[^?#]*)?\/play\/([a-z0-9]{6})(?:\/c\/([^/?#]+))?\/?(?:[?#].*)?$/i;

/** A code as people type it: case, blanks and separators do not count. */
export const typedCode = (typed: string): string => typed.replace(/[\s.·-]+/g, "").toUpperCase();

/** Codes that look alike have the same one: O is 0, I and L are 1. */
export const lookOf = (code: string): string =>
  typedCode(code).replace(/O/g, "0").replace(/[IL]/g, "1");
