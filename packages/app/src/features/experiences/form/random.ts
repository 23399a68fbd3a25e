/** An evenly spread whole number from 0 up to, not including, `below` (at most 256). */
export function randomBelow(below: number): number {
  const [byte] = crypto.getRandomValues(new Uint8Array(1));
  const even = 256 - (256 % below);
  return byte !== undefined && byte < even ? byte % below : randomBelow(below);
}
