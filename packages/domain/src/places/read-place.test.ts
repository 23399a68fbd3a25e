import fc from "fast-check";
import { expect, test } from "vitest";
import type { Position } from "../experience/position.ts";
import { readCoordinate, readPlace } from "./read-place.ts";

const BARCELONA = { lat: 41.40338, lon: 2.17403 };
const MADRID = { lat: 40.4168, lon: -3.7038 };

/** The place that a text is read as, with four decimals; else what was said of it. */
function placeIn(text: string, near?: Position): string {
  const reading = readPlace(text, near);
  return reading.kind === "place" ? shown(reading.position) : JSON.stringify(reading);
}
const shown = ({ lat, lon }: Position) => `${lat.toFixed(4)} ${lon.toFixed(4)}`;

test.each([
  "41.40338, 2.17403",
  "41.40338,2.17403",
  "41.40338 2.17403",
  "41.40338;2.17403",
  "41.40338\t2.17403",
  "41.40338\n2.17403",
  "41.40338 / 2.17403",
  "(41.40338, 2.17403)",
  "41,40338; 2,17403",
  "41,40338, 2,17403",
  "41,40338 2,17403",
  "41,40338,2,17403",
  "+41.40338, +2.17403",
  "+41.40338+002.17403/",
  "４１．４０３３８，２．１７４０３",
  "41.40338°, 2.17403°",
  "41.40338º 2.17403º",
  "41.40338N 2.17403E",
  "41.40338° N, 2.17403° E",
  "N 41.40338, E 2.17403",
  "2.17403 E, 41.40338 N",
  "41.40338 Norte, 2.17403 Este",
  `41°24'12.168"N 2°10'26.508"E`,
  "41° 24′ 12.168″ N, 2° 10′ 26.508″ E",
  "41º24’12,168” N 2º10’26,508” E",
  "41º 24' 12,168'' 2º 10' 26,508''",
  "N41°24.2028' E002°10.4418'",
  "41 24 12.168 N 2 10 26.508 E",
  "41:24:12.168N, 2:10:26.508E",
  "41d24m12.168sN 2d10m26.508sE",
  "lat: 41.40338 lng: 2.17403",
  "lng=2.17403, lat=41.40338",
  "Latitud: 41,40338; Longitud: 2,17403",
  "Latitud 41.40338º N · Longitud 2.17403º E",
  `{"lat":41.40338,"lng":2.17403}`,
  `{"type":"Point","coordinates":[2.17403,41.40338]}`,
  "POINT(2.17403 41.40338)",
  "SRID=4326;POINT Z (2.17403 41.40338 12)",
  "Estamos en 41.40338, 2.17403 (entrada)",
  "Som aquí: 41,40338; 2,17403, al costat de la font",
  `La porta és a 41°24'12.168"N 2°10'26.508"E, vine`,
  "GPS: 41.40338, 2.17403",
  "\u200e41.40338, 2.17403",
  "https://www.google.com/maps/@41.40338,2.17403,17z?entry=ttu",
  "https://www.google.com/maps/place/Sagrada+Fam%C3%ADlia/@41.5,2.5,17z/data=!3m1!4b1!4m6!3m5!1s0x12a4!8m2!3d41.40338!4d2.17403!16zL20v",
  `https://www.google.com/maps/place/41%C2%B024'12.2%22N+2%C2%B010'26.5%22E/@41.9,2.9,17z`,
  "https://www.google.es/maps/search/41.40338,+2.17403?entry=tts",
  "https://www.google.com/maps/search/?api=1&query=41.40338%2C2.17403",
  "https://maps.google.com/?q=41.40338,2.17403",
  "https://maps.google.com/maps?q=loc:41.40338,2.17403&ll=1.5,1.5",
  "http://maps.google.com/maps?ll=41.40338,2.17403&z=16",
  "https://maps.google.com/maps?daddr=41.40338,2.17403",
  "https://maps.google.com/maps?layer=c&cbll=41.40338,2.17403",
  "https://www.google.com/maps/dir//41.40338,2.17403/@41.3,2.1,12z",
  "https://consent.google.com/m?continue=https://www.google.com/maps/@41.40338,2.17403,17z&gl=ES",
  "https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2993!2d2.17403!3d41.40338!2m3!1f0",
  "www.google.com/maps/@41.40338,2.17403,17z",
  "Aquí: https://www.google.com/maps?q=41.40338,2.17403.",
  "https://www.openstreetmap.org/#map=17/41.40338/2.17403",
  "https://www.openstreetmap.org/?mlat=41.40338&mlon=2.17403#map=17/1.5/2.5",
  "https://www.openstreetmap.org/node/123#map=19/41.40338/2.17403&layers=N",
  "https://umap.openstreetmap.fr/ca/map/ruta_1#17/41.40338/2.17403",
  "https://maps.apple.com/?ll=41.40338,2.17403&q=Sagrada",
  "https://maps.apple.com/place?coordinate=41.40338,2.17403&name=X",
  "https://www.bing.com/maps?cp=41.40338~2.17403&lvl=16",
  "https://www.bing.com/maps?sp=point.41.40338_2.17403_Sagrada&cp=1.5~2.5",
  "https://waze.com/ul?ll=41.40338%2C2.17403&navigate=yes",
  "https://www.waze.com/live-map/directions?to=ll.41.40338%2C2.17403",
  "https://wego.here.com/?map=41.40338,2.17403,15,normal",
  "https://share.here.com/l/41.40338,2.17403,Sagrada",
  "https://yandex.com/maps/?ll=2.17403%2C41.40338&z=16",
  "geo:41.40338,2.17403",
  "geo:41.40338,2.17403,12;u=35",
  "geo:0,0?q=41.40338,2.17403(Sagrada)",
  "geo:41.40338,2.17403?z=17",
  "google.navigation:q=41.40338,2.17403",
])("a place is read as people copy it: %j", (text) => {
  expect(placeIn(text)).toBe(shown(BARCELONA));
});

test.each([
  `40°25'0.48"N 3°42'13.68"W`,
  `40° 25′ 0.48″ N, 3° 42′ 13.68″ O`,
  "40.4168 N 3.7038 Oeste",
  "40.4168, \u22123.7038",
  "40,4168 \u20133,7038",
  "40.4168, -3.7038",
  "[-3.7038, 40.4168, 650]",
])("the west is where it is: %j", (text) => {
  const near = text.startsWith("[") ? MADRID : undefined;
  const reading = readPlace(text, near);
  const [position] =
    reading.kind === "choice"
      ? reading.choices
      : reading.kind === "place"
        ? [reading.position]
        : [];
  expect(position).toEqual(MADRID);
});

test.each([
  ["31T 430959.59 4583866.97", 41.40338, 2.17403],
  ["31 T 430959,59 4583866,97", 41.40338, 2.17403],
  ["UTM 31T X: 430.959,59 Y: 4.583.866,97", 41.40338, 2.17403],
  ["430959.59 E 4583866.97 N huso 31 (ETRS89)", 41.40338, 2.17403],
  ["EPSG:25831 430959.59, 4583866.97", 41.40338, 2.17403],
  ["30T 440290 4474255", 40.41682, -3.70384],
])("metres of UTM with their zone are read: %j", (text, lat, lon) => {
  expect(placeIn(text)).toBe(shown({ lat, lon }));
});

test.each([
  ["8FH4C53F+9J", 41.4034375, 2.1740625],
  ["8FH4C53F+9JV", 41.4034875, 2.1740469],
  ["4RRH46V8+74F", -33.8568125, 151.2152969],
  ["https://plus.codes/8FH4C53F+9J", 41.4034375, 2.1740625],
  ["https://www.google.com/maps/search/?api=1&query=8FH4C53F%2B9J", 41.4034375, 2.1740625],
])("a plus code is read: %j", (text, lat, lon) => {
  expect(placeIn(text)).toBe(shown({ lat, lon }));
});

test("a short plus code is the one nearest to the route, and that is said; a town beside it is asked about", () => {
  const near = { lat: 41.38, lon: 2.18 };
  expect(readPlace("C53F+9J", near)).toMatchObject({ kind: "place", note: "nearRoute" });
  expect(placeIn("C53F+9J", near)).toBe(shown({ lat: 41.4034375, lon: 2.1740625 }));
  expect(readPlace("C53F+9J Madrid", near)).toMatchObject({ kind: "choice", why: "town" });
  expect(readPlace("C53F+9J")).toEqual({ kind: "refused", why: "shortCode" });
});

test("a place that is only the middle of a map is said to be so", () => {
  expect(readPlace("https://www.google.com/maps/@41.40338,2.17403,17z")).toMatchObject({
    note: "viewCentre",
  });
  expect(readPlace("https://maps.google.com/?q=41.40338,2.17403")).not.toHaveProperty("note");
});

test.each([
  ["2.17403, 41.40338", BARCELONA, "swapped"],
  ["120.5, 40.5", undefined, "swapped"],
  ["[2.17403, 41.40338]", BARCELONA, "order"],
  ["2.17403,41.40338,0", BARCELONA, "order"],
  ["40.4168 N, 3.7038", undefined, "side"],
  ["31S 430959 4083866", undefined, "side"],
  ["41.40338, 2.17403 i 41.41338, 2.18403", undefined, "several"],
  [
    "https://www.google.com/maps/dir/41.40338,2.17403/41.41338,2.18403/@41.4,2.1,12z",
    undefined,
    "several",
  ],
] as const)("what may mean another place is asked: %j", (text, near, why) => {
  expect(readPlace(text, near)).toMatchObject({ kind: "choice", why });
});

test("of two orders the one near the route comes first", () => {
  const reading = readPlace("[2.17403, 41.40338]", BARCELONA);
  expect(reading.kind === "choice" && reading.choices[0]).toEqual(BARCELONA);
});

test.each([
  ["https://maps.app.goo.gl/AbCdEf123", "shortLink"],
  ["https://goo.gl/maps/AbCdEf", "shortLink"],
  ["https://maps.apple/p/abc", "shortLink"],
  ["https://www.google.com/maps/place/Sagrada+Familia", "noCoordinates"],
  ["///filled.count.soap", "words"],
  ["https://w3w.co/filled.count.soap", "words"],
  ["31TDF3095983866", "militaryGrid"],
  ["430959 4583866", "noZone"],
  ["UTM ED50 31T 430959 4583866", "oldDatum"],
  ["100.5, 200.5", "outOfRange"],
  ["95.1 N, 2.1 E", "outOfRange"],
] as const)("what cannot be read says why: %j", (text, why) => {
  expect(readPlace(text)).toEqual({ kind: "refused", why });
});

test.each([
  "",
  "Sol, Madrid",
  "41.4",
  "41,4",
  "Calle Mayor 5, 3.º B, 28013 Madrid",
  "Precio 12.50, 13.75 euros",
  "93 207 30 31",
  "24/12/2026",
  "10:30 - 14:00",
  "info@example.com",
  "https://example.com/ruta",
  "www.example.com",
  "41° 75' N 2° 10' E",
  "3 N 4 S",
])("what is no place is not taken for one: %j", (text) => {
  expect(readPlace(text, BARCELONA)).toEqual({ kind: "none" });
});

test.each([
  [`41°24'12.168"N`, "lat", 41.40338],
  ["2,17403", "lon", 2.17403],
  ["3.7038 O", "lon", -3.7038],
  ["Lat: 41.40338", "lat", 41.40338],
  ["3.7 W", "lat", undefined],
  ["100", "lat", undefined],
  ["100", "lon", 100],
  ["-3.7 E", "lon", undefined],
] as const)("a coordinate alone is read: %j as %s", (text, axis, value) => {
  expect(readCoordinate(text, axis)?.toFixed(6)).toBe(value?.toFixed(6));
});

const sexagesimal = (value: number, letters: string, digits: number) => {
  const thirds = Math.round(Math.abs(value) * 3600 * 100) / 100;
  const [d, m, s] = [Math.floor(thirds / 3600), Math.floor((thirds % 3600) / 60), thirds % 60];
  return `${String(d).padStart(digits, "0")}°${m}'${s.toFixed(2)}"${letters[value < 0 ? 1 : 0]}`;
};
const WRITERS: Record<string, (place: Position) => string> = {
  decimal: ({ lat, lon }) => `${lat}, ${lon}`,
  commas: ({ lat, lon }) => `${lat.toFixed(5)}; ${lon.toFixed(5)}`.replaceAll(".", ","),
  minus: ({ lat, lon }) => `${lat} ${lon}`.replaceAll("-", "\u2212"),
  letters: ({ lat, lon }) =>
    `${Math.abs(lat)}${lat < 0 ? "S" : "N"} ${Math.abs(lon)}${lon < 0 ? "W" : "E"}`,
  sexagesimal: ({ lat, lon }) => `${sexagesimal(lat, "NS", 2)} ${sexagesimal(lon, "EO", 2)}`,
  wkt: ({ lat, lon }) => `POINT(${lon} ${lat})`,
  geo: ({ lat, lon }) => `geo:${lat},${lon}`,
  google: ({ lat, lon }) =>
    `https://www.google.com/maps/place/X/@1.5,2.5,9z/data=!8m2!3d${lat}!4d${lon}`,
  osm: ({ lat, lon }) => `https://www.openstreetmap.org/#map=17/${lat}/${lon}`,
  bing: ({ lat, lon }) => `https://www.bing.com/maps?cp=${lat}~${lon}`,
  labels: ({ lat, lon }) => `Longitud: ${lon}, latitud: ${lat}`,
};
const degrees = (max: number) =>
  fc
    .integer({ min: -max * 100_000, max: max * 100_000 })
    .filter((value) => value % 10 !== 0)
    .map((value) => value / 100_000);

test.each(Object.entries(WRITERS))("a place that is written as %s is read back", (_name, write) => {
  fc.assert(
    fc.property(fc.record({ lat: degrees(89), lon: degrees(179) }), (place) => {
      const reading = readPlace(write(place));
      const read = reading.kind === "place" ? reading.position : { lat: NaN, lon: NaN };
      expect(Math.abs(read.lat - place.lat)).toBeLessThan(0.00002);
      expect(Math.abs(read.lon - place.lon)).toBeLessThan(0.00002);
    }),
    { numRuns: 60 },
  );
});

test("whatever is pasted, what is read is on the earth", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      const reading = readPlace(text, BARCELONA);
      const positions =
        reading.kind === "place"
          ? [reading.position]
          : reading.kind === "choice"
            ? reading.choices
            : [];
      for (const { lat, lon } of positions) {
        expect(Math.abs(lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(lon)).toBeLessThanOrEqual(180);
      }
    }),
    { numRuns: 200 },
  );
});

test.each([
  `40° 25' 0,4" Norte 3° 42' 13,4" Oeste`,
  `40° 25′ 0,4″ Norte – 3° 42′ 13,4″ Oeste`,
  `Latitud: 40° 25' 0,4" Norte Longitud: 3° 42' 13,4" Oeste`,
  `Lat. 40° 25' 0,4" Norte / Long. 3° 42' 13,4" Oeste`,
  `40° 25' 0,4" de latitud norte y 3° 42' 13,4" de longitud oeste`,
  `Coordenadas: 40° 25′ 0,4″ Norte, 3° 42′ 13,4″ Oeste`,
  `40 grados 25 minutos 0,4 segundos Norte, 3 grados 42 minutos 13,4 segundos Oeste`,
  `40° 25' 0.4" latitud Nord i 3° 42' 13.4" longitud Oest`,
  "Latitude: 40.41678 North, Longitude: 3.70372 West",
])("hemispheres and units that are spelled out are read: %s", (text) => {
  expect(placeIn(text)).toBe("40.4168 -3.7037");
});
