import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { createReadStream } from "node:fs";
import { fileURLToPath } from "node:url";
import { contractFile, type ContractName } from "@panel/api-client/contract";
import type { ServedContract } from "./contract-endpoints.ts";
import {
  API_PREFIX,
  BOTS_PREFIX,
  PLAYS_PREFIX,
  TRYOUTS_PREFIX,
  VISITS_PREFIX,
  EVENTS_PREFIX,
} from "./addresses.ts";

const DOCS_PATH = "/api/docs";
const NAMES = {
  [API_PREFIX]: "panel",
  [BOTS_PREFIX]: "bots",
  [PLAYS_PREFIX]: "plays",
  [TRYOUTS_PREFIX]: "tryouts",
  [VISITS_PREFIX]: "visits",
  [EVENTS_PREFIX]: "events",
} as const satisfies Record<string, ContractName>;
const READER_FILES = new Set([
  "/swagger-ui.css",
  "/swagger-ui-bundle.js",
  "/swagger-ui-standalone-preset.js",
]);

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Explorar API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${DOCS_PATH}/reader/swagger-ui.css">
  </head>
  <body style="margin: 0">
    <main id="contract"></main>
    <noscript>The contracts are in <a href="${DOCS_PATH}/api.json">api.json</a>.</noscript>
    <script src="${DOCS_PATH}/reader/swagger-ui-bundle.js"></script>
    <script src="${DOCS_PATH}/reader/swagger-ui-standalone-preset.js"></script>
    <script src="${DOCS_PATH}/start.js"></script>
  </body>
</html>
`;

/** Starts the reader with all contracts, of which its bar lets one choose. */
const startOf = (contracts: readonly { url: string; name: string }[]): string =>
  `window.ui = SwaggerUIBundle({
  urls: ${JSON.stringify(contracts)},
  dom_id: "#contract",
  deepLinking: true,
  docExpansion: "none",
  filter: true,
  persistAuthorization: false,
  validatorUrl: null,
  plugins: [() => ({ components: { Logo: () => null } })],
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: "StandaloneLayout",
});
`;

/**
 * Shows the contracts to teams that call the API, with Swagger UI, whose code is sent to nobody else. The documents are
 * those that the server checks each call against; they can also be fetched, for generators.
 */
export async function registerApiDocs(
  app: FastifyInstance,
  contracts: readonly Pick<ServedContract, "document" | "prefix">[],
): Promise<void> {
  const named = contracts.map(({ document, prefix }) => ({
    url: `${DOCS_PATH}${prefix}.json`,
    name: document.info.title,
    file: contractFile(NAMES[prefix as keyof typeof NAMES]),
  }));
  for (const { url, file } of named) {
    app.get(url, (_request, reply) =>
      reply
        .headers({ "cache-control": "no-cache", "access-control-allow-origin": "*" })
        .type("application/json; charset=utf-8")
        .send(createReadStream(file)),
    );
  }
  app.get(DOCS_PATH, (_request, reply) =>
    reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page),
  );
  const start = startOf(named.map(({ url, name }) => ({ url, name })));
  app.get(`${DOCS_PATH}/start.js`, (_request, reply) =>
    reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(start),
  );
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL(".", import.meta.resolve("swagger-ui-dist/package.json"))),
    prefix: `${DOCS_PATH}/reader/`,
    index: false,
    decorateReply: false,
    allowedPath: (path) => READER_FILES.has(path),
    maxAge: "1h",
  });
}
