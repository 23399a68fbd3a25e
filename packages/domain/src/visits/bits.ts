/* Numbers and texts in as few bits as they need. */

/** The bits that an amount from 0 to 2^53 needs. */
export const bitsOf = (amount: number): number => (amount === 0 ? 0 : amount.toString(2).length);

/** Whole numbers as amounts, the small ones small: 0, -1, 1, -2, 2. */
export const folded = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
export const unfolded = (amount: number): number =>
  amount % 2 === 1 ? -(amount + 1) / 2 : amount / 2;

/** Digits of names, six bits each. */
const NAME_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const WIDTH = 6;
const LENGTH = 8;

export class BitWriter {
  text = "";

  add(amount: number, width: number): void {
    if (width === 0) return;
    const digits = amount.toString(2).padStart(width, "0");
    if (digits.length > width) throw new RangeError(`${amount} needs more than ${width} bits`);
    this.text += digits;
  }

  /** An amount with its own width before it. */
  addAny(amount: number): void {
    const width = bitsOf(amount);
    this.add(width, WIDTH);
    this.add(amount, width);
  }

  /** Letters, digits, - and _. */
  addName(name: string): void {
    this.add(name.length, LENGTH);
    for (const digit of name) this.add(NAME_DIGITS.indexOf(digit), WIDTH);
  }

  addText(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.add(bytes.length, LENGTH);
    for (const byte of bytes) this.add(byte, 8);
  }
}

/** Reads what a writer has written; throws RangeError where there are no more bits. */
export class BitReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  take(width: number): number {
    const end = this.#at + width;
    if (width > 53 || end > this.#text.length) throw new RangeError("There are no such bits");
    const amount = width === 0 ? 0 : Number.parseInt(this.#text.slice(this.#at, end), 2);
    this.#at = end;
    return amount;
  }

  takeAny(): number {
    return this.take(this.take(WIDTH));
  }

  takeName(): string {
    const length = this.take(LENGTH);
    return Array.from({ length }, () => NAME_DIGITS[this.take(WIDTH)]).join("");
  }

  takeText(): string {
    const length = this.take(LENGTH);
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      Uint8Array.from({ length }, () => this.take(8)),
    );
  }
}
