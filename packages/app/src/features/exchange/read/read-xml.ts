import { sourceOf, type RouteSource, type SourceItem } from "@panel/domain/route-files/source";
import { readGpx } from "./read-gpx.ts";
import { readKml } from "./read-kml.ts";
import type { ThinXml } from "./thin-xml.ts";

/** Reads GPX or KML that is thinned out; between its documents the page can do other things. */
export async function readXml(
  { format, documents, unread }: ThinXml,
  signal: AbortSignal,
): Promise<RouteSource> {
  const read = format === "gpx" ? readGpx : readKml;
  const items: SourceItem[] = [];
  for (const text of documents) {
    await pause();
    signal.throwIfAborted();
    items.push(...read(new DOMParser().parseFromString(text, "application/xml")));
  }
  const source = sourceOf(format, items);
  return { ...source, unread: source.unread + unread };
}

/** Lets the page handle what has happened meanwhile. */
const pause = () => new Promise((resolve) => setTimeout(resolve));
