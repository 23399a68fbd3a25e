import { expect, test } from "vitest";
import { crsOfPrj } from "./crs-of-prj.ts";

const geographic = (name: string, datum: string) =>
  `GEOGCS["${name}",DATUM["${datum}",SPHEROID["x",1,2]]]`;
const ETRS = geographic("GCS_ETRS_1989", "D_ETRS_1989");
const WGS = geographic("GCS_WGS_1984", "D_WGS_1984");

test.each([
  [WGS, "EPSG:4326"],
  [ETRS, "EPSG:4326"],
  [geographic("REGCAN95", "Red_Geodesica_de_Canarias_1995"), "EPSG:4326"],
  [`PROJCS["ETRS_1989_UTM_Zone_31N",${ETRS},PROJECTION["Transverse_Mercator"]]`, "EPSG:32631"],
  [`PROJCS["WGS 84 / UTM zone 4S",${WGS}]`, "EPSG:32704"],
  [`PROJCS["WGS_1984_Web_Mercator_Auxiliary_Sphere",${WGS}]`, "EPSG:3857"],
  [
    'PROJCRS["ETRS89 / UTM zone 30N",BASEGEOGCRS["ETRS89",ENSEMBLE["European Terrestrial Reference System 1989 ensemble",MEMBER["x"]]]]',
    "EPSG:32630",
  ],
  ['GEOGCRS["WGS 84",ENSEMBLE["World Geodetic System 1984 ensemble",MEMBER["x"]]]', "EPSG:4326"],
])("%s is a system that is known", (wkt, code) => {
  expect(crsOfPrj(wkt)).toBe(code);
});

test.each([
  geographic("GCS_European_1950", "D_European_1950"),
  `PROJCS["ED50 / UTM zone 30N",${geographic("ED50", "European_Datum_1950")}]`,
  `PROJCS["ETRS_1989_LAEA",${ETRS},PROJECTION["Lambert_Azimuthal_Equal_Area"]]`,
  `PROJCS["WGS 84 / UTM zone 61N",${WGS}]`,
  `LOCAL_CS["ETRS89",LOCAL_DATUM["D_ETRS_1989",0]]`,
  "",
])("%s would put places elsewhere, and is not converted", (wkt) => {
  expect(crsOfPrj(wkt)).toBeUndefined();
});
