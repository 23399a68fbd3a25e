import { isApiError } from "@panel/api-client";
import type { RefusedStep, VisitStep } from "@panel/api-client/visits";
import { passed } from "../phone/steady-clock.ts";

/** What the queue reads of an answer. */
interface StepAnswer {
  readonly refused: readonly RefusedStep[];
}

/** What the queue works with. */
export interface StepSource<Answer extends StepAnswer> {
  /** The steps that the server has not answered, in their order. */
  readonly unsent: () => readonly VisitStep[];
  readonly send: (steps: VisitStep[], signal: AbortSignal) => Promise<Answer>;
  /** Steps need not be sent any more; without an answer, since the server cannot read them. */
  readonly settle: (numbers: readonly number[], answer: Answer | undefined) => void;
  /** The server knows the visit no more. */
  readonly ended: () => void;
}

/** So many steps go in one call. */
const BATCH = 100;
/** Milliseconds before another try: doubled with each failure, up to two minutes. */
const FIRST_WAIT = 2000;
const LAST_WAIT = 120_000;
/** Where the server says that a step has not happened yet (ms). */
const EARLY_WAIT = 60_000;

/** Sends the steps of a visit, or those of a phone of a team, in their order, one call at a time, and tries again until the server has answered each. */
export class StepQueue<Answer extends StepAnswer> {
  readonly #source: StepSource<Answer>;
  readonly #stopped = new AbortController();
  #sending: Promise<void> | undefined;
  #failures = 0;
  #notBefore = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(source: StepSource<Answer>) {
    this.#source = source;
  }

  /** Sends what waits, unless the server has asked to wait; then it goes by itself. */
  flush(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#stopped.abort();
  }

  async #sendAll(): Promise<void> {
    let size = BATCH;
    while (!this.#isOver) {
      const steps = this.#source.unsent().slice(0, size);
      if (steps.length === 0) return;
      if (passed() < this.#notBefore) {
        this.#again(this.#notBefore - passed());
        return;
      }
      try {
        const answer = await this.#source.send(steps, this.#stopped.signal);
        if (!this.#takes(steps, answer)) return;
      } catch (error) {
        if (this.#isOver) return;
        const isUnread = isApiError(error, "invalidRequest", "tooLarge", "refused");
        if (!isUnread) {
          this.#fails(error);
          return;
        }
        // The one that cannot be read is found, and left out.
        if (steps.length === 1) this.#source.settle(numbersOf(steps), undefined);
        size = Math.ceil(steps.length / 2);
      }
    }
  }

  /** @returns whether to go on */
  #takes(steps: readonly VisitStep[], answer: Answer): boolean {
    if (this.#isOver) return false;
    this.#failures = 0;
    const early = new Set(
      answer.refused.filter(({ why }) => why === "inFuture").map(({ number }) => number),
    );
    this.#source.settle(
      numbersOf(steps).filter((number) => !early.has(number)),
      answer,
    );
    if (early.size > 0) this.#wait(EARLY_WAIT);
    return early.size === 0;
  }

  #fails(error: unknown): void {
    if (isApiError(error, "unauthenticated", "notFound")) {
      this.#isOver = true;
      this.#source.ended();
      return;
    }
    const told = isApiError(error) ? error.retryAfter : undefined;
    const wait = Math.min(LAST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    if (told === undefined) this.#again(wait * (0.5 + Math.random() / 2));
    else this.#wait(told * 1000);
  }

  /** Sends nothing for so long (ms), whatever happens. */
  #wait(wait: number): void {
    this.#notBefore = passed() + wait;
    this.#again(wait);
  }

  #again(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), wait);
  }
}

const numbersOf = (steps: readonly VisitStep[]) => steps.map(({ number }) => number);
