import { setImmediate as afterInput } from "node:timers/promises";

/** How long work may go on before others get their turn of the event loop, in ms. */
const TURN_MS = 15;

/** When the work of this turn has begun, as far as anybody has asked. */
let startedAt: number | undefined;
const waiting: (() => void)[] = [];

/** Whether this turn of the event loop has lasted so long that other work is to go on first. */
export function isTurnOver(): boolean {
  return performance.now() - (startedAt ?? begin()) > TURN_MS;
}

function begin(): number {
  setImmediate(() => (startedAt = undefined)).unref();
  return (startedAt = performance.now());
}

/** Waits while other work has its turn, if this one is over. What may take long asks now and then. */
export function takeTurns(): Promise<void> {
  if (!isTurnOver()) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(nextTurn);
  });
}

/** One of those who wait goes on in each turn, so that none waits until another has done everything. */
function nextTurn(): void {
  begin();
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(nextTurn);
}

/** Does work that may pause wherever it yields, without keeping the event loop. */
export async function doInTurns<T>(work: Generator<void, T, undefined>): Promise<T> {
  let step = work.next();
  while (!step.done) {
    if (isTurnOver()) await takeTurns();
    step = work.next();
  }
  return step.value;
}

/** Does such work without a pause. */
export function doAtOnce<T>(work: Generator<void, T, undefined>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Waits for the next round of the event loop: what is set off while input is read comes still in the same one. */
export async function nextRound(): Promise<void> {
  await afterInput();
  await afterInput();
}

/**
 * Loads a module after those that it imports, each in a turn of its own: to read even one may take as long as a turn may
 * last.
 */
export async function loadInTurns<T>(
  imported: readonly (() => Promise<unknown>)[],
  load: () => Promise<T>,
): Promise<T> {
  for (const each of imported) {
    await each();
    await afterInput();
  }
  return load();
}

/** Makes a list of another without keeping the event loop, however long it is. */
export async function mapInTurns<T, R>(from: Iterable<T>, make: (value: T) => R): Promise<R[]> {
  const made: R[] = [];
  for (const value of from) {
    if (isTurnOver()) await takeTurns();
    made.push(make(value));
  }
  return made;
}
