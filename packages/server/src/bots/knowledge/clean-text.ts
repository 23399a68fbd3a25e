import { joinLines } from "./join-lines.ts";
import { withoutRunningLines, type CleanPage } from "./running-lines.ts";
import { mendTexAccents } from "./tex-accents.ts";

/**
 * What is done to the pages of a file together, each one's characters being clean already: the order
 * matters, for headers are lines, and a divided word goes on where the header was.
 */
export function cleanPages(pages: readonly string[]): CleanPage[] {
  const left = withoutRunningLines(pages);
  const texts = mendTexAccents(joinLines(left.map(({ text }) => text)));
  return left.map(({ leftOut }, at) => ({ text: texts[at] ?? "", leftOut }));
}
