/** A growing list of numbers that takes at most twice the memory of its content. */
export class NumberList {
  private numbers = new Float32Array(1024);
  length = 0;

  push(first: number, second: number, third?: number): void {
    if (this.length + 3 > this.numbers.length) {
      const larger = new Float32Array(this.numbers.length * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length] = first;
    this.numbers[this.length + 1] = second;
    this.length += 2;
    if (third === undefined) return;
    this.numbers[this.length] = third;
    this.length += 1;
  }

  /** The number at an index; 0 beyond the end. */
  at(place: number): number {
    return place >= 0 && place < this.length ? (this.numbers[place] ?? 0) : 0;
  }

  /** A copy of the numbers in a buffer of its own. */
  toArray(): Float32Array<ArrayBuffer> {
    return this.numbers.slice(0, this.length);
  }
}
