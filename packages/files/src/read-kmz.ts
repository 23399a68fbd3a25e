import { decodeXml } from "@panel/domain/xml-text";
import type { ReadOutcome } from "./read-outcome.ts";
import { unpack } from "./unpack.ts";

/** KML of an archive that nothing in it shows. */
export interface UnusedKml {
  note: "unusedFile";
  name: string;
}

export interface KmlFile {
  name: string;
  text: string;
}

export type KmzReason = "archive" | "archiveTooLarge" | "damaged";

const isKml = (name: string) => /\.kml$/i.test(name);

/**
 * The KML files that a KMZ archive shows: `doc.kml`, or else its first one, and those in the archive that it links to.
 * @param most bytes that all of them may have unpacked; what the archive says of their size is also the room that they get
 */
export function readKmz(
  bytes: Uint8Array,
  most: number,
): ReadOutcome<KmlFile[], KmzReason, UnusedKml> {
  const unpacked = unpack(bytes, most, isKml);
  if (unpacked.outcome === "refused") {
    const isDamaged = unpacked.reason === "damaged";
    return { outcome: "refused", reason: isDamaged ? "damaged" : "archiveTooLarge" };
  }
  const files = unpacked.value;
  const names = Object.keys(files);
  const first = names.find((name) => /^doc\.kml$/i.test(name)) ?? names[0];
  if (first === undefined) return { outcome: "refused", reason: "archive" };
  const shown = new Map<string, string>();
  const show = (name: string) => {
    const file = files[name];
    if (file && !shown.has(name)) shown.set(name, decodeXml(file));
  };
  show(first);
  // A map takes what is added while it is walked through.
  for (const [name, text] of shown) for (const linked of linksIn(text, name)) show(linked);
  return {
    outcome: "read",
    value: [...shown].map(([name, text]) => ({ name, text })),
    notes: names.filter((name) => !shown.has(name)).map((name) => ({ note: "unusedFile", name })),
  };
}

const HREF = /<(?:\w+:)?href>([^<]*(?:<!\[CDATA\[[^<]*)?)/gi;

/** Names in the archive that the links of a file lead to. */
function linksIn(kml: string, from: string): string[] {
  return [...kml.matchAll(HREF)].flatMap(([, href = ""]) => {
    const address = href.replace("<![CDATA[", "").replace("]]>", "").trim();
    if (!/\.kml(?:[?#]|$)/i.test(address)) return [];
    const url = URL.parse(address.replaceAll("&amp;", "&"), `file:///${from}`);
    return url?.protocol === "file:" ? [nameOf(url)] : [];
  });
}

function nameOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    // A percent sign that encodes nothing.
    return pathname.slice(1);
  }
}
