/** Some programs drop these at the beginning of a cell, and run what follows. */
const DROPPED = /^'*[\t\r\n]/;
const GUARDED = /^'+[\t\r\n]/;

/**
 * A cell's text of which a spreadsheet runs no part as a formula: each such part gets an apostrophe in front.
 * `unguardFormulas` takes it away again.
 */
export function guardFormulas(cell: string): string {
  const text = atFormulas(cell, (apostrophes) => `'${apostrophes}`);
  return DROPPED.test(text) ? `'${text}` : text;
}

/** What `guardFormulas` was given. */
export function unguardFormulas(cell: string): string {
  const text = GUARDED.test(cell) ? cell.slice(1) : cell;
  return atFormulas(text, (apostrophes) => apostrophes.slice(1));
}

/**
 * Replaces the apostrophes, which may be none, before each sign that begins a formula: at the
 * beginning of the cell, or after a delimiter or a line end within it. A spreadsheet that expects
 * another delimiter than the file's ends its cell there, whatever quotes say: Spanish and Catalan
 * ones expect semicolons.
 */
function atFormulas(cell: string, replaced: (apostrophes: string) => string): string {
  let text = "";
  let done = 0;
  for (const { index } of cell.matchAll(/[=+\-@]/g)) {
    let start = index;
    while (start > done && cell[start - 1] === "'") start -= 1;
    let before = start - 1;
    while (before >= done && /[^\S\t\r\n]|"/.test(cell[before] ?? "")) before -= 1;
    const begins = before < 0 || (before >= done && /[,;\t\r\n]/.test(cell[before] ?? ""));
    if (!begins) continue;
    text += cell.slice(done, start) + replaced(cell.slice(start, index));
    done = index;
  }
  return text + cell.slice(done);
}
