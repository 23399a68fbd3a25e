import type { BoardEvent, EventScreen } from "@panel/api-client/events";

/** A stream of server-sent events that a story writes. */
export interface StoryStream {
  /** What the call answers. */
  answer: Promise<Response>;
  send(event: BoardEvent | EventScreen): void;
  /** Ends it: nothing else does, since no server is asked. */
  end(): void;
}

/** A stream whose first event is there. */
export function storyStream(first: BoardEvent | EventScreen): StoryStream {
  const encoder = new TextEncoder();
  const text = (event: object) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOpen = true;
  const send: StoryStream["send"] = (event) => controller?.enqueue(text(event));
  const body = new ReadableStream<Uint8Array>({
    start(made) {
      controller = made;
      send(first);
    },
    cancel() {
      isOpen = false;
    },
  });
  const headers = { "content-type": "text/event-stream" };
  return {
    answer: Promise.resolve(new Response(body, { headers })),
    send,
    end: () => {
      if (isOpen) controller?.close();
      isOpen = false;
    },
  };
}
