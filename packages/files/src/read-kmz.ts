import { decodeXml } from "@panel/domain/xml-text";
import { unzipSync } from "fflate";
import type { ReadOutcome } from "./read-outcome.ts";

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
  let size = 0;
  const names: string[] = [];
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isKml(name) || size > most) return false;
        names.push(name);
        size += originalSize;
        return size <= most;
      },
    });
  } catch {
    return { outcome: "refused", reason: "damaged" };
  }
  if (size > most) return { outcome: "refused", reason: "archiveTooLarge" };
  const first = names.find((name) => /^doc\.kml$/i.test(name)) ?? names[0];
  if (first === undefined) return { outcome: "refused", reason: "archive" };
  const textOf = (name: string) => decodeXml(files[name] ?? new Uint8Array());
  const shown = new Set([first]);
  // A set takes what is added while it is walked through, and each file once.
  for (const name of shown)
    for (const linked of linksIn(textOf(name), name)) if (files[linked]) shown.add(linked);
  return {
    outcome: "read",
    value: [...shown].map((name) => ({ name, text: textOf(name) })),
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
