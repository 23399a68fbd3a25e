import type { MapPoint } from "@panel/api-client/panel";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router-dom";
import { handedPoint } from "../../shared/edit-target.ts";

/** Opens the point that the address was opened for, once the points are there. */
export function useAskedPoint(
  points: readonly MapPoint[],
  isLoaded: boolean,
  open: (point: MapPoint) => void,
): void {
  const { state, key } = useLocation();
  const done = useRef<string>(undefined);
  const openAsked = useEffectEvent(() => {
    const id = handedPoint(state);
    const point = points.find(({ IdPoint }) => IdPoint === id);
    if (point) open(point);
  });
  useEffect(() => {
    if (!isLoaded || done.current === key) return;
    done.current = key;
    openAsked();
  }, [isLoaded, key]);
}
