import { sourceOf, type RouteSource, type SourceNote } from "@panel/domain/route-files/source";
import { readGpx } from "./read-gpx.ts";
import { readKml, withData, type KmlItem } from "./read-kml.ts";
import type { ThinXml } from "./thin-xml.ts";
import { placesRead, readWithin, type PlacesOutcome } from "./places-outcome.ts";

/** Reads GPX or KML that is thinned out; between its documents the page can do other things. */
export async function readXml(
  { format, documents, records, unread }: ThinXml,
  signal: AbortSignal,
): Promise<PlacesOutcome<RouteSource>> {
  const items: KmlItem[] = [];
  let found = 0;
  for (const text of documents) {
    await pause();
    signal.throwIfAborted();
    const parsed = new DOMParser().parseFromString(text, "application/xml");
    // A browser reads what comes before a fault, and the rest would be missing without a word.
    if (parsed.getElementsByTagName("parsererror").length > 0)
      return { outcome: "refused", reason: "damaged" };
    found += recordsIn(parsed, format);
    items.push(
      ...readWithin<KmlItem[], never>(format === "gpx" ? readGpx(parsed) : readKml(parsed)),
    );
  }
  const source = sourceOf(format, withData(items));
  const missing: SourceNote[] =
    found < records ? [{ note: "unreadRecord", count: records - found, names: [] }] : [];
  return placesRead({ ...source, unread: source.unread + unread }, missing);
}

const RECORDS = { gpx: ["wpt", "rte", "trk"], kml: ["Placemark"] } as const;
const recordsIn = (parsed: Document, format: ThinXml["format"]): number =>
  RECORDS[format].reduce((sum, name) => sum + parsed.getElementsByTagNameNS("*", name).length, 0);

/** Lets the page handle what has happened meanwhile. */
const pause = () => new Promise((resolve) => setTimeout(resolve));
