import { useEffect, useReducer } from "react";
import { nextFixes, noFixes, type FixEvent, type Fixes } from "./fixes.ts";
import { passed } from "./steady-clock.ts";

/** Follows the phone's position while it is wanted. Times are those of `passed`. */
export function useFixes(playsAnywhere: boolean): [Fixes, (event: FixEvent) => void] {
  const [fixes, tell] = useReducer(nextFixes, noFixes, (none) =>
    playsAnywhere ? nextFixes(none, { type: "anywhere" }) : none,
  );
  const isFollowed = fixes.kind === "searching" || fixes.kind === "placed";
  useEffect(() => {
    if (!isFollowed) return undefined;
    if (!("geolocation" in navigator)) {
      tell({ type: "failed", isDenied: true });
      return undefined;
    }
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude: lat, longitude: lon, accuracy } }) =>
        tell({ type: "fix", position: { lat, lon, accuracy }, at: passed() }),
      ({ code, PERMISSION_DENIED }) =>
        tell({ type: "failed", isDenied: code === PERMISSION_DENIED }),
      { enableHighAccuracy: true, maximumAge: 2000, timeout: 20_000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isFollowed]);
  return [fixes, tell];
}
