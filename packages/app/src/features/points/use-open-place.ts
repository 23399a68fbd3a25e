import type { Position } from "@panel/domain/experience/position";
import { useMemo, useState } from "react";
import type { OpenPlace } from "../../route/route-lines.ts";

/** Where the open point is now, as its editor tells it to the map of the route. */
export function useOpenPlace(openId: number | undefined) {
  const [told, setTold] = useState<OpenPlace>();
  /** Where the map is to go; each new object once. */
  const [visited, setVisited] = useState<Position | null>(null);
  const place = useMemo(
    (): OpenPlace | undefined =>
      openId === undefined
        ? undefined
        : { id: openId, position: told?.id === openId ? told.position : undefined },
    [openId, told],
  );
  return { place, tell: setTold, visited, visit: setVisited };
}
