import { useEffect, useRef, useState } from "react";
import { type Position, roundPosition } from "./coordinates.ts";

type LocateState = "unavailable" | "ready" | "busy" | "failed";

/** Finds the reader's position, unless permission has been denied permanently. */
export function useLocate(onFound: (position: Position) => void) {
  const [state, setState] = useState<LocateState>("unavailable");
  const shown = useRef(true);

  useEffect(() => {
    shown.current = true;
    if ("geolocation" in navigator && isSecureContext) {
      void permission().then((answer) => {
        if (shown.current && answer !== "denied") setState("ready");
      });
    }
    return () => {
      shown.current = false;
    };
  }, []);

  const locate = () => {
    setState("busy");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!shown.current) return;
        setState("ready");
        onFound(roundPosition({ lat: coords.latitude, lon: coords.longitude }));
      },
      () => {
        if (shown.current) setState("failed");
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };

  return { state, locate };
}

/** Browsers without a permissions API ask when the position is first requested. */
async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state;
  } catch {
    return "prompt";
  }
}
