import type { AssetUse } from "@panel/api-client/panel";

/** The uses of an asset named in the error that refused its deletion; undefined if the error names none. */
export function usesIn(
  data: Readonly<Record<string, unknown>>,
): { uses: AssetUse[]; hidden: number } | undefined {
  const { uses, hidden } = data;
  if (!Array.isArray(uses)) return undefined;
  const count = typeof hidden === "number" ? hidden : 0;
  const places = (uses as unknown[]).filter(isUse);
  return places.length + count > 0 ? { uses: places, hidden: count } : undefined;
}

/** An asset that is in use, with its places. */
export interface UsedAsset {
  id: number;
  name: string;
  uses: AssetUse[];
  hidden: number;
}

/**
 * The assets in use that are named in the error which refused the deletion of several; undefined if it names none.
 * Only of the first are the places told.
 */
export function usedIn(
  data: Readonly<Record<string, unknown>>,
): { ids: number[]; named: UsedAsset[] } | undefined {
  const { inUse, places } = data;
  const ids = listOf(inUse).filter((id) => typeof id === "number");
  const named = listOf(places).flatMap((place) => {
    const { id, name, ...rest } = (place ?? {}) as Record<string, unknown>;
    const found = usesIn(rest);
    return typeof id === "number" && typeof name === "string" && found
      ? [{ id, name, ...found }]
      : [];
  });
  return ids.length > 0 ? { ids, named } : undefined;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function isUse(value: unknown): value is AssetUse {
  const use = value as Partial<AssetUse> | null;
  return (
    typeof use?.gymId === "number" &&
    typeof use.gymName === "string" &&
    typeof use.field === "string"
  );
}
