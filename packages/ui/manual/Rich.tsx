/** Text with `names` in backticks set as code. */
export function Rich({ children }: { children: string }) {
  return children
    .split("`")
    .map((piece, at) => (at % 2 === 1 ? <code key={`${at} ${piece}`}>{piece}</code> : piece));
}
