import type { TryMaterial, TryMedia } from "@panel/domain/play/tryout";
import { useEffect, useMemo, useState } from "react";

/** Pictures and sounds of a route in the order in which the author's points show them; models are fetched when they are shown. */
function shownFirst({ route: { experience, points } }: TryMaterial): number[] {
  const ids = [
    experience.image,
    ...points.flatMap(({ story, challenge }) => [
      ...Object.values(story.image),
      ...Object.values(story.audio),
      challenge.kind === "puzzle" ? challenge.puzzle.image : 0,
    ]),
    ...Object.values(experience.prize.image),
  ];
  return [...new Set(ids)].filter((id) => id > 0);
}

/** Fetches the files of a route ahead, one after another, so that it is played on where there is no network. */
export function useFetchedMedia(material: TryMaterial): TryMaterial {
  const [fetched, setFetched] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    const addresses: string[] = [];
    const fetchAll = async () => {
      for (const id of shownFirst(material)) {
        const url = material.media[id]?.url;
        if (!url || controller.signal.aborted) continue;
        const blob = await fetchedBlob(url, controller.signal);
        if (!blob) continue;
        const address = URL.createObjectURL(blob);
        addresses.push(address);
        setFetched((before) => new Map(before).set(id, address));
      }
    };
    void fetchAll();
    return () => {
      controller.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [material]);
  return useMemo(() => {
    const own = ([id, media]: [string, TryMedia]) => {
      const url = fetched.get(Number(id));
      return [id, url ? { ...media, url } : media] as const;
    };
    return { ...material, media: Object.fromEntries(Object.entries(material.media).map(own)) };
  }, [material, fetched]);
}

/** A file, or nothing: what does not come now is asked for again when it is shown. */
async function fetchedBlob(url: string, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}
