import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  findPictureReading,
  PICTURE_LIMITS,
  type PictureReading,
} from "../src/bots/knowledge/page-pictures.ts";
import { rememberProgram } from "../src/bots/knowledge/remember-program.ts";
import { createFileReading } from "../src/bots/knowledge/read-files.ts";
import { openKnowledge } from "../src/bots/knowledge/retrieve.ts";
import { connect, type Connection, type Db } from "../src/db/connection.ts";
import { openLocalDisk } from "../src/storage/local-disk.ts";
import type { Storage } from "../src/storage/storage.ts";
import { migratedDatabase, skipWithoutEngine, type TestDatabase } from "./support/database.ts";
import { addBot, addWaitingFile } from "./support/knowledge.ts";
import { machineHas } from "./support/machine.ts";
import { pdfOf, scannedPdf } from "./support/pdf.ts";

skipWithoutEngine();

let database: TestDatabase;
let connection: Connection;
let db: Db;
let storage: Storage;
let bot: number;
beforeEach(async () => {
  database = await migratedDatabase();
  const { databaseUrl, dataDir } = database;
  connection = connect({ databaseUrl, dataDir });
  ({ db } = connection);
  storage = await openLocalDisk(join(dataDir, "files"));
  bot = await addBot(db);
});
afterEach(async () => {
  await connection.close();
  await database.remove();
});

const log = { warn: (details: object) => expect(details).toEqual({}) };

async function add(bytes: Buffer): Promise<number> {
  const key = `${randomBytes(16).toString("hex")}.pdf`;
  const folder = join(database.dataDir, "uploaded");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, key), bytes);
  await storage.save(key, join(folder, key));
  return (await addWaitingFile(db, bot, { key, bytes: bytes.length })).id;
}

const fileRow = (id: number) =>
  db
    .selectFrom("bot_files")
    .select(["state", "reason", "ocr_pages", "scanned_pages"])
    .where("id", "=", id)
    .executeTakeFirst();
const pageRows = (id: number) =>
  db
    .selectFrom("bot_pages")
    .select(["page", "text", "read_by"])
    .where("bot_file_id", "=", id)
    .orderBy("page")
    .execute();

function read(
  findPictures: () => Promise<PictureReading | undefined>,
  pictureLimits: { maxPages: number; clock: number } = PICTURE_LIMITS,
) {
  const { dataDir } = database;
  return createFileReading({
    connection,
    storage,
    dataDir,
    findPictures,
    pictureLimits,
  }).readWaiting(log);
}

const TOWN = "La villa se fundó en 1286 junto al río. Tiene un mercado los jueves.";

/** Reads what it is told, and counts. */
function scripted(texts: readonly (string | undefined)[]) {
  const asked: number[] = [];
  const reading: PictureReading = {
    languages: ["spa"],
    read(_path, page) {
      asked.push(page);
      return Promise.resolve(texts[asked.length - 1]);
    },
  };
  return { asked, find: () => Promise.resolve(reading) };
}

test("BOT-12 only the pictures of pages without text are read, and the bot answers from them", async () => {
  const id = await add(pdfOf([TOWN, "", "", "3"]));
  const pictures = scripted(["El castillo abre de abril a octubre.", "", undefined]);
  await read(pictures.find);
  expect(pictures.asked).toEqual([2, 3, 4]);
  expect(await pageRows(id)).toEqual([
    { page: 1, text: TOWN, read_by: "text" },
    { page: 2, text: "El castillo abre de abril a octubre.", read_by: "ocr" },
    { page: 3, text: "", read_by: "ocr" },
    { page: 4, text: "3", read_by: "text" },
  ]);
  expect(await fileRow(id)).toEqual({
    state: "ready",
    reason: null,
    ocr_pages: 1,
    scanned_pages: "[3,4]",
  });
  const found = await openKnowledge(db).retrieve(bot, "¿Cuándo abre el castillo?", {
    interfaceLanguage: "es",
  });
  expect(found.quotes).toMatchObject([{ page: 2 }]);
});

test("BOT-12 a file of pictures on which there is no text is refused as one", async () => {
  const id = await add(pdfOf(["", ""]));
  await read(scripted(["", ""]).find);
  expect(await fileRow(id)).toMatchObject({
    state: "refused",
    reason: "scanned",
    ocr_pages: 0,
    scanned_pages: "[1,2]",
  });
});

test("TRU-26 of a file no more pictures are read than may be", async () => {
  const id = await add(pdfOf([TOWN, "", "", ""]));
  const few = scripted(["Uno y otro de más.", "Dos."]);
  await read(few.find, { maxPages: 2, clock: 60_000 });
  expect(few.asked).toEqual([2, 3]);
  expect(await fileRow(id)).toMatchObject({ state: "ready", scanned_pages: "[2,3,4]" });
  await add(pdfOf([TOWN, ""]));
  const late = scripted(["Uno."]);
  await read(late.find, { maxPages: 2, clock: -1 });
  expect(late.asked).toEqual([]);
});

test("TRU-36 programs that were missing are looked for again later, those that are there are not", async () => {
  let now = 0;
  let found: PictureReading | undefined;
  let asked = 0;
  const find = rememberProgram(
    () => {
      asked += 1;
      return Promise.resolve(found);
    },
    () => now,
  );
  const { find: there } = scripted([]);
  expect([await find(), await find(), asked]).toEqual([undefined, undefined, 1]);
  found = await there();
  now = 4 * 60_000;
  expect([await find(), asked]).toEqual([undefined, 1]);
  now = 5 * 60_000;
  expect([await find(), await find(), asked]).toEqual([found, found, 2]);
  now = 60 * 60_000;
  expect([await find(), asked]).toEqual([found, 2]);
});

describe("programs that misbehave", () => {
  const program = (name: string, script: string): string => {
    const path = join(database.dataDir, name);
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  const draws = 'if [ "$1" = -v ]; then echo 1; else printf picture; fi';
  const reads = (script: string) =>
    `if [ "$1" = --list-langs ]; then printf "List:\\ncat\\nspa\\n"; else ${script}; fi`;
  const limits = {
    maxTime: { processor: 300, clock: 60_000 },
    maxMemory: 64 * 1024 * 1024,
  };
  const pageBy = async (drawing: string, recognising: string) => {
    const pdftoppm = program("pdftoppm", drawing);
    const tesseract = program("tesseract", recognising);
    const reading = await findPictureReading({ pdftoppm, tesseract }, limits);
    return reading?.read("a.pdf", 3, new AbortController().signal);
  };

  test("BOT-12 pages are read in the languages that are installed", async () => {
    expect(await pageBy(draws, reads('cat; echo " $*"'))).toBe(
      "picture stdin stdout -l spa+cat --psm 3",
    );
  });

  test.each([
    ["work for ever", draws, reads("while :; do :; done")],
    ["write for ever", draws, reads("yes; true")],
    ["write too much", draws, reads("head -c 300000 /dev/zero | tr '\\0' a")],
    ["take too much memory", draws, reads("x=$(yes | head -c 90000000); sleep 9; echo $x")],
    ["end with an error", draws, reads("echo letters; exit 3")],
    ["draw nothing", 'if [ "$1" = -v ]; then echo 1; fi', reads("cat")],
    ["cannot draw", 'if [ "$1" = -v ]; then echo 1; else exit 1; fi', reads("cat")],
  ])("TRU-26 those that %s leave the page a picture", async (_, drawing, recognising) => {
    expect(await pageBy(drawing, recognising)).toBeUndefined();
  });

  test("BOT-12 without the programs, or without a language of visitors, no picture is read", async () => {
    const pdftoppm = program("pdftoppm", draws);
    const none = join(database.dataDir, "none");
    expect(await findPictureReading({ pdftoppm, tesseract: none })).toBeUndefined();
    const german = program("german", 'printf "List:\\ndeu\\n"');
    expect(await findPictureReading({ pdftoppm, tesseract: german })).toBeUndefined();
    const tesseract = program("tesseract", reads("cat"));
    expect(await findPictureReading({ pdftoppm: none, tesseract })).toBeUndefined();
  });

  test.each([
    ["tesseract", draws, "exec sleep 600"],
    ["pdftoppm", "exec sleep 600", reads("cat")],
  ])("TRU-36 %s counts as missing while it does not answer", async (_, drawing, recognising) => {
    const pdftoppm = program("pdftoppm", drawing);
    const tesseract = program("tesseract", recognising);
    const programs = { pdftoppm, tesseract };
    expect(await findPictureReading(programs, PICTURE_LIMITS.page, 20)).toBeUndefined();
  });

  test("a reading that is stopped ends its programs", async () => {
    const pdftoppm = program("pdftoppm", draws);
    const tesseract = program("tesseract", reads("exec sleep 60"));
    const reading = await findPictureReading({ pdftoppm, tesseract });
    const ending = new AbortController();
    const page = reading?.read("a.pdf", 1, ending.signal);
    ending.abort(new Error("stopped"));
    await expect(page).rejects.toThrow("stopped");
  });
});

const has = (command: string, option: string) => spawnSync(command, [option]).status === 0;
const languagesOf = (command: string) => spawnSync(command, ["--list-langs"]).stdout.toString();
const canRead =
  has("pdftoppm", "-v") &&
  has("tesseract", "--version") &&
  languagesOf("tesseract").includes("spa");

describe.runIf(machineHas(canRead, "tesseract with Spanish, and pdftoppm"))(
  "on this machine",
  () => {
    const LINES = [
      "El museo abre de martes a domingo,",
      "de diez de la mañana a ocho de la tarde.",
    ];

    async function picture(lines: readonly string[]) {
      const [width, height] = [1240, 1754];
      const texts = lines.map(
        (line, at) => `<text x="120" y="${240 + 70 * at}" font-size="44">${line}</text>`,
      );
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Liberation Sans, DejaVu Sans, sans-serif"><rect width="100%" height="100%" fill="#f4f1ea"/>${texts.join("")}</svg>`;
      const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
      return { bytes, width, height };
    }

    test("BOT-12 a scanned page is read from its picture, and answers", async () => {
      const id = await add(scannedPdf([await picture(LINES), await picture([])]));
      await read(() => findPictureReading({ tesseract: "tesseract", pdftoppm: "pdftoppm" }));
      expect(await fileRow(id)).toMatchObject({
        state: "ready",
        ocr_pages: 1,
        scanned_pages: "[2]",
      });
      expect(await pageRows(id)).toEqual([
        { page: 1, text: LINES.join(" "), read_by: "ocr" },
        { page: 2, text: "", read_by: "ocr" },
      ]);
      const found = await openKnowledge(db).retrieve(bot, "¿Qué días abre el museo?", {
        interfaceLanguage: "es",
      });
      expect(found.quotes).toMatchObject([{ page: 1, quote: LINES.join(" ") }]);
    }, 600_000);
  },
);
