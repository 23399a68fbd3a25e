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

function isUse(value: unknown): value is AssetUse {
  const use = value as Partial<AssetUse> | null;
  return (
    typeof use?.gymId === "number" &&
    typeof use.gymName === "string" &&
    typeof use.field === "string"
  );
}
