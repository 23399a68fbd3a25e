/** A feature as GeoJSON has it, before anything of it is checked. */
export interface PlainFeature {
  type: "Feature";
  properties: Readonly<Record<string, unknown>>;
  geometry: { type: string; coordinates: unknown } | null;
}

export type Json = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const listIn = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
