import type { CheckAnswer, CheckRequest } from "./typed-route.ts";

/** The part of a worker that the check needs. */
export interface CheckThread {
  postMessage(request: CheckRequest, transfer: Transferable[]): void;
  terminate(): void;
  addEventListener(type: "message", listener: (event: { data: CheckAnswer }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: () => void): void;
}

/** Starts the thread that checks, whose code is loaded only then. */
function startThread(): CheckThread {
  return new Worker(new URL("./check.worker.ts", import.meta.url), { type: "module" });
}

/** A check takes a tenth of a second; a thread that is silent for this long (ms) will not answer any more. */
const PATIENCE = 20_000;

/** Checks one route after the other in a thread of its own, which starts with the first check. */
export class RouteChecker {
  readonly #start: () => CheckThread;
  #thread: CheckThread | undefined;
  #settle: { done(answer: CheckAnswer): void; failed(): void } | undefined;

  constructor(start: () => CheckThread = startThread) {
    this.#start = start;
  }

  /** Whether the thread knows what earlier requests have told it. */
  get isFresh(): boolean {
    return this.#thread === undefined;
  }

  /** Rejects if the thread breaks, is silent or is stopped; the next check begins with a new one. One check at a time. */
  check(request: CheckRequest): Promise<CheckAnswer> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.stop(), PATIENCE);
      this.#settle = {
        done: (answer) => {
          clearTimeout(timer);
          this.#settle = undefined;
          resolve(answer);
        },
        failed: () => {
          clearTimeout(timer);
          reject(new Error("The thread that checks the route gave no answer"));
        },
      };
      try {
        this.#thread ??= this.#started();
        this.#thread.postMessage(request, []);
      } catch {
        this.stop();
      }
    });
  }

  stop(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.failed();
  }

  #started(): CheckThread {
    const thread = this.#start();
    thread.addEventListener("message", ({ data }) => this.#settle?.done(data));
    thread.addEventListener("error", () => this.stop());
    thread.addEventListener("messageerror", () => this.stop());
    return thread;
  }
}
