/*
 * Some models write what they think before the answer, between marks. Nobody is to read it: it is
 * taken out while the answer arrives, wherever its pieces are cut.
 */

const NAMES = "think|thinking|thought|thoughts|reason|reasoning|analysis|reflection|scratchpad";
const OPENS = new RegExp(String.raw`<\|?(?:${NAMES})\|?>|\[THINK\]|<\|channel\|>analysis`, "i");
const CLOSES = new RegExp(
  String.raw`<\|?/(?:${NAMES})\|?>|\[/THINK\]|<\|channel\|>final<\|message\|>`,
  "i",
);
/** The longest mark; so much of a text may be the beginning of one. */
const LONGEST_MARK = 32;
const MAY_OPEN = /[<[][^<[>\]]{0,31}$|<\|channel\|>[a-z]{0,8}$/i;

/** Takes out what a model thinks. */
export class ReasoningFilter {
  #held = "";
  #thinks = false;
  #wrote = false;

  /** @returns what of the text, and of what was held back, is the answer */
  push(text: string): string {
    this.#held += text;
    let answer = "";
    for (;;) {
      const mark = (this.#thinks ? CLOSES : OPENS).exec(this.#held);
      if (!mark) break;
      if (!this.#thinks) answer += this.#held.slice(0, mark.index);
      this.#held = this.#held.slice(mark.index + mark[0].length);
      this.#thinks = !this.#thinks;
    }
    if (this.#thinks) {
      this.#held = this.#held.slice(-LONGEST_MARK);
      return this.#written(answer);
    }
    const open = MAY_OPEN.exec(this.#held)?.index ?? this.#held.length;
    answer += this.#held.slice(0, open);
    this.#held = this.#held.slice(open);
    return this.#written(answer);
  }

  /** What was held back and is no mark after all. */
  end(): string {
    const rest = this.#thinks ? "" : this.#held;
    this.#held = "";
    return this.#written(rest);
  }

  /** Some templates open the thoughts themselves, so that only their end is written. */
  #written(text: string): string {
    const closed = CLOSES.exec(text);
    const answer = closed ? text.slice(closed.index + closed[0].length) : text;
    const shown = this.#wrote ? answer : answer.trimStart();
    this.#wrote ||= shown !== "";
    return shown;
  }
}
