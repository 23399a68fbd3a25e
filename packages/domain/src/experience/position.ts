/** Degrees, WGS 84. */
export interface Position {
  lat: number;
  lon: number;
}

/** Rounds to the six decimals with which coordinates are stored, about 11 cm. */
export function storedPosition({ lat, lon }: Position): Position {
  return { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) };
}

/** One step of the sixth decimal. */
const SMALLEST_STEP = 0.000_001;

/**
 * The stored form of a place that an author has picked, with six decimals. Zero means that no place was set, so a place
 * picked exactly on the equator or the zero meridian is moved by the smallest step, 11 cm.
 */
export function pickedPosition(position: Position): Position {
  const { lat, lon } = storedPosition(position);
  return { lat: lat || SMALLEST_STEP, lon: lon || SMALLEST_STEP };
}

/** Formats with the four decimals with which coordinates are shown, about 11 m. */
export function shownPosition({ lat, lon }: Position): string {
  return `${lat.toFixed(4)}, ${lon.toFixed(4)}`;
}

/** Whether coordinates are a position. NaN, infinite, zero and out-of-range coordinates are not. */
export function isPlaced({ lat, lon }: Position): boolean {
  const within = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return within && lat !== 0 && lon !== 0;
}

/** The position of stored coordinates; null if they are not a position. */
export function placedPosition(position: Position | null | undefined): Position | null {
  return position && isPlaced(position) ? storedPosition(position) : null;
}
