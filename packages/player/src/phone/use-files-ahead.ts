import type { TryMaterial, TryMedia } from "@panel/domain/play/tryout";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { FileQueue } from "./file-queue.ts";
import { routeFile } from "./kept-files.ts";
import type { WantedFile } from "./wanted-files.ts";

/**
 * Fetches the files of a route ahead, so that it is played on where there is no network. Pictures and sounds are then shown
 * from memory; of models only the phone's cache has what was fetched.
 * @param keep the cache in which they are kept on the phone; undefined where they are not
 */
export function useFilesAhead(
  material: TryMaterial,
  wanted: readonly WantedFile[],
  keep: string | undefined,
): TryMaterial {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const [made] = useState(() => new Map<string, string>());
  const queue = useRef<FileQueue>(undefined);
  useEffect(
    () => () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    },
    [made],
  );
  useEffect(() => {
    const opened = new FileQueue(
      ({ url }, signal) => routeFile(url, keep, signal),
      ({ url, isModel }, content) => {
        if (isModel || made.has(url)) return;
        made.set(url, URL.createObjectURL(content));
        setAddresses(new Map(made));
      },
    );
    queue.current = opened;
    return () => opened.stop();
  }, [keep, made]);
  const order = wanted.map(({ url }) => url).join(" ");
  const want = useEffectEvent(() => void queue.current?.want(wanted));
  useEffect(() => {
    want();
    addEventListener("online", want);
    return () => removeEventListener("online", want);
  }, [keep, order]);
  return useMemo(() => {
    const own = ([id, media]: [string, TryMedia]) => {
      const url = addresses.get(media.url);
      return [id, url ? { ...media, url } : media] as const;
    };
    return { ...material, media: Object.fromEntries(Object.entries(material.media).map(own)) };
  }, [material, addresses]);
}
