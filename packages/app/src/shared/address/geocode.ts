import {
  reverseGeocode,
  searchAddress,
  type Address as AddressParts,
} from "@panel/api-client/geocoder";
import { pointFields, type Point } from "@panel/domain/experience/point";
import {
  isPlaced,
  shownPosition,
  storedPosition,
  type Position,
} from "@panel/domain/experience/position";
import { emptyModel } from "@panel/domain/experience/fields";
import type { MapSearchResult } from "@panel/ui/map-picker";
import { geocoderApi } from "../connections.ts";

/** An address, split into the parts that a point stores. */
export type Address = Point["address"];
export const NO_ADDRESS: Address = emptyModel(pointFields).address;

/** Public geocoders ask for at most one request a second; in milliseconds. */
const INTERVAL = 1_000;

const answers = new Map<string, Address | undefined>();
let lastRequest = Number.NEGATIVE_INFINITY;

/**
 * Looks up the address of a position; undefined if the geocoder knows none. Answers are cached. `signal`
 * cancels the request, even while it still waits for its turn.
 */
export async function addressAt(
  position: Position,
  language: string,
  signal: AbortSignal,
): Promise<Address | undefined> {
  const geocoder = geocoderApi();
  if (!geocoder) return undefined;
  const id = answerId(position, language);
  if (answers.has(id)) return answers.get(id);
  await keepInterval(signal);
  const answer = await reverseGeocode(
    geocoder,
    { ...position, format: "jsonv2", addressdetails: 1, "accept-language": language },
    { signal },
  );
  const address =
    "display_name" in answer ? asAddress(answer.display_name, answer.address ?? {}) : undefined;
  answers.set(id, address);
  return address;
}

/** Largest number of search results. To find others, the user types more of the address. */
const MOST_FOUND = 5;

/** Finds positions that match an address, best match first. Their addresses are cached. */
export async function searchAddresses(
  query: string,
  language: string,
  signal: AbortSignal,
): Promise<MapSearchResult[]> {
  const found = await search(query, language, signal);
  return found.flatMap((place, index) => {
    const position = { lat: Number(place.lat), lon: Number(place.lon) };
    if (!isPlaced(position)) return [];
    const stored = storedPosition(position);
    const address = asAddress(place.display_name, place.address ?? {});
    answers.set(answerId(stored, language), address);
    return [{ id: String(index), position: stored, label: place.display_name }];
  });
}

/** Finds the middle of a city. Its name is not the address of that position, so nothing is cached. */
export async function searchCity(
  name: string,
  language: string,
  signal: AbortSignal,
): Promise<Position | undefined> {
  const found = await search(name, language, signal);
  return found.map(({ lat, lon }) => ({ lat: Number(lat), lon: Number(lon) })).find(isPlaced);
}

async function search(q: string, language: string, signal: AbortSignal) {
  const geocoder = geocoderApi();
  if (!geocoder) return [];
  await keepInterval(signal);
  return searchAddress(
    geocoder,
    { q, format: "jsonv2", addressdetails: 1, limit: MOST_FOUND, "accept-language": language },
    { signal },
  );
}

function answerId(position: Position, language: string): string {
  return `${language} ${shownPosition(position)}`;
}

async function keepInterval(signal: AbortSignal): Promise<void> {
  const wait = lastRequest + INTERVAL - performance.now();
  if (wait > 0) {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, wait);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    });
  }
  signal.throwIfAborted();
  lastRequest = performance.now();
}

function asAddress(location: string, parts: AddressParts): Address {
  return {
    location,
    streetName: parts.road ?? parts.street ?? "",
    streetNumber: parts.house_number ?? "",
    city: parts.city ?? parts.town ?? parts.village ?? "",
    postcode: parts.postcode ?? "",
    country: parts.country ?? "",
  };
}
