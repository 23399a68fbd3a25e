/** A stream of server-sent events that a test reads piece by piece. */
export interface LiveStream {
  status: number;
  headers: Headers;
  /** The data of the next event; undefined where the stream has ended. */
  // oxlint-disable-next-line typescript/no-explicit-any
  next(): Promise<any>;
  /** All that was sent so far, as text. */
  text(): string;
  close(): Promise<void>;
}

/** Opens a stream. What answers no stream is told by its status, and has no events. */
export async function openStream(url: string, token: string): Promise<LiveStream> {
  const left = new AbortController();
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
    signal: left.signal,
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let rest = "";
  const waiting: unknown[] = [];
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    async next() {
      while (waiting.length === 0) {
        const piece = await reader?.read().catch(() => undefined);
        if (!piece || piece.done) return undefined;
        const more = decoder.decode(piece.value, { stream: true });
        text += more;
        const blocks = (rest + more).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data !== undefined) waiting.push(JSON.parse(data));
        }
      }
      return waiting.shift();
    },
    async close() {
      left.abort();
      await reader?.cancel().catch(() => {});
    },
  };
}
