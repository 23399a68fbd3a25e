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
 * The token of a trial link, `try.<number>.<256 bits in base64url>`, in what stands behind the `#` of an address; undefined where it
 * is none. Signs that ended the sentence from which a link was copied are passed over.
 */
export const tryTokenIn = (text: string): string | undefined =>
  /^(try\.[1-9]\d{0,8}\.[\w-]{43})(?:[^\w-]|%[\dA-Fa-f]{2})*$/.exec(text)?.[1];
