import { cleanCharacters, EDGE_MARK } from "./clean-characters.ts";
import { runProgram, type ProgramRun } from "./run-program.ts";

/** Programs that read the pictures of pages; they need not be there. */
export interface PicturePrograms {
  tesseract: string;
  /** Of poppler; it draws a page. */
  pdftoppm: string;
}

/** What may be taken for the pictures of one file. */
export interface PictureLimits {
  /** Pages that are read; the others are told as scanned. */
  maxPages: number;
  /** Of each program for one page. */
  page: Pick<ProgramRun, "maxTime" | "maxMemory">;
  /** For all pages together, in ms by the clock. */
  clock: number;
}

export const PICTURE_LIMITS: PictureLimits = {
  maxPages: 200,
  page: { maxTime: { processor: 60_000, clock: 180_000 }, maxMemory: 512 * 1024 * 1024 },
  clock: 30 * 60_000,
};

/** Reads the picture of a page, from 1. Undefined where that fails; blank where there is no text. */
export interface PictureReading {
  languages: readonly string[];
  read(path: string, page: number, signal: AbortSignal): Promise<string | undefined>;
}

/** Languages of visitors, as tesseract calls them. */
const LANGUAGES = ["spa", "cat", "eng"];
/** Pixels of a page's longer side: 220 dots an inch of an A4 page. */
const SIDE = 2600;
const PICTURE_BYTES = SIDE * SIDE + 100;
/** In bytes; what a page says takes a few kilobytes. */
const TEXT_BYTES = 200_000;

/** How long a program may take to say what it is, in ms; on a busy machine it counts as missing for now. */
const ANSWER_TIME = 10_000;
/** How the pictures of pages are read on this machine; undefined where the programs or all languages lack, or do not answer. */
export async function findPictureReading(
  { tesseract, pdftoppm }: PicturePrograms,
  limits: PictureLimits["page"] = PICTURE_LIMITS.page,
  answerTime = ANSWER_TIME,
): Promise<PictureReading | undefined> {
  const run = { ...limits, maxOutput: TEXT_BYTES };
  const said = async (program: string, option: string): Promise<Buffer | undefined> => {
    const signal = AbortSignal.timeout(answerTime);
    try {
      return await runProgram(program, [option], { ...run, signal });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  };
  const [listed, version] = await Promise.all([
    said(tesseract, "--list-langs"),
    said(pdftoppm, "-v"),
  ]);
  const installed = new Set(listed?.toString().split(/\s+/));
  const languages = LANGUAGES.filter((language) => installed.has(language));
  if (!version || languages.length === 0) return undefined;
  return {
    languages,
    async read(path, page, signal) {
      const only = ["-f", String(page), "-l", String(page)];
      const picture = await runProgram(
        pdftoppm,
        [...only, "-gray", "-scale-to", String(SIDE), path],
        { ...run, maxOutput: PICTURE_BYTES, signal },
      );
      if (!picture || picture.length === 0) return undefined;
      const text = await runProgram(
        tesseract,
        ["stdin", "stdout", "-l", languages.join("+"), "--psm", "3"],
        { ...run, input: picture, signal },
      );
      if (!text) return undefined;
      const clean = cleanCharacters(text.toString()).replaceAll(EDGE_MARK, "");
      // The point between two l is read as a hyphen.
      return clean.replaceAll(/(?<=\p{L}l)-(?=l\p{L})/gu, "·").trim();
    },
  };
}
