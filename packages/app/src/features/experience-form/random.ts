/** A random integer from 0 to `below` - 1, all equally likely. `below` is at most 256. */
export function randomBelow(below: number): number {
  const [byte] = crypto.getRandomValues(new Uint8Array(1));
  const even = 256 - (256 % below);
  return byte !== undefined && byte < even ? byte % below : randomBelow(below);
}
