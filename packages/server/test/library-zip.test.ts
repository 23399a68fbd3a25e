import fc from "fast-check";
import { strToU8, zipSync, type Zippable } from "fflate";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { AppError } from "../src/app-error.ts";
import { processModel } from "../src/library/process-model.ts";
import { binaryFbx, glb } from "./support/assets.ts";
import { renamedInZip, tarOf, unicodeNamedZip, zip64Of } from "./support/hostile-zips.ts";
import { rounds } from "./support/rounds.ts";

const folder = mkdtempSync(join(tmpdir(), "explorar-zips-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The verdict on an archive: "taken", or the reason why not. */
async function judge(content: Uint8Array): Promise<string> {
  const path = join(folder, "upload");
  writeFileSync(path, content);
  try {
    await processModel({ path, fileName: "a.zip", bytes: content.length, sha256: "" });
    return "taken";
  } catch (error) {
    // Any other error is a fault in the server.
    if (error instanceof AppError) return error.key.replace("ASSET_ERRORS.", "");
    throw error;
  }
}

const MODEL = glb();
const TEXT = strToU8("some text");
const withFiles = (files: Zippable) => zipSync({ "model.glb": MODEL, ...files });

/** Parts of paths that every system keeps as they are. */
const part = fc
  .array(fc.constantFrom(...Array.from("abcXYZ019_- éñ·ç")), { minLength: 1, maxLength: 8 })
  .map((letters) => `p${letters.join("")}q`);
const filePath = fc
  .array(part, { minLength: 1, maxLength: 4 })
  .map((parts) => `${parts.join("/")}.txt`);

/** Other ways to write a path, which lead to the same file on some system. */
const aliases: ((path: string) => string)[] = [
  (path) => `./${path}`,
  (path) => path.replace(/([^/]+)$/, "./$1"),
  (path) => path.replace(/([^/]+)$/, "/$1"),
  (path) => `${path}.`,
  (path) => `${path} `,
  (path) => `${path}. .`,
  (path) => `${path}::$DATA`,
  (path) => path.replace(/^p/, "p\u200d"),
  (path) => path.replace(/^p/, "P"),
  (path) => `x/../${path}`,
];

describe("TRU-23 names in a zip", () => {
  test("that every system keeps are taken, whatever they are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(filePath, { maxLength: 5 }), async (paths) => {
        const plain = new Set(paths.map((path) => path.normalize("NFC").toLowerCase()));
        fc.pre(plain.size === paths.length);
        const files = Object.fromEntries(paths.map((path) => [path, TEXT]));
        expect(await judge(withFiles(files))).toBe("taken");
      }),
      { numRuns: rounds(20, 50) },
    );
  });

  test("of which some system keeps only one are refused", async () => {
    const alias = fc.constantFrom(...aliases);
    await fc.assert(
      fc.asyncProperty(filePath, alias, async (path, other) => {
        const verdict = await judge(withFiles({ [path]: TEXT, [other(path)]: TEXT }));
        expect(["zipName", "zipNames", "zipPath"]).toContain(verdict);
      }),
      { numRuns: rounds(50, 200) },
    );
  });

  test.each([
    ["./a.txt", "zipName"],
    ["a/./b.txt", "zipName"],
    ["a//b.txt", "zipName"],
    ["a//", "zipName"],
    ["a./b.txt", "zipName"],
    ["a /b.txt", "zipName"],
    ["a.txt.", "zipName"],
    ["a.txt ", "zipName"],
    ["...", "zipName"],
    ["a.txt:b", "zipName"],
    ["textures/NUL.png", "zipName"],
    ["com1", "zipName"],
    ["straße.txt", "taken"],
    [".DS_Store", "taken"],
    ["__MACOSX/._model.glb", "taken"],
    ["textures/console.png", "taken"],
    ["Wood (2).png", "taken"],
  ])("like %j: %s", async (name, verdict) => {
    expect(await judge(withFiles({ [name]: TEXT }))).toBe(verdict);
  });

  test.each([
    ["stra\u00dfe.txt", "strasse.txt"],
    ["\u017fun.txt", "sun.txt"],
    ["a\u200c.txt", "a.txt"],
    ["\u212bngel.txt", "ångel.txt"],
  ])("that some systems fold, %j and %j, are refused", async (one, other) => {
    expect(await judge(withFiles({ [one]: TEXT, [other]: TEXT }))).toBe("zipNames");
  });

  test("that differ between the file's place and the list at the end are refused", async () => {
    const zip = withFiles({ "aaaa.txt": TEXT });
    const first = Buffer.from(zip).indexOf("aaaa.txt");
    const lying = Buffer.from(zip);
    lying.write("../b.txt", first);
    expect(await judge(lying)).toBe("zipBroken");
  });

  test("that only programs without Unicode read are looked at as well", async () => {
    expect(await judge(unicodeNamedZip(MODEL, "../evil.txt", "good.txt"))).toBe("zipPath");
    expect(await judge(unicodeNamedZip(MODEL, "good.txt", "../evil.txt"))).toBe("zipPath");
    expect(await judge(unicodeNamedZip(MODEL, "good.txt", "gööd.txt"))).toBe("taken");
  });

  test("of folders may not hold content", async () => {
    const zip = renamedInZip(withFiles({ "b.txt": TEXT }), "b.txt", "bbbb/");
    expect(await judge(zip)).toBe("zipSizes");
  });
});

describe("TRU-21 a zip that is something else as well", () => {
  const stored = (text: string | Uint8Array): Zippable => ({
    "0.bin": [typeof text === "string" ? strToU8(text) : text, { level: 0 }],
  });
  const first = (files: Zippable) => zipSync({ ...files, "model.glb": MODEL });

  test.each([
    ["a document", "%PDF-1.4\n1 0 obj"],
    ["a document further on", `${" ".repeat(900)}%PDF-1.7`],
    ["a page", "<html><script>alert(1)</script>"],
    ["a page in capitals", "<!DOCTYPE HTML>"],
    ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg">'],
    ["a script", "<?php system($_GET[0]);"],
  ])("%s, is refused", async (_what, text) => {
    expect(await judge(first(stored(text)))).toBe("twoKinds");
  });

  test("a document by the name of its first file, is refused", async () => {
    expect(await judge(first({ "%PDF-1.4": TEXT }))).toBe("twoKinds");
  });

  test("a readme that is an HTML page is accepted where it is packed behind the model", async () => {
    const page = strToU8(`<html>${"<p>text</p>".repeat(600)}</html>`);
    const zip = zipSync({
      "model.glb": [glb({ extras: { x: "x".repeat(9000) } }), { level: 0 }],
      "readme.html": [page, { level: 0 }],
    });
    expect(await judge(zip)).toBe("taken");
  });
});

const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");

describe("TRU-23 an archive in a zip", () => {
  test.each<[string, Uint8Array]>([
    ["bzip2", hex("425a6839 314159265359 00000000")],
    ["an empty bzip2", hex("425a6839 177245385090 00000000")],
    ["xz", hex("fd377a585a00 0004 e6d6b446")],
    ["Zstandard", hex("28b52ffd 0458 0000")],
    ["LZ4", hex("04224d18 6440 a7")],
    ["lzip", Buffer.from("LZIP\u0001\u000c")],
    ["compress", hex("1f9d90 6162")],
    ["a cabinet", Buffer.from("MSCF\0\0\0\0....")],
    ["ar", Buffer.from("!<arch>\ndebian-binary")],
    ["cpio", Buffer.from("0707010000")],
    ["tar", tarOf("a.txt", "hello", "ustar\u000000")],
    ["tar of GNU", tarOf("a.txt", "hello", "ustar  \0")],
    ["the oldest tar", tarOf("a.txt", "hello", "")],
    ["an empty zip", zipSync({})],
    ["a zip behind other bytes", Buffer.concat([TEXT, zipSync({ a: TEXT })])],
  ])("under a plain name is refused: %s", async (_what, content) => {
    expect(await judge(withFiles({ "notes.txt": content }))).toBe("zipNested");
  });

  test.each(["a.tar", "a.TBZ2", "a.zst", "a.cab", "a.jar"])(
    "is refused by its name: %s",
    async (name) => {
      expect(await judge(withFiles({ [name]: TEXT }))).toBe("zipNested");
    },
  );

  test("is not what merely resembles one", async () => {
    const header = Buffer.from(tarOf("a.txt", "hello", "").subarray(0, 512));
    header[0] = 0x62;
    const files = {
      "a.txt": strToU8("BZh is how bzip2 begins"),
      "b.txt": header,
      "c.bin": new Uint8Array(600),
    };
    expect(await judge(withFiles(files))).toBe("taken");
  });
});

test("TRU-23 of an archive with any bytes changed, there is a verdict", async () => {
  const whole = withFiles({ "a/b.txt": TEXT, "c.fbx": binaryFbx() });
  const change = fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      const content = Uint8Array.from(whole);
      for (const [at, byte] of changes) content[at] = byte;
      expect(await judge(content)).toMatch(
        /^(taken|zip\w+|modelType|twoKinds|.*MODEL\.problems\.\w+)$/,
      );
    }),
    { numRuns: rounds(100, 500) },
  );
}, 60_000);

describe("TRU-23 a ZIP64", () => {
  test("of one file is read", async () => {
    expect(await judge(zip64Of("model.glb", MODEL))).toBe("taken");
  });

  test.each([
    ["a locator at 2^62", { locator: 2n ** 62n }, "zipBroken"],
    ["a locator at 2^64 - 1", { locator: 2n ** 64n - 1n }, "zipBroken"],
    ["a locator within the file", { locator: 3n }, "zipBroken"],
    ["a directory at 2^63", { directory: 2n ** 63n }, "zipBroken"],
    ["2^63 files", { entries: 2n ** 63n }, "zipTooMany"],
    ["one file more than it has", { entries: 2n }, "zipBroken"],
    ["two numbers of files", { plainEntries: 0 }, "zipModelUnreadable"],
    ["a file of 2^63 bytes", { unpacked: 2n ** 63n, packed: 2n ** 63n }, "zipBroken"],
    ["a file of a byte less", { unpacked: 1n, packed: 1n }, "zipBroken"],
    ["a file at 2^60", { local: 2n ** 60n }, "zipBroken"],
  ])("with %s is refused", async (_what, claims, reason) => {
    expect(await judge(zip64Of("model.glb", MODEL, claims))).toBe(reason);
  });

  test("is read or refused, whatever its numbers are", async () => {
    const sound = zip64Of("model.glb", MODEL);
    const lists = sound.length - 250;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 249 }), fc.integer({ min: 0, max: 255 })), {
          minLength: 1,
          maxLength: 6,
        }),
        async (changes) => {
          const changed = Buffer.from(sound);
          for (const [at, value] of changes) changed[lists + at] = value;
          expect(await judge(changed)).toBeTypeOf("string");
        },
      ),
      { numRuns: rounds(50, 150) },
    );
  });
});
