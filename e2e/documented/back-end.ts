import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { botCalls } from "./bot-calls.ts";
import { experienceCalls } from "./experience-calls.ts";
import { userCalls } from "./user-calls.ts";
import { newState, type Calls, type Sent } from "./state.ts";

const panel = fileURLToPath(new URL("../../packages/app/dist", import.meta.url));
const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A call that has been answered: method, path below the base, and what was sent. */
export interface Answered extends Sent {
  call: string;
}

/**
 * A back end that was written from the two documents of the specification alone, and the built panel beside it. It answers
 * what they describe, in the shape that they describe, and nothing more: no field, no call and no message that they do not
 * name. Calls whose answer they do not describe say `success`.
 */
export class DocumentedBackEnd {
  readonly answered: Answered[] = [];
  /** Calls that the documents do not have. */
  readonly refused = new Set<string>();
  #server: Server | undefined;
  #url = "";
  #calls: Record<string, Calls> = {};

  get url(): string {
    return this.#url;
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: Error) => {
        response.writeHead(500).end(error.stack);
      });
    });
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.#url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    const state = newState(this.#url);
    this.#calls = {
      "/api": { ...userCalls(state), ...experienceCalls(state) },
      "/ext": botCalls(state),
    };
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.#url);
    const base = ["/api", "/ext"].find((each) => pathname.startsWith(`${each}/`));
    if (base === undefined) return this.#page(pathname, response);
    const call = `${request.method} ${pathname.slice(base.length)}`;
    const handle = this.#calls[base]?.[call];
    if (!handle) {
      this.refused.add(call);
      return void response.writeHead(404).end();
    }
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    const sent: Sent = { ...(await fieldsOf(request)), ...Object.fromEntries(searchParams) };
    const answer = handle(sent, bearer ?? "");
    if (answer === undefined) return void response.writeHead(401).end();
    this.answered.push({ ...sent, call });
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answer));
  }

  /** The panel's own files and its settings, which are no part of the back end. */
  async #page(pathname: string, response: ServerResponse): Promise<void> {
    if (pathname === "/upload" || pathname.startsWith("/files/")) return void response.end();
    if (pathname === "/config.json") {
      response.setHeader("content-type", "application/json");
      const tiles = { url: `${this.#url}/files/{z}/{x}/{y}`, attribution: "© Test map" };
      const config = { apiUrl: `${this.#url}/api`, botsUrl: `${this.#url}/ext`, tiles };
      return void response.end(JSON.stringify(config));
    }
    const isFile = extname(pathname) !== "";
    const file = join(panel, isFile ? normalize(pathname) : "index.html");
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) return void response.writeHead(404).end();
    response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
    response.end(bytes);
  }
}

/** The fields of a form or of a JSON body; a file is the name that it has. */
async function fieldsOf(request: IncomingMessage): Promise<Sent> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces);
  const type = request.headers["content-type"] ?? "";
  if (type.startsWith("application/json")) return JSON.parse(body.toString()) as Sent;
  if (!type.startsWith("multipart/form-data")) return {};
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
  );
}
