import { open } from "node:fs/promises";
import { unusable } from "./refusals.ts";

/** Programs that sniff types look at no more than this many bytes. */
const GUESSED = 4096;
/** PDF readers look for the header within this many bytes. */
const DOCUMENT_HEAD = 1024;
const MARKUP = /<(?:!doctype|html|svg|head|body|iframe)[\s>]/;
const SCRIPT = /<(?:script[\s>]|\?php\s)/;
/** The end of a zip: 22 bytes and a comment. */
const ZIP_END = 22;
/** A zip's end record starts within this many bytes of the file's end. */
export const ZIP_TAIL = ZIP_END + 65_535;
const PIECE = 256 * 1024;
/** As long as what is looked for, so that it is found across two pieces. */
const OVERLAP = 16;

/**
 * Refuses an archive that other programs might take for a page, a script or a document. Its entries
 * may be such files: only the first bytes of the archive itself are looked at.
 * @throws AppError unprocessable
 */
export async function refusePolyglotArchive(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(GUESSED), 0, GUESSED, 0);
    const head = buffer.toString("latin1", 0, bytesRead).toLowerCase();
    if (looksLikePage(head) || SCRIPT.test(head)) throw twoKinds();
  } finally {
    await file.close();
  }
}

const looksLikePage = (head: string): boolean =>
  MARKUP.test(head) || head.slice(0, DOCUMENT_HEAD).includes("%pdf-");

const twoKinds = () =>
  unusable("ASSET_ERRORS.twoKinds", "The file is a page, a script or a document as well");

/**
 * Refuses a file that is something else as well: a page, a script, a document or an archive, which
 * other programs than ours might take it for.
 * @throws AppError unprocessable
 */
export async function refusePolyglot(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const buffer = Buffer.allocUnsafe(PIECE);
    for (let from = 0; from < size; from += PIECE - OVERLAP) {
      const { bytesRead } = await file.read(buffer, 0, PIECE, from);
      const text = buffer.toString("latin1", 0, bytesRead).toLowerCase();
      const head = from === 0 ? text.slice(0, GUESSED) : "";
      if (looksLikePage(head) || SCRIPT.test(text)) throw twoKinds();
    }
    const tail = Buffer.allocUnsafe(Math.min(size, ZIP_TAIL));
    await file.read(tail, 0, tail.length, size - tail.length);
    if (endsLikeZip(tail)) {
      throw unusable("ASSET_ERRORS.twoKinds", "The file is an archive as well");
    }
  } finally {
    await file.close();
  }
}

/** @param tail the last bytes of a file, ZIP_TAIL of them if it has as many */
export function endsLikeZip(tail: Buffer): boolean {
  let at = tail.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  while (at >= 0) {
    // The four bytes of the signature may occur by chance; the length of the comment then does not
    // fit.
    if (at + ZIP_END <= tail.length && at + ZIP_END + tail.readUInt16LE(at + 20) <= tail.length) {
      return true;
    }
    at = at === 0 ? -1 : tail.lastIndexOf("PK\u0005\u0006", at - 1, "latin1");
  }
  return false;
}
