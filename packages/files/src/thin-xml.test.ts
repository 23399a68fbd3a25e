import { SOURCE_ITEMS_MAX } from "@panel/domain/route-files/source";
import { expect, test } from "vitest";
import { thinXml } from "./thin-xml.ts";

const outcome = (text: string) => thinXml(text, () => undefined);
const thin = (text: string) => {
  const read = outcome(text);
  if (read.outcome === "refused") throw new Error(read.reason);
  return read.value;
};
const gpx = (body: string) => `<gpx version="1.1" xmlns="http://g">${body}</gpx>`;

test("of a track the texts, the ends and the number of points stay; of a route the named points", () => {
  const point = (lat: number, more = "") => `<trkpt lat="${lat}" lon="2">${more}</trkpt>`;
  const track = `<trk><name>A &amp; <![CDATA[<b>]]></name><trkseg>${point(1, "<ele>9</ele>")}${point(2)}</trkseg><trkseg>${point(3)}</trkseg></trk>`;
  expect(thin(gpx(track)).documents).toEqual([
    gpx(
      `<trk vertices="3"><name>A &amp; &lt;b&gt;</name><trkseg>${point(1, "<ele>9</ele>")}</trkseg><trkseg></trkseg>${point(3)}</trk>`,
    ),
  ]);
  const stop = (lat: number, more = "") => `<rtept lat="${lat}">${more}</rtept>`;
  const named = stop(2, "<name>Dos</name>");
  expect(thin(gpx(`<rte>${stop(1)}${named}${stop(3)}${stop(4)}</rte>`)).documents).toEqual([
    gpx(`<rte vertices="4">${stop(1)}${named}${stop(4)}</rte>`),
  ]);
});

test("placemarks of all folders stay, with the names that the elements around them declare", () => {
  const text =
    '<k:kml xmlns:k="urn:k"><k:Document xmlns:x="urn:x"><k:Style id="s"/><k:Folder><k:name>F</k:name><k:Placemark id="&quot;&lt;"><x:a/></k:Placemark></k:Folder></k:Document></k:kml>';
  expect(thin(text)).toMatchObject({
    format: "kml",
    documents: [
      '<k:kml xmlns:k="urn:k" xmlns:x="urn:x"><k:Placemark id="&quot;&lt;"><x:a></x:a></k:Placemark></k:kml>',
    ],
    unread: 0,
  });
});

test("records beyond the most are counted, and many come in several documents", () => {
  const { documents, unread } = thin(gpx("<wpt lat='1' lon='2'/>".repeat(SOURCE_ITEMS_MAX + 3)));
  expect(unread).toBe(3);
  expect(documents.length).toBeGreaterThan(1);
  expect(documents.join("").match(/<wpt /g)).toHaveLength(SOURCE_ITEMS_MAX);
});

test.each([
  ["<gpx>\n<wpt>\n</gpx>", "brokenXml", { line: 3 }],
  ["<gpx><trk>\n<trkpt><a></trkpt></trk></gpx>", "brokenXml", { line: 2 }],
  ["<gpx>", "brokenXml", { line: 1 }],
  ["<gpx>&b;</gpx>", "brokenXml", { line: 1 }],
  ["<gpx></gpx><gpx/>", "brokenXml", { line: 1 }],
  ['<!DOCTYPE gpx [<!ENTITY a "ha">]><gpx>&a;</gpx>', "entities", {}],
  ["<note/>", "format", {}],
])("%j is refused", (text, reason, params) => {
  expect(outcome(text)).toEqual({ outcome: "refused", reason, params });
});

test("a coordinate that is no number is refused by its line", () => {
  const text = '<gpx>\n<wpt lat="41.4" lon="2.1"/>\n<wpt lat="41,4" lon="2,1"/></gpx>';
  expect(outcome(text)).toEqual({
    outcome: "refused",
    reason: "brokenPlace",
    params: { line: 3, written: 'lat="41,4"' },
  });
});

test("the addresses of network links are told", () => {
  const kml = `<kml><NetworkLink><Link><href>https://example.com/a.kml</href></Link></NetworkLink><Style><Icon><href>i.png</href></Icon></Style></kml>`;
  expect(thin(kml).links).toEqual(["https://example.com/a.kml"]);
});
