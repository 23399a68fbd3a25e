import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { crc32, deflateSync } from "node:zlib";

/** A tile of 256 by 256 grey pixels with a street along two of its sides, as a PNG. */
function drawTile(): Buffer {
  const side = 256;
  const rows = Array.from({ length: side }, (_, y) => {
    const street = (at: number) => at < 6;
    // Filter type 0: the row's pixels are not filtered.
    return [0, ...Array.from({ length: side }, (__, x) => (street(x) || street(y) ? 255 : 221))];
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits of grey.
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows.flat()))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Answers for tile server and geocoder on loopback: one tile for every place, and no address found. */
export async function startMapOrigin(): Promise<{ url: string; stop(): void }> {
  const tile = drawTile();
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    if (request.url?.startsWith("/tiles/")) {
      response.setHeader("content-type", "image/png").end(tile);
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
