import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** One grey pixel, which a browser stretches over any tile. */
const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNcunTpfwAGpQLOzHTTZQAAAABJRU5ErkJggg==",
  "base64",
);

/** Answers for tile server and geocoder on loopback: a grey tile, and no address found. */
export async function startMapOrigin(): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    if (request.url?.startsWith("/tiles/")) {
      response.setHeader("content-type", "image/png").end(TILE);
    } else {
      response.setHeader("content-type", "application/json").end("[]");
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
