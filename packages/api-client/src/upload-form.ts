import { ApiError } from "./api-error.ts";
import { kindOfStatus } from "./answer.ts";
import type { CallOptions } from "./request.ts";
import { sendWithProgress } from "./send-with-progress.ts";

/** Where a file is sent directly, as getPresignedURL answers it. */
export interface FormUploadTarget {
  /** Absolute, or starting with / on the origin of the page. */
  url: string;
  /** Sent before the file. */
  fields: Readonly<Record<string, string>>;
}

/** 20 MB take long on a slow connection. */
const defaultTimeout = 15 * 60_000;

/**
 * Sends a file to the storage that a presigned form names, without the caller's token. Rejects with an ApiError and
 * nothing else.
 */
export async function uploadForm(
  { url, fields }: FormUploadTarget,
  file: File,
  { signal, timeout = defaultTimeout, onProgress = () => {} }: CallOptions = {},
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("file", file);
  const clock = AbortSignal.timeout(timeout);
  const signals = signal ? [clock, signal] : [clock];
  let response: Response;
  try {
    const init = {
      method: "POST",
      body,
      credentials: "omit",
      signal: AbortSignal.any(signals),
    } as const;
    response = await sendWithProgress(url, init, onProgress);
  } catch (cause) {
    if (signal?.aborted) throw new ApiError("aborted", "The call was cancelled", { cause });
    if (clock.aborted) throw new ApiError("timeout", "No answer in time", { cause });
    throw new ApiError("network", "No connection to the storage", { cause });
  }
  if (response.ok) return;
  const { status } = response;
  throw new ApiError(kindOfStatus[status] ?? "server", `HTTP ${status}`, { status });
}
