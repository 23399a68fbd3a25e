import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../../packages/widget/dist", import.meta.url));
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};
/** As strict as the platform's own. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

type Json = Record<string, unknown>;

/** The answer to one question, sent as the test says. */
export interface AnswerStream {
  question: Json;
  send(...events: Json[]): void;
  end(): void;
  /** Breaks the connection off. */
  cut(): void;
  /** Whether the page has closed the connection. */
  isClosed(): boolean;
}

/** A refusal of the next question instead of an answer. */
export interface Refused {
  status: number;
  headers?: Record<string, string>;
}

export const SOURCE = {
  number: 1,
  fileName: "4f2c.pdf",
  publicName: "guia-del-museo.pdf",
  page: 4,
  quote: "El museo abre de martes a domingo, de diez a ocho.",
  language: "es",
  ticket: "1.signature",
};

/** A bot platform whose answers a test writes, with the built chat. */
export class ScriptedBots {
  readonly #server: Server = createServer(
    (request, response) => void this.#serve(request, response),
  );
  readonly #answers: AnswerStream[] = [];
  bot: Json = {
    name: "Guía",
    description: "Respondo sobre el museo.",
    translations: { ca: { name: "Guia", description: "Responc sobre el museu." } },
    avatarUrl: "",
    primary_color: "#1f3a8a",
    secondary_color: "#f59e0b",
  };
  botStatus = 200;
  pageText = `Horarios\n\n${"Una línea cualquiera. ".repeat(150)}\n\nEl museo abre de martes a\ndomingo, de diez a ocho. La entrada cuesta siete euros.`;
  pageStatus = 200;
  pageIsTooOld = false;
  refused: Refused | undefined;

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The answers asked for so far, the last one last. */
  get answers(): readonly AnswerStream[] {
    return this.#answers;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", this.url);
    if (pathname === "/bots/widget/getBot") {
      response.setHeader("access-control-allow-origin", "*");
      response.setHeader("access-control-allow-headers", "content-type");
      if (request.method === "OPTIONS") return void response.writeHead(204).end();
      return envelope(response, this.botStatus, this.bot);
    }
    if (pathname === "/bots/widget/getPage") {
      const { publicName, page } = SOURCE;
      if (this.pageIsTooOld) {
        response.setHeader("content-type", "application/json");
        const translation_key = "ERRORS.citationTooOld";
        return void response.end(JSON.stringify({ status: "error", message: "", translation_key }));
      }
      return envelope(response, this.pageStatus, {
        publicName,
        page,
        pages: 12,
        text: this.pageText,
        fileAddress: "/bots/files/4f2c.pdf?grant=1.signature",
      });
    }
    if (pathname === "/bots/widget/ask") return this.#answer(request, response);
    const path = pathname.startsWith("/bots/chat/") ? "index.html" : pathname.replace("/bots/", "");
    const file = join(dist, path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader("content-security-policy", POLICY);
    response.setHeader("content-type", types[extname(file)] ?? "");
    response.end(readFileSync(file));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    if (this.refused) {
      for (const [name, value] of Object.entries(this.refused.headers ?? {})) {
        response.setHeader(name, value);
      }
      return envelope(response, this.refused.status, {});
    }
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    this.#answers.push({
      question: JSON.parse(Buffer.concat(pieces).toString()) as Json,
      send: (...events) => {
        for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
      },
      end: () => response.end('data: {"type":"done"}\n\n'),
      cut: () => response.destroy(),
      isClosed: () => response.closed,
    });
  }
}

function envelope(response: ServerResponse, status: number, data: Json): void {
  const body = status === 200 ? { status: "ok", data } : { status: "error", message: "refused" };
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
