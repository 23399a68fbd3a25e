import type { FastifyInstance } from "fastify";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { registerTransfer } from "../http/transfer.ts";
import { DEMO_SKETCH } from "../settings/demo-sketch.ts";

const FILE = join(import.meta.dirname, "sketch.geojson");

/** Hands out the sketched map; there is none outside of demo mode. */
export async function registerDemoSketch(app: FastifyInstance): Promise<void> {
  await app.register(async (packed) => {
    await registerTransfer(packed);
    packed.get(DEMO_SKETCH.url, async (_request, reply) =>
      reply
        .header("cache-control", "public, max-age=3600")
        .type("application/geo+json")
        .send(await readFile(FILE)),
    );
  });
}
