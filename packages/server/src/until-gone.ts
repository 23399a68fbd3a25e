import { senderGone } from "./app-error.ts";

/** How often it is looked whether the sender has left, in ms. */
const LOOK_EVERY = 200;

/** Does work with a signal that aborts once whoever asked for it has gone away, or where `stopping` does. */
export async function untilGone<T>(
  isGone: () => boolean,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const looking = setInterval(() => {
    if (isGone()) gone.abort(senderGone());
  }, LOOK_EVERY);
  try {
    return await work(AbortSignal.any([gone.signal, stopping]));
  } finally {
    clearInterval(looking);
  }
}
