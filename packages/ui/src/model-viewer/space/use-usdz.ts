import { useEffect, useEffectEvent, useState } from "react";
import { fetchOnline } from "../../style/first-load.tsx";
import type { ModelStageProps } from "../props.ts";

interface Wanted extends Pick<ModelStageProps, "source" | "limits" | "fetch"> {
  clip: string | undefined;
}

/** Makes a file for Quick Look when it is asked for; one of another size or animation is made anew. */
export function useUsdz({ source, limits, fetch, clip }: Wanted, scale: number) {
  const key = `${scale} ${clip ?? ""}`;
  const [made, setMade] = useState<{ key: string; url: string }>();
  const [making, setMaking] = useState<AbortController>();

  const forget = useEffectEvent(() => {
    making?.abort();
    if (made) URL.revokeObjectURL(made.url);
  });
  useEffect(() => () => forget(), []);

  const make = async (onFail: (error: unknown) => void) => {
    const controller = new AbortController();
    const { signal } = controller;
    setMaking(controller);
    try {
      const { makeUsdz } = await fetchOnline(() => import("./make-usdz.ts"));
      const { file } = await makeUsdz(source, { limits, fetch, clip, scale, signal });
      if (signal.aborted) return;
      if (made) URL.revokeObjectURL(made.url);
      setMade({ key, url: URL.createObjectURL(file) });
    } catch (error) {
      if (!signal.aborted) onFail(error);
    } finally {
      setMaking((now) => (now === controller ? undefined : now));
    }
  };

  return {
    file: made?.key === key ? made.url : undefined,
    making: making !== undefined,
    /** @param onFail is told why, a ModelError for a model that no such file can be made of */
    make: (onFail: (error: unknown) => void) => void make(onFail),
  };
}
