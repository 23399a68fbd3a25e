/** Degrees, WGS 84. */
export interface Position {
  lat: number;
  lon: number;
}

/** Six decimals, about 11 cm: how coordinates are stored. */
export function storedPosition({ lat, lon }: Position): Position {
  return { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) };
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
