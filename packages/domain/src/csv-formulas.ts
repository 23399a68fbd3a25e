/** Some programs remove these characters at the beginning of a cell and then run the rest as a formula. */
const DROPPED = /^'*[\t\r\n]/;
const GUARDED = /^'+[\t\r\n]/;

/**
 * Escapes the text of a cell so that no spreadsheet runs a part of it as a formula: puts an apostrophe before each such part.
 * `unguardFormulas` removes it again.
 */
export function guardFormulas(cell: string): string {
  const text = atFormulas(cell, (apostrophes) => `'${apostrophes}`);
  return DROPPED.test(text) ? `'${text}` : text;
}

/** Reverses `guardFormulas`: returns the text that it was given. */
export function unguardFormulas(cell: string): string {
  const text = GUARDED.test(cell) ? cell.slice(1) : cell;
  return atFormulas(text, (apostrophes) => apostrophes.slice(1));
}

/**
 * Replaces the apostrophes (possibly none) before each character that begins a formula: at the
 * beginning of the cell, or after a delimiter or a line end inside it. A spreadsheet that expects
 * another delimiter than the file's ends the cell at that delimiter, even inside quotes. Spanish and Catalan
 * spreadsheets expect semicolons.
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
