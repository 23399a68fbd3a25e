/** A list of numbers that grows without costing more than twice its size. */
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

  /** The number at a place; 0 beyond the end. */
  at(place: number): number {
    return place >= 0 && place < this.length ? (this.numbers[place] ?? 0) : 0;
  }

  /** The numbers so far, in a buffer of their own. */
  toArray(): Float32Array<ArrayBuffer> {
    return this.numbers.slice(0, this.length);
  }
}
