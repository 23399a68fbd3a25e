const SECOND = 1000;

/** A time that was taken or is left, `1:05:09`, the same in every language. @param ms are rounded up */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const two = (number: number) => String(number % 60).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
}
