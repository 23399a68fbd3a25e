/** An answer is longer than it may be. */
export class AnswerTooLong extends Error {
  override name = "AnswerTooLong";
}

/**
 * `fetch` whose answer may have so many bytes, unpacked: one without an end, or a short one that unpacks to gigabytes,
 * would take all the memory.
 * @param most bytes; reading further throws AnswerTooLong and ends the connection
 */
export async function boundedFetch(
  url: string | URL,
  init: RequestInit,
  most: number,
): Promise<Response> {
  const response = await fetch(url, init);
  const { status, statusText, headers, body } = response;
  if (!body) return response;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) throw new AnswerTooLong(`The answer has more than ${most} bytes`);
      controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(counted), { status, statusText, headers });
}
