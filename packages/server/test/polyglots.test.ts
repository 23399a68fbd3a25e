import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { AppError } from "../src/app-error.ts";
import { refusePolyglot, refusePolyglotArchive, ZIP_TAIL } from "../src/library/polyglots.ts";

/** How much of a file is read at once, in bytes. */
const PIECE = 256 * 1024;
/** A page is looked for no further than this, in bytes. */
const HEAD = 4096;

const folder = mkdtempSync(join(tmpdir(), "polyglot-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said of a file that holds a text at a place, all other bytes being zero. */
async function judged(
  check: (path: string) => Promise<void>,
  bytes: number,
  ...texts: [text: string, at: number][]
): Promise<string> {
  const content = Buffer.alloc(bytes);
  for (const [text, at] of texts) content.write(text, at, "latin1");
  const path = join(folder, "file");
  await writeFile(path, content);
  try {
    await check(path);
    return "taken";
  } catch (error) {
    if (error instanceof AppError) return error.key;
    throw error;
  }
}

const TWO_KINDS = "ASSET_ERRORS.twoKinds";

test.each(["<script>", "<SCRIPT ", "<?php\n", "<?PHP "])(
  "TRU-21 %j is found wherever it lies, also where one piece that is read ends and the next begins",
  async (text) => {
    const bytes = 2 * PIECE + 100;
    const places = [0, 1, PIECE, bytes - text.length];
    for (let back = 1; back <= 32 + text.length; back += 1) {
      places.push(PIECE - back, 2 * PIECE - back);
    }
    const missed: number[] = [];
    for (const at of places) {
      if ((await judged(refusePolyglot, bytes, [text, at])) !== TWO_KINDS) missed.push(at);
    }
    expect(missed).toEqual([]);
  },
);

test.each(["<script", "script>", "<scripts>", "<?phpx", "<html>", "%PDF-1.7"])(
  "TRU-21 %j deep in a picture is chance and nothing else",
  async (text) => {
    expect(await judged(refusePolyglot, PIECE, [text, HEAD])).toBe("taken");
  },
);

test("TRU-21 a page is looked for in the first 4096 bytes, a document in the first 1024", async () => {
  for (const check of [refusePolyglot, refusePolyglotArchive]) {
    for (const page of [
      "<html>",
      "<HTML ",
      "<svg\t",
      "<!doctype ",
      "<head>",
      "<body>",
      "<iframe ",
    ]) {
      expect(await judged(check, 9000, [page, HEAD - page.length])).toBe(TWO_KINDS);
      expect(await judged(check, 9000, [page, HEAD - page.length + 1])).toBe("taken");
    }
    expect(await judged(check, 9000, ["%PDF-", 1024 - 5])).toBe(TWO_KINDS);
    expect(await judged(check, 9000, ["%PDF-", 1024 - 4])).toBe("taken");
  }
  expect(await judged(refusePolyglotArchive, 9000, ["<script>", HEAD - 8])).toBe(TWO_KINDS);
  expect(await judged(refusePolyglotArchive, 9000, ["<script>", HEAD - 7])).toBe("taken");
});

/** The end of a zip's directory, whose comment is as long as it says. */
function zipEnd(comment: number): string {
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(comment, 20);
  return end.toString("latin1");
}

test("TRU-21 the end of a zip is found before a comment of any length, and not by chance", async () => {
  const bytes = ZIP_TAIL + 10;
  const zip = (comment: number, said = comment) =>
    judged(refusePolyglot, bytes, [zipEnd(said), bytes - 22 - comment]);
  expect(await zip(0)).toBe(TWO_KINDS);
  expect(await zip(1)).toBe(TWO_KINDS);
  expect(await zip(65_535)).toBe(TWO_KINDS);
  expect(await zip(10, 9)).toBe(TWO_KINDS);
  expect(await zip(10, 11)).toBe("taken");
  expect(await zip(0, 1)).toBe("taken");
  const cut = judged(refusePolyglot, bytes, [zipEnd(0).slice(0, 21), bytes - 21]);
  expect(await cut).toBe("taken");
  expect(await judged(refusePolyglot, 22, [zipEnd(0), 0])).toBe(TWO_KINDS);
  expect(await judged(refusePolyglot, 0)).toBe("taken");
});

test("TRU-21 behind marks of a zip that are chance, one that is none is found", async () => {
  const real: [string, number] = [zipEnd(500), 400];
  expect(await judged(refusePolyglot, 922, real, [zipEnd(9999), 600])).toBe(TWO_KINDS);
  expect(await judged(refusePolyglot, 922, [zipEnd(9999), 0], [zipEnd(9999), 600])).toBe("taken");
});
