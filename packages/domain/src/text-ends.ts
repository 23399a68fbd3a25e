/**
 * A text without the marks that it ends with. An expression such as `/x+$/` looks at a run of marks anew from each of
 * them, for which a long one takes minutes.
 * @param mark of one UTF-16 code unit, without the flag `g`
 */
export function withoutEnd(text: string, mark: RegExp): string {
  let end = text.length;
  while (end > 0 && mark.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The same of both ends. */
export function withoutEnds(text: string, mark: RegExp): string {
  let start = 0;
  while (start < text.length && mark.test(text.charAt(start))) start += 1;
  return withoutEnd(text.slice(start), mark);
}
