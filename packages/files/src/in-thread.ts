/** What a thread tells of the file that it was given. */
export type ThreadMessage<Read, Reason> =
  | { share: number }
  | { read: Read }
  | { reason: Reason; params: Readonly<Record<string, string | number>> };

interface Threading<Reason> {
  signal: AbortSignal;
  /** Gets a share from 0 to 1. */
  onProgress(share: number): void;
  /** Makes the error of a file that cannot be read. */
  unreadable(reason: Reason | "damaged", params?: Readonly<Record<string, string | number>>): Error;
  /** Makes the error of a thread whose code has not come over the network. */
  disconnected(): Error;
}

/**
 * Has a file read in a thread of its own, which ends then.
 * @param file the file, or what the thread has to know with it
 * @throws what `unreadable` or `disconnected` make, or what the signal says
 */
export function readInThread<Read, Reason>(
  thread: Worker,
  file: unknown,
  { signal, onProgress, unreadable, disconnected }: Threading<Reason>,
): Promise<Read> {
  const done = new Promise<Read>((resolve, reject) => {
    thread.addEventListener("message", ({ data }: MessageEvent<ThreadMessage<Read, Reason>>) => {
      if ("share" in data) onProgress(data.share);
      else if ("read" in data) resolve(data.read);
      else reject(unreadable(data.reason, data.params));
    });
    const fail = () => reject(unreadable("damaged"));
    thread.addEventListener("error", (event) => {
      // What breaks in the thread is an ErrorEvent. A plain event says that its code has not come.
      if (event instanceof ErrorEvent) fail();
      else reject(disconnected());
    });
    thread.addEventListener("messageerror", fail);
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    thread.postMessage(file, []);
  });
  return done.finally(() => thread.terminate());
}
