import type { SourceItem } from "@panel/domain/route-files/source";
import KML from "ol/format/KML.js";
import { itemsOf } from "./feature-items.ts";
import type { ReadOutcome } from "./read-outcome.ts";

const HIDDEN = [
  "visibility",
  "open",
  "styleUrl",
  "Style",
  "Snippet",
  "tessellate",
  "extrude",
  "altitudeMode",
  "LookAt",
  "Camera",
  "Region",
  "snippet",
];

/** Data of a placemark by their names, and the titles of those that have one. */
interface Extended {
  values: Record<string, string>;
  titles: Map<string, string>;
}

export interface KmlItem extends SourceItem {
  data?: Extended;
}

/** Reads placemarks; what other files a KML refers to is not loaded. */
export function readKml(parsed: Document): ReadOutcome<KmlItem[], never> {
  // OpenLayers sets data as properties of the feature: one called name or geometry would replace those of the placemark.
  const extended = [...parsed.getElementsByTagNameNS("*", "Placemark")].map((placemark, index) => {
    placemark.setAttribute("id", String(index));
    return takenData(placemark);
  });
  const format = new KML({ extractStyles: false, showPointNames: false });
  const items = format.readFeatures(parsed).flatMap((feature) => {
    const data = extended[Number(feature.getId())] ?? NOTHING;
    return itemsOf([feature], HIDDEN).map((item) => ({ ...item, data }));
  });
  return { outcome: "read", value: items, notes: [] };
}

const NOTHING: Extended = { values: {}, titles: new Map() };

/** Takes the data out of a placemark. */
function takenData(placemark: Element): Extended {
  const found: Extended = { values: {}, titles: new Map() };
  for (const block of placemark.getElementsByTagNameNS("*", "ExtendedData")) {
    for (const element of block.getElementsByTagNameNS("*", "*")) {
      const { localName, childElementCount, textContent } = element;
      const isData = localName === "Data" || localName.startsWith("Simple");
      const isOther = childElementCount === 0 && element.parentElement === block;
      if (!isData && !isOther) continue;
      const name = element.getAttribute("name") ?? localName;
      const child = (of: string) =>
        [...element.children].find((each) => each.localName === of)?.textContent?.trim() ?? "";
      const value = localName === "Data" ? child("value") : (textContent ?? "").trim();
      const title = localName === "Data" ? child("displayName") : "";
      if (title) found.titles.set(name, title);
      if (value) found.values[name] = value;
    }
  }
  const blocks = placemark.getElementsByTagNameNS("*", "ExtendedData");
  while (blocks[0]) blocks[0].remove();
  return found;
}

/** The records with their data in columns: by the title that any of them gives it, and beside the columns of placemarks. */
export function withData(items: readonly KmlItem[]): SourceItem[] {
  const own = new Set(items.flatMap(({ values }) => Object.keys(values)));
  const names = new Set(items.flatMap(({ data }) => Object.keys(data?.values ?? {})));
  const titles = new Map(items.flatMap(({ data }) => [...(data?.titles ?? [])]));
  const columns = new Map<string, string>();
  const taken = new Set([...own, ...names]);
  for (const name of names) {
    const title = titles.get(name) ?? name;
    const column = title !== name && taken.has(title) ? name : title;
    columns.set(name, own.has(column) ? `${column} (ExtendedData)` : column);
    taken.add(column);
  }
  return items.map(({ data, ...item }) => ({
    ...item,
    values: {
      ...item.values,
      ...Object.fromEntries(
        Object.entries(data?.values ?? {}).map(([name, value]) => [
          columns.get(name) ?? name,
          value,
        ]),
      ),
    },
  }));
}
