import type { ModelFailure } from "@panel/api-client/bots-types";

/** A call of the language model that gave no answer, or only part of one. */
export class ModelError extends Error {
  override name = "ModelError";
  readonly failure: ModelFailure;
  /** Whether the provider may have worked on the prompt, and so count its tokens. */
  readonly mayCost: boolean;
  /** After so many ms the provider wants to be asked again. */
  readonly retryAfter: number | undefined;
  /** What the provider said of it, in words that may be shown. */
  readonly said: string | undefined;

  constructor(
    failure: ModelFailure,
    message: string,
    mayCost = true,
    { retryAfter, said }: { retryAfter?: number | undefined; said?: string | undefined } = {},
  ) {
    super(said ? `${message}: ${said}` : message);
    this.said = said || undefined;
    this.failure = failure;
    this.mayCost = mayCost;
    this.retryAfter = retryAfter;
  }
}
