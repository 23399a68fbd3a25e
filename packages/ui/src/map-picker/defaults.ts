import type { Position } from "./coordinates.ts";

/** Where a map opens when there is nothing to show. */
export const madrid: Position = { lat: 40.4168, lon: -3.7038 };
