import { readPrizeCode, type PrizeCode } from "./prize-code.ts";

/** What somebody brings to the desk: the number of a play as it is read aloud, or the code of a prize. */
export type DeskCode = { readonly play: string } | PrizeCode;

/** Letters and digits of the number of a play. */
const PLAY_LENGTH = 16;

/** What was typed or read at the desk; undefined where it is neither a number nor a code. Separators and case do not count. */
export function readDeskCode(text: string): DeskCode | undefined {
  const play = text.replace(/[\s.·_-]+/g, "").toUpperCase();
  if (play.length === PLAY_LENGTH && /^[0-9A-Z]+$/.test(play)) return { play };
  return readPrizeCode(text);
}
