import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { mp3 } from "./assets.ts";

/** A request for speech, as the endpoint gets it. */
export interface SpeechCall {
  model: string;
  input: string;
  voice: string;
  response_format: string;
  authorization: string | undefined;
}

export type SpeechReply = (response: ServerResponse) => void | Promise<void>;

/** An endpoint of speech that speaks OpenAI's protocol over HTTP. */
export class SpeechProvider {
  readonly calls: SpeechCall[] = [];
  /** Calls whose caller went away before their end. */
  left = 0;
  reply: SpeechReply = speaks();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<SpeechProvider> {
    const server = createServer();
    const provider = new SpeechProvider(server);
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      if (request.url !== "/v1/audio/speech") return void response.writeHead(404).end();
      const body = JSON.parse(Buffer.concat(chunks).toString()) as SpeechCall;
      provider.calls.push({ ...body, authorization: request.headers.authorization });
      response.on("close", () => {
        if (!response.writableFinished) provider.left += 1;
      });
      await provider.reply(response);
    };
    server.on("request", (request, response) => void answer(request, response));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return provider;
  }

  /** Base of the endpoint, for SPEECH_URL. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}

/** Sends a sound in pieces, as it is made. */
export function speaks(sound: Buffer = mp3(200), type = "audio/mpeg"): SpeechReply {
  return (response) => {
    response.writeHead(200, { "content-type": type });
    for (let at = 0; at < sound.length; at += 8192) response.write(sound.subarray(at, at + 8192));
    response.end();
  };
}

/** Says so much and then nothing more, with the connection open. */
export const stalls: SpeechReply = (response) => {
  response.writeHead(200, { "content-type": "audio/mpeg" });
  response.write(mp3(5));
};

/** Says so much and then cuts the connection. */
export const breaksOff: SpeechReply = (response) => {
  response.writeHead(200, { "content-type": "audio/mpeg" });
  response.write(mp3(40), () => response.destroy());
};

export const refuses =
  (status: number, headers: Record<string, string> = {}): SpeechReply =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end('{"error":{"message":"no"}}');
  };

/** Says with a status of success that it failed. */
export const sendsJson = speaks(
  Buffer.from('{"error":{"message":"no voice"}}'),
  "application/json",
);

/** Sends so many bytes of sound, as fast as they are read. */
export const sends =
  (bytes: number): SpeechReply =>
  async (response) => {
    response.writeHead(200, { "content-type": "audio/mpeg" });
    const piece = mp3(500);
    const pieces = Array.from({ length: Math.ceil(bytes / piece.length) }, () => piece);
    await pipeline(Readable.from(pieces), response).catch(() => undefined);
  };
