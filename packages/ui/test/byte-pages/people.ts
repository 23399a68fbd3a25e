/** A row of the tables. */
export interface Person {
  name: string;
  town: string;
  age: number;
}

/** Only a few rows, because these pages measure the size of code. */
export const people: readonly Person[] = [
  { name: "Ada", town: "Reus", age: 36 },
  { name: "Núria", town: "Olot", age: 54 },
];
