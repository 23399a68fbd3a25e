import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setImmediate } from "node:timers/promises";

/** How a program ended: its exit code, or the signal that ended it. */
export type End = number | NodeJS.Signals | null;

/**
 * Waits until a program has ended and everything that it has written has been read. At `exit` a part of that may still be
 * on its way, the more so on a busy machine.
 * @throws when it could not be started
 */
export async function endOf(child: ChildProcess): Promise<End> {
  const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  return code ?? signal;
}

/**
 * The same for a program that may leave others behind which keep its output open, so that it is never closed: these are
 * not waited for.
 * @throws when it could not be started
 */
export async function endBesideOthers(child: ChildProcess): Promise<End> {
  const isClosed = once(child, "close").then(
    () => true,
    () => true,
  );
  let heard = true;
  const hear = (): void => {
    heard = true;
  };
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  // What it has written lies ready to be read: each turn of the event loop reads of it until nothing is left.
  while (heard) {
    heard = false;
    if (await Promise.race([isClosed, twoTurns().then(() => false)])) break;
  }
  return code ?? signal;
}

/** The output is read between two of them, whatever has come first in this one. */
async function twoTurns(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
