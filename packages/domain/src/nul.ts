/** Whether any text in a value holds the character NUL, which not every database can hold. Names of its properties count. */
export function holdsNul(value: unknown): boolean {
  // No recursion: values may nest deeper than the stack.
  const waiting = [value];
  while (waiting.length > 0) {
    const each = waiting.pop();
    if (typeof each === "string" && each.includes("\0")) return true;
    if (typeof each !== "object" || each === null) continue;
    for (const [key, inner] of Object.entries(each)) {
      if (key.includes("\0")) return true;
      waiting.push(inner);
    }
  }
  return false;
}
