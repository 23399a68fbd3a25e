/** A request as `perform` makes it: headers as a plain object, and a signal. */
interface ProgressInit extends RequestInit {
  signal: AbortSignal;
}

/**
 * `fetch`, but it tells how much of the body has been sent, which fetch cannot yet: by XMLHttpRequest.
 * Rejects like fetch where no answer comes or the signal says so.
 */
export function sendWithProgress(
  url: string,
  { method = "GET", headers, body, credentials, signal }: ProgressInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(reasonOf(signal));
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settled = () => signal.removeEventListener("abort", abort);
    request.open(method, url);
    request.responseType = "arraybuffer";
    request.withCredentials = credentials === "include";
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      settled();
      resolve(responseOf(request));
    });
    request.addEventListener("error", () => {
      settled();
      reject(new TypeError("No answer"));
    });
    request.addEventListener("abort", () => {
      settled();
      reject(reasonOf(signal));
    });
    signal.addEventListener("abort", abort);
    request.send(body as XMLHttpRequestBodyInit | null);
  });
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException("Aborted", "AbortError");
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  // A Response with one of these statuses must not have a body. The contract uses none of them.
  const body = [204, 205, 304].includes(request.status) ? null : (request.response as ArrayBuffer);
  return new Response(body, { status: request.status, headers });
}
