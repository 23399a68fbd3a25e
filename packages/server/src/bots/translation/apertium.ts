import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { runProgram, type ProgramRun } from "../knowledge/run-program.ts";
import { mask, unmask, type Unmasked } from "./masks.ts";

/** Translates on this machine, by the rules of Apertium. */
export interface Translator {
  /** Pairs that it has, such as `es-ca`. */
  pairs: ReadonlySet<string>;
  /**
   * Translates some texts in one process. Undefined for one that lost something that stays as it is, and
   * for all where the program fails or takes more than it may.
   * @param words what is written for some words, by those in lower case
   * @throws the signal's reason
   */
  translate(
    texts: readonly string[],
    pair: { from: InterfaceLanguage; to: InterfaceLanguage },
    options: { signal: AbortSignal; words?: ReadonlyMap<string, string> },
  ): Promise<(Unmasked | undefined)[]>;
}

export const pairOf = (from: InterfaceLanguage, to: InterfaceLanguage) => `${from}-${to}`;

const CODES: Record<InterfaceLanguage, string> = { es: "spa", en: "eng", ca: "cat" };

/** For one call: all texts of it together have at most so many characters. */
const MOST_CHARACTERS = 50_000;
const RUN: Pick<ProgramRun, "maxTime" | "maxMemory" | "maxOutput"> = {
  maxTime: { processor: 20_000, clock: 60_000 },
  maxMemory: 256 * 1024 * 1024,
  maxOutput: 1_000_000,
};
/** It opens its input by name, which it cannot do with the socket that Node.js gives it. */
const THROUGH_PIPE = ["-c", 'cat | "$0" "$@"'];
/** How long the program may take to say which pairs it has, in ms. */
const ANSWER_TIME = 10_000;

/** Undefined where the program or every pair lacks, or it does not answer. @param program its name or path */
export async function findApertium(program: string): Promise<Translator | undefined> {
  const signal = AbortSignal.timeout(ANSWER_TIME);
  const listed = await runProgram(program, ["-l"], { ...RUN, signal }).catch(() => undefined);
  const installed = new Set(listed?.toString().split(/\s+/));
  const pairs = new Set(
    INTERFACE_LANGUAGES.flatMap((from) =>
      INTERFACE_LANGUAGES.filter((to) => installed.has(`${CODES[from]}-${CODES[to]}`)).map((to) =>
        pairOf(from, to),
      ),
    ),
  );
  if (pairs.size === 0) return undefined;
  return {
    pairs,
    async translate(texts, { from, to }, { signal: ending, words }) {
      const nothing = texts.map(() => undefined);
      const masked = texts.map((text) => mask(text, words));
      const input = masked.map(({ html }, at) => `<p${at}/>\n${html}\n`).join("\n");
      if (!pairs.has(pairOf(from, to)) || input.length > MOST_CHARACTERS) return nothing;
      const options = ["-f", "html-noent", `${CODES[from]}-${CODES[to]}`];
      const run = { ...RUN, signal: ending, input: Buffer.from(input) };
      const written = (
        await runProgram("sh", [...THROUGH_PIPE, program, ...options], run)
      )?.toString();
      if (written === undefined) return nothing;
      // Some of its versions write an empty element in full.
      const output = written.replaceAll(/<([mp]\d+)><\/\1>/g, "<$1/>");
      const parts = new Map(
        [...output.matchAll(/<p(\d+)\/>([^]*?)(?=<p\d+\/>|$)/g)].map(([, at, html = ""]) => [
          Number(at),
          html,
        ]),
      );
      return masked.map(({ kept }, at) => {
        const html = parts.get(at);
        const text = texts[at] ?? "";
        const found = html === undefined ? undefined : unmask(html.trim(), kept);
        // Blanks at the ends belong to the text.
        const before = text.slice(0, text.length - text.trimStart().length);
        const after = text.slice(text.trimEnd().length);
        return found && { ...found, text: before + found.text + after };
      });
    },
  };
}
