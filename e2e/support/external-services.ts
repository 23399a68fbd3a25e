import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A grey tile of 1 by 1 pixels. */
const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGO4CwAA3wDeKXlwtgAAAABJRU5ErkJggg==",
  "base64",
);

/** The geocoder's answer for every position. */
export const PLACE = {
  display_name: "Calle Mayor 12, 28013 Madrid, España",
  address: {
    road: "Calle Mayor",
    house_number: "12",
    city: "Madrid",
    postcode: "28013",
    country: "España",
  },
};

/** The geocoder's answer to every search. */
const FOUND = {
  lat: "41.3916666",
  lon: "2.1649123",
  display_name: "Passeig de Gràcia 43, 08007 Barcelona",
  address: { road: "Passeig de Gràcia", house_number: "43", city: "Barcelona" },
};

/** The services beside the panel's own, on loopback: map tiles and geocoder. */
export class ExternalServices {
  #server: Server | undefined;
  #port = 0;
  tiles: "served" | "denied" = "served";
  geocoder: "answers" | "knows nothing" | "fails" = "answers";
  readonly geocoded: URLSearchParams[] = [];

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Settings of the panel's server for these services. */
  get settings(): Record<string, string> {
    return {
      TILE_URL: `${this.url}/tiles/{z}/{x}/{y}.png`,
      TILE_ATTRIBUTION: "© Test map",
      GEOCODER_URL: `${this.url}/geocoder`,
    };
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  /** Resets all services: they work, and recorded calls are deleted. */
  reset(): void {
    this.tiles = "served";
    this.geocoder = "answers";
    this.geocoded.length = 0;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.url);
    response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
    response.setHeader("access-control-allow-credentials", "true");
    response.setHeader("access-control-allow-headers", "authorization, content-type, accept");
    response.setHeader("cache-control", "no-store");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (url.pathname.startsWith("/tiles/")) return this.#tile(response);
    if (url.pathname === "/geocoder/reverse") return this.#reverse(url, response);
    if (url.pathname === "/geocoder/search") return json(response, [FOUND]);
    response.writeHead(404).end();
  }

  #tile(response: ServerResponse): void {
    if (this.tiles === "denied") return void response.writeHead(401).end();
    response.writeHead(200, { "content-type": "image/png" }).end(TILE);
  }

  #reverse(url: URL, response: ServerResponse): void {
    this.geocoded.push(url.searchParams);
    if (this.geocoder === "fails") return void response.writeHead(503).end();
    json(response, this.geocoder === "answers" ? PLACE : { error: "Unable to geocode" });
  }
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}
