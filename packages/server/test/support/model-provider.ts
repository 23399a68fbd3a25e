import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { endless as flood } from "./endless.ts";

/** A request for an answer, as the provider gets it. */
export interface ChatCall {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens?: number;
  max_completion_tokens?: number;
  stream: boolean;
  stream_options?: object;
  authorization: string | undefined;
}

/** How the provider answers one call. */
export type Reply = (response: ServerResponse, call: ChatCall) => void | Promise<void>;

/** A provider of language models that speaks the OpenAI-compatible protocol over HTTP. */
export class ModelProvider {
  readonly calls: ChatCall[] = [];
  /** Texts that were to be turned into vectors. */
  readonly embedded: string[][] = [];
  /** Calls whose caller went away before their end. */
  left = 0;
  /** Calls under way. */
  open = 0;
  reply: Reply = says("OK. [1]");
  /** A vector for each text; without it the provider has no embeddings. */
  embed: ((text: string) => number[]) | "endless" | undefined;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<ModelProvider> {
    const server = createServer();
    const provider = new ModelProvider(server);
    server.on("request", (request, response) => void provider.#answer(request, response));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return provider;
  }

  /** Base of the API, for LLM_URL. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await textOf(request)) as ChatCall & { input: string[] };
    if (request.url === "/v1/embeddings") return this.#sendEmbeddings(response, body.input);
    if (request.url !== "/v1/chat/completions") return void response.writeHead(404).end();
    const call = { ...body, authorization: request.headers.authorization };
    this.calls.push(call);
    this.open += 1;
    response.on("close", () => {
      this.open -= 1;
      if (!response.writableFinished) this.left += 1;
    });
    await this.reply(response, call);
  }

  #sendEmbeddings(response: ServerResponse, input: string[]): void {
    const { embed } = this;
    if (!embed) return void response.writeHead(404).end();
    if (embed === "endless") return void flood(response);
    this.embedded.push(input);
    const data = input.map((text, index) => ({ index, embedding: embed(text) }));
    const tokens = input.join("").length;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ data, usage: { prompt_tokens: tokens, total_tokens: tokens } }));
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Begins a stream of events. */
export function begin(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
}

export function send(response: ServerResponse, data: unknown): void {
  response.write(`data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`);
}

export function sendText(response: ServerResponse, text: string): void {
  // Words come in pieces, as tokens do.
  for (const content of text.match(/.{1,5}/gsu) ?? []) {
    send(response, { choices: [{ index: 0, delta: { content }, finish_reason: null }] });
  }
}

interface Ending {
  reason?: string;
  usage?: unknown;
}

/** Ends a stream as the protocol asks. */
export function finish(response: ServerResponse, { reason = "stop", usage }: Ending = {}): void {
  send(response, { choices: [{ index: 0, delta: {}, finish_reason: reason }] });
  if (usage) send(response, { choices: [], usage });
  send(response, "[DONE]");
  response.end();
}

/** The whole protocol, with or without usage. */
export function says(text: string, ending: Ending = {}): Reply {
  return (response) => {
    begin(response);
    send(response, { choices: [{ index: 0, delta: { role: "assistant", content: "" } }] });
    sendText(response, text);
    finish(response, ending);
  };
}

/** Says so much and then nothing more, with the connection open. */
export function stallsAfter(text: string): Reply {
  return (response) => {
    begin(response);
    sendText(response, text);
    response.flushHeaders();
  };
}

/** Says so much and then cuts the connection. */
export function breaksOffAfter(text: string): Reply {
  return (response) => {
    begin(response);
    sendText(response, text);
    response.write(": on the way\n\n", () => response.destroy());
  };
}

/** Says so much and then sends this as the data of an event. */
export function sendsAfter(text: string, data: unknown): Reply {
  return (response) => {
    begin(response);
    sendText(response, text);
    send(response, data);
    response.end();
  };
}

/** Answers in one piece, whatever was asked for. */
export function saysAtOnce(message: object, rest: object = {}): Reply {
  return (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ choices: [{ index: 0, message, finish_reason: "stop" }], ...rest }),
    );
  };
}

/** Answers with an error object as its body. */
export function refusesWith(status: number, body: unknown): Reply {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

export function refuses(status: number, headers: Record<string, string> = {}): Reply {
  return (response, { authorization }) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    // Some providers repeat the key.
    response.end(JSON.stringify({ error: { message: `no: ${authorization}`, code: "no" } }));
  };
}

/** Never ends, however long the caller reads. */
export const endless: Reply = async (response) => {
  begin(response);
  while (!response.destroyed) {
    sendText(response, "y así sin fin, ".repeat(20));
    await new Promise((resolve) => setImmediate(resolve));
  }
};
