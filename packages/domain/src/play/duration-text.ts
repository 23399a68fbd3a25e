/** A length of time as a clock shows it: 4:05, or 2:04:05 from an hour on. */
export function durationText(wholeSeconds: number): string {
  const [hours, minutes] = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  const rest = two(wholeSeconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
