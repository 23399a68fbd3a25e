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
 * The stored form of a place that an author has picked, with six decimals. 0, 0 means that no place was set, so a place
 * picked exactly there is moved by the smallest step, 11 cm.
 */
export function pickedPosition(position: Position): Position {
  const picked = storedPosition(position);
  return isNoPlace(picked) ? { lat: SMALLEST_STEP, lon: SMALLEST_STEP } : picked;
}

/** Formats with the four decimals with which coordinates are shown, about 11 m. */
export function shownPosition({ lat, lon }: Position): string {
  return `${lat.toFixed(4)}, ${lon.toFixed(4)}`;
}

/** Whether both coordinates are zero, which says that no place is set. The equator and the meridian of Greenwich are places. */
function isNoPlace({ lat, lon }: Position): boolean {
  return lat === 0 && lon === 0;
}

/**
 * Whether coordinates are a place: both are numbers in their range, and they are not 0, 0. The one rule of the map, the
 * forms, the files and the server.
 */
export function isPlaced(position: Position): boolean {
  const within = Math.abs(position.lat) <= 90 && Math.abs(position.lon) <= 180;
  return within && !isNoPlace(position);
}

/** The position of stored coordinates; null if they are not a position. */
export function placedPosition(position: Position | null | undefined): Position | null {
  return position && isPlaced(position) ? storedPosition(position) : null;
}

const EARTH_RADIUS = 6_371_009;
const RADIANS = Math.PI / 180;

/** Metres between two positions, along the surface of a sphere (haversine). */
export function metresBetween(a: Position, b: Position): number {
  const lat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const lon = Math.sin(((b.lon - a.lon) * RADIANS) / 2);
  const across = Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(lat ** 2 + across * lon ** 2)));
}
