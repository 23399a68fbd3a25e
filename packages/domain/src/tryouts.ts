/** How much there may be of what belongs to trying a route. */
export const TRY_LIMITS = {
  /** Links of an experience that count at once. */
  links: 20,
  /** Notes that are sent with one link, and those of an experience. */
  notesOfLink: 200,
  notesOfExperience: 1000,
  walks: 50,
} as const;

/** For how many days a link counts. */
export const TRY_DAYS = { min: 1, max: 30, default: 7 } as const;

/** After so many days a note is deleted. */
export const TRY_NOTE_DAYS = 180;

/**
 * The token of a link, `<word>.<number>.<256 bits in base64url>`, in what stands behind the `#` of an address; undefined where it
 * is none. Signs that ended the sentence from which a link was copied are passed over.
 */
function tokenIn(text: string, word: "try" | "model"): string | undefined {
  const [, token, ofWord] =
    /^(([a-z]+)\.[1-9]\d{0,8}\.[\w-]{43})(?:[^\w-]|%[\dA-Fa-f]{2})*$/.exec(text) ?? [];
  return ofWord === word ? token : undefined;
}

/** The token of a trial link of a route. */
export const tryTokenIn = (text: string): string | undefined => tokenIn(text, "try");

/** The token of a link of a model. */
export const modelTokenIn = (text: string): string | undefined => tokenIn(text, "model");
