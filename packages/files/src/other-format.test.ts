import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { otherFormat } from "./other-format.ts";

const named = (content: string | Uint8Array) =>
  otherFormat(typeof content === "string" ? strToU8(content, true) : content)?.params["name"];

test("what another program has to convert first is called by its name", () => {
  const sqlite = new Uint8Array(100);
  sqlite.set(strToU8("SQLite format 3\0"));
  expect(named(sqlite)).toBe("SQLite");
  sqlite.set(strToU8("GPKG"), 68);
  expect(named(sqlite)).toBe("GeoPackage");
  expect(named("fgb\u0003fgb\0")).toBe("FlatGeobuf");
  expect(named("\0\0\0\u000D\n\tOSMHeader\u0018")).toBe("OSM PBF");
  expect(named("\u000E\u0010\u0002\0\u0001\0\0\0.FIT")).toBe("FIT");
  expect(named("  0\nSECTION\n  2\nHEADER\n")).toBe("DXF");
  expect(named('Version 300\nCharset "Neutral"\n')).toBe("MapInfo MIF");
  expect(named("$GPWPL,4024.922,N,00342.538,W,Sol*24\n")).toBe("NMEA");
  expect(
    named(
      '<?xml version="1.0"?>\n<!-- of a service --><wfs:FeatureCollection xmlns:wfs="http://www.opengis.net/wfs/2.0">',
    ),
  ).toBe("GML");
  expect(named('<rss version="2.0">')).toBe("GeoRSS");
  expect(named("\b\t\u00FE\u0002")).toBe("DGN");
  expect(named("002593LE1 0900088 ! 34040000123000000010470123\u001E")).toBe("S-57 (ISO 8211)");
  expect(named("\0\0\0\0\0\0\0\0GRMREC00")).toBe("GPI (Garmin POI)");
  expect(named("II*\0")).toBe("GeoTIFF");
  expect(named("# @VGMT1.0 @GPOINT\n")).toBe("GMT");
  expect(named('//$DELIMITER "tab"\n')).toBe("Geoconcept");
  expect(named("AXXXZZZ\nHFDTE271126\n")).toBe("IGC");
  expect(named("[Symbol 1]\nTyp=3\n")).toBe("OVL");
  expect(named("-- dump\nCREATE TABLE llocs (a)\n")).toBe("SQL");
  expect(named('<loc version="1.0">')).toBe("LOC (Geocaching)");
});

test("what is read here, or not known, has no such name", () => {
  for (const content of [
    "",
    "<kml>",
    '<gpx version="1.1">',
    '<osm version="0.6">',
    "nombre,lat,lon\n",
    "0 SECTIONS\n",
    '{"type":"FeatureCollection"}',
    "Version,lat\n300,41\n",
  ])
    expect([content, named(content)]).toEqual([content, undefined]);
});
