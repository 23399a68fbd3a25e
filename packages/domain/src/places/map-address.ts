import type { Position } from "../experience/position.ts";
import { withoutEnd } from "../text-ends.ts";

/** What an address of a map service says of places. */
export interface MapAddress {
  /** Places that it marks, as texts that hold a latitude and a longitude, or a code. */
  marked: readonly string[];
  /** The middle of the map that it shows. */
  centre: string | undefined;
}

const SHORT =
  /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|g\.page|maps\.apple|bit\.ly|tinyurl\.com|t\.co|osm\.org\/go|her\.is)(?:[/?#]|$)|^(?:www\.)?openstreetmap\.org\/go\/|^share\.google\//i;
const WORDS = /^(?:w3w\.co|(?:www\.)?what3words\.com|w3w\.to)(?:[/?#]|$)/i;

/** Addresses within a text: of a page, of a place, or of an app that shows maps. */
const ADDRESS =
  /(?:https?:\/\/|(?:geo|comgooglemaps|maps|waze|om|google\.navigation|googlechrome|magicearth|here\.directions|bingmaps):)[^\s<>]+|(?<![\w@/.-])-*(?:www\.|maps\.|m\.)?[a-z0-9][a-z0-9-]*\.(?:[a-z]{2,6})(?:\.[a-z]{2})?\/[^\s<>]+/i;

const NUMBER = String.raw`-?\d{1,3}(?:\.\d+)?`;
const PIN = new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`, "g");
const STOP = new RegExp(`!1d(${NUMBER})!2d(${NUMBER})(?!!3d)`, "g");
const EMBEDDED = new RegExp(`!2d(${NUMBER})!3d(${NUMBER})`);
const VIEW = new RegExp(`@(${NUMBER}),(${NUMBER})`);
const HASH = new RegExp(`#(?:[^#]*?map=)?\\d+(?:\\.\\d+)?/(${NUMBER})/(${NUMBER})`);

/** Names of values that mark a place, the clearest first; then those that say what the map shows. */
const MARKS =
  "query q destination daddr to coordinate latlng ll loc pos point sp rtp pt cbll viewpoint saddr address from origin".split(
    " ",
  );
const VIEWS = "cp map center sll at".split(" ");

/** The address in a text; undefined where there is none. */
export function addressIn(text: string): string | undefined {
  const found = ADDRESS.exec(text)?.[0];
  return found === undefined ? undefined : withoutEnd(found.replace(/^-+/, ""), /[),.;\]»”"']/);
}

export const withoutScheme = (address: string) => address.replace(/^[a-z.]+:(?:\/\/)?/i, "");
export const isShortLink = (address: string) => SHORT.test(withoutScheme(address));
export const isOfWords = (address: string) => WORDS.test(withoutScheme(address));

/** Whether an address is of a service that shows maps, so that one without coordinates is worth a word. */
export function isOfMaps(address: string): boolean {
  return /google\.[a-z.]+\/maps|maps\.google|openstreetmap|maps\.apple|bing\.[a-z]+\/maps|waze|wego\.here|plus\.codes|^(?:geo|comgooglemaps|maps|om):/i.test(
    address,
  );
}

/** Reads what an address says of places. */
export function readMapAddress(address: string): MapAddress {
  const plain = decoded(address);
  const values = new Map(
    [...plain.matchAll(/[?&;#]([a-z_]\w*)=([^&;#]*)/gi)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value.trim(),
    ]),
  );
  const nested = ["continue", "url", "link", "q"]
    .map((name) => values.get(name) ?? "")
    .find((value) => /^https?:/i.test(value));
  if (nested) return readMapAddress(plain.slice(plain.indexOf(nested)));
  const geo = /^geo:([^;?]*)/i.exec(plain)?.[1];
  const eastFirst = /yandex\./i.test(plain);
  const marked = [
    ...all(PIN, plain, false),
    ...pathPlaces(plain),
    ...all(STOP, plain, true),
    ...pairNamed(values, "mlat", "mlon"),
    ...MARKS.flatMap((name) => pairIn(values.get(name), eastFirst)),
    ...["lon", "lng", "long", "longitude"].flatMap((name) =>
      pairNamed(values, name === "longitude" ? "latitude" : "lat", name),
    ),
    ...(geo && !/^0(?:\.0*)?,0(?:\.0*)?$/.test(geo) ? [geo.split(",").slice(0, 2).join(", ")] : []),
  ];
  const embedded = EMBEDDED.exec(plain);
  const view = VIEW.exec(plain) ?? HASH.exec(plain);
  const centre = view
    ? `${view[1]}, ${view[2]}`
    : embedded
      ? `${embedded[2]}, ${embedded[1]}`
      : VIEWS.flatMap((name) => pairIn(values.get(name), false))[0];
  return { marked: firstKind(marked, plain), centre };
}

/** Pins say it best; without them what the path or a value says; of a way all of its ends. */
function firstKind(marked: readonly string[], plain: string): readonly string[] {
  if (/!3d-?\d/.test(plain) && /!4d-?\d/.test(plain)) return all(PIN, plain, false);
  const ways = /\/dir\/|[?&](?:saddr|origin|from|rtp)=/i.test(plain);
  return ways ? [...new Set(marked)] : marked.slice(0, 1);
}

function all(pattern: RegExp, text: string, eastFirst: boolean): string[] {
  const pairs = [...text.matchAll(pattern)].map(([, one, other]) =>
    eastFirst ? `${other}, ${one}` : `${one}, ${other}`,
  );
  return [...new Set(pairs)];
}

function pairNamed(values: ReadonlyMap<string, string>, lat: string, lon: string): string[] {
  const [y, x] = [values.get(lat), values.get(lon)];
  return y && x ? [`${y}, ${x}`] : [];
}

/** A value that holds a place: two numbers, degrees with minutes, or a code; the names around them are left out. */
function pairIn(value: string | undefined, eastFirst: boolean): string[] {
  if (!value) return [];
  const plain = value
    .replace(/^(?:loc|ll|point|pos|place_id|dw)[:.]/i, "")
    .split("(", 1)
    .join("")
    .trim();
  const pair = new RegExp(`^(${NUMBER})(?:\\s*[,~_]\\s*|\\s+)(${NUMBER})(?![\\d.])`).exec(plain);
  if (pair) return [eastFirst ? `${pair[2]}, ${pair[1]}` : `${pair[1]}, ${pair[2]}`];
  return /°|\+[2-9CFGHJMPQRVWX]{2}/i.test(plain) ? [plain] : [];
}

/** Places in the path: of a place, a search, a way or a code. */
function pathPlaces(plain: string): string[] {
  const path = withoutScheme(plain).split(/[?#]/, 1).join("");
  const parts =
    /\/(?:place|search|dir|l|directions\/[a-z]+)\/(.*)$/i.exec(path)?.[1]?.split("/") ?? [];
  const code = /^plus\.codes\/(?:map\/)?(.+)$/i.exec(path)?.[1];
  return [...(code ? [code] : []), ...parts.filter((part) => !/^(?:@|data=)/.test(part))].flatMap(
    (part) => pairIn(part.replace(/^[a-z]*:(?=-?\d)/i, ""), false),
  );
}

function decoded(address: string): string {
  let text = address;
  for (let turn = 0; turn < 3 && /%[0-9a-f]{2}/i.test(text); turn += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      break;
    }
  }
  return text.replaceAll(/(?<=[^A-Z0-9])\+|\+(?=[^A-Z0-9])|(?<=[a-z,"])\+|\+(?=[-\d]+[°.,])/g, " ");
}

/** Whether two positions are the same to a metre or so. */
export const isSamePosition = (a: Position, b: Position) =>
  Math.abs(a.lat - b.lat) < 1e-5 && Math.abs(a.lon - b.lon) < 1e-5;
