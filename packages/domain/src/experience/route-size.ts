/**
 * Most bytes of an experience with its points, as they are stored. All that is done with a whole route, as to restore, copy,
 * check or play it, takes a time that grows with it, and the server answers others meanwhile. It is a thousand points with
 * two pages each in three languages.
 */
export const ROUTE_BYTES = 8_000_000;

/** From this share on its authors are told. */
export const ROUTE_NEARLY_FULL = 0.8;

/** Bytes of an experience or a point as it is stored. */
export const storedBytes = (model: object): number =>
  new TextEncoder().encode(JSON.stringify(model)).length;
