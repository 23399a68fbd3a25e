import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

/** A page of the panel as it is served, without its scripts, on loopback: what a page of its looks could score at best. */
export async function startStaticPage(page: string): Promise<{ url: string; stop(): void }> {
  const html = await (await fetch(page)).text();
  const still = brotliCompressSync(
    html
      .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
      .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, ""),
  );
  const forward = async (path: string, response: ServerResponse) => {
    const answer = await fetch(new URL(path, page));
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "application/octet-stream",
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    if (request.url !== "/") {
      void forward(request.url ?? "", response);
      return;
    }
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
    });
    response.end(still);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close(),
  };
}
