import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Asked {
  messages: { content: string }[];
}

/** A language model that puts a language before each text that it is asked to translate, over the protocol of OpenAI. */
export async function startDraftingModel(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const { messages } = JSON.parse(body) as Asked;
  const [system, user] = messages.map(({ content }) => content);
  const language = /into (\w+)/.exec(system ?? "")?.[1] ?? "";
  const { texts } = JSON.parse(user ?? "{}") as { texts: { id: string; text: string }[] };
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  for (const { id, text } of texts) {
    const content = JSON.stringify({ id, text: `${language}: ${text.replace(/\d/g, "")}` });
    send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
  }
  send({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
  send({ choices: [], usage: { prompt_tokens: 300, completion_tokens: 40 } });
  response.end("data: [DONE]\n\n");
}
