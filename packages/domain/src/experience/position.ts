/** Degrees, WGS 84. */
export interface Position {
  lat: number;
  lon: number;
}

/** Six decimals, about 11 cm: how coordinates are stored. */
export function storedPosition({ lat, lon }: Position): Position {
  return { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) };
}

/** One step of the sixth decimal. */
const SMALLEST_STEP = 0.000_001;

/**
 * A place that an author has picked, as it is stored: six decimals. Zero stands for a place that was never set, so one
 * picked exactly on the equator or the zero meridian is moved by the smallest step, 11 cm.
 */
export function pickedPosition(position: Position): Position {
  const { lat, lon } = storedPosition(position);
  return { lat: lat || SMALLEST_STEP, lon: lon || SMALLEST_STEP };
}

/** Four decimals, about 11 m: how coordinates are shown. */
export function shownPosition({ lat, lon }: Position): string {
  return `${lat.toFixed(4)}, ${lon.toFixed(4)}`;
}

/** Whether a point stands somewhere: NaN, infinite, zero and out-of-range coordinates do not. */
export function isPlaced({ lat, lon }: Position): boolean {
  const within = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return within && lat !== 0 && lon !== 0;
}

/** The position of stored coordinates; null where a point stands nowhere. */
export function placedPosition(position: Position | null | undefined): Position | null {
  return position && isPlaced(position) ? storedPosition(position) : null;
}
