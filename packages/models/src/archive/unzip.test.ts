import { expect, test, vi } from "vitest";
import { boxGlb, joined, zipOf } from "../fixtures/boxes.ts";
import { defaultModelLimits as limits } from "../limits.ts";
import { ModelError } from "../problem.ts";
import { unzip } from "./unzip.ts";

const text = (content: string) => new TextEncoder().encode(content);

function unpack(archive: Uint8Array<ArrayBuffer>, own: Partial<typeof limits> = {}) {
  return [...unzip(archive, { ...limits, ...own }, { entries: 0, bytes: 0 })];
}

/** The code of the error that unpacking throws. */
function problemOf(archive: Uint8Array<ArrayBuffer>, own: Partial<typeof limits> = {}) {
  try {
    unpack(archive, own);
  } catch (error) {
    return error instanceof ModelError ? error.code : error;
  }
  return "none";
}

test.each([false, true])("UIK-05 unpacks what was packed, stored: %s", (stored) => {
  const files = { "a/box.glb": boxGlb(), "b.txt": text("words") };
  const found = unpack(zipOf(files, { stored }));
  expect(found.map(({ name }) => name)).toEqual(["a/box.glb", "b.txt"]);
  expect(found[0]?.content).toEqual(files["a/box.glb"]);
});

test("UIK-05 files that operating systems add are not files of the model", () => {
  const files = { "__MACOSX/._box.glb": text("x"), ".DS_Store": text("x"), "box.glb": text("x") };
  expect(unpack(zipOf(files)).map(({ name }) => name)).toEqual(["box.glb"]);
});

test("UIK-05 more entries than the limit are refused before anything is unpacked", () => {
  const files = Object.fromEntries(Array.from({ length: 4 }, (_, n) => [`${n}.txt`, text("x")]));
  expect(problemOf(zipOf(files), { entries: 4 })).toBe("none");
  expect(problemOf(zipOf(files), { entries: 3 })).toBe("tooManyEntries");
});

test("UIK-05 the bytes that come out are counted over all entries", () => {
  const files = { a: new Uint8Array(600), b: new Uint8Array(600) };
  expect(problemOf(zipOf(files), { unpackedBytes: 1200 })).toBe("none");
  expect(problemOf(zipOf(files), { unpackedBytes: 1199 })).toBe("tooLarge");
});

test("UIK-05 an entry that claims to be small is counted as it really is", () => {
  const bomb = zipOf({ "box.obj": new Uint8Array(40_000_000) }, { claimedBytes: 10 });
  expect(problemOf(bomb, { unpackedBytes: 1_000_000, ratio: Number.POSITIVE_INFINITY })).toBe(
    "tooLarge",
  );
});

test("UIK-05 an entry that is packed too tightly is told as such, also when it claims to be small", () => {
  const bomb = zipOf({ "box.obj": new Uint8Array(40_000_000) }, { claimedBytes: 10 });
  expect(problemOf(bomb)).toBe("ratio");
});

test("UIK-05 an entry that claims another size than it has is broken", () => {
  expect(problemOf(zipOf({ a: text("words") }, { claimedBytes: 4 }))).toBe("broken");
});

test("UIK-05 an entry that is packed more tightly than the ratio is refused", () => {
  expect(problemOf(zipOf({ a: new Uint8Array(4_000_000) }))).toBe("ratio");
});

test("UIK-05 a short file may be packed as tightly as it likes", () => {
  expect(problemOf(zipOf({ a: new Uint8Array(500_000) }))).toBe("none");
});

test("UIK-05 an encrypted archive is told apart from a broken one", () => {
  expect(problemOf(zipOf({ a: text("words") }, { encrypted: true }))).toBe("encrypted");
});

test.each(["../box.glb", "a/../../box.glb", "/box.glb", "C:\\box.glb", "..\\box.glb"])(
  "UIK-05 the name %s is refused",
  (name) => {
    expect(problemOf(zipOf({ [name]: text("x") }))).toBe("unsafePath");
  },
);

test("UIK-05 an archive that was cut is broken", () => {
  const whole = zipOf({ a: boxGlb() });
  expect(problemOf(whole.slice(0, -30))).toBe("broken");
});

test("UIK-05 packed bytes that make no sense are broken", () => {
  const archive = zipOf({ a: text("words and words and words") });
  archive.fill(255, 31, 45);
  expect(problemOf(archive)).toBe("broken");
});

test("UIK-05 an unknown way of packing is named", () => {
  expect(problemOf(zipOf({ a: text("words") }, { method: 12 }))).toBe("unsupported");
});

test("UIK-05 a comment after the directory does not hide it", () => {
  const archive = joined([zipOf({ a: text("words") }), text("a comment")]);
  expect(unpack(archive)).toHaveLength(1);
});

test("UIK-05 a large file is not kept unpacked, and reads the same in chunks and as a whole", () => {
  const large = new Uint8Array(2 ** 24 + 5).map((_, at) => at % 251);
  const [found] = unpack(zipOf({ "a.obj": large }), { ratio: Number.POSITIVE_INFINITY });
  expect(found?.bytes).toBe(large.length);
  expect(found?.head).toEqual(large.subarray(0, found?.head.length));
  const chunks = [...(found?.chunks() ?? [])];
  expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(2 ** 22);
  expect(Buffer.compare(Buffer.concat(chunks), large)).toBe(0);
  expect(Buffer.compare(found?.content ?? new Uint8Array(), large)).toBe(0);
});

test("what unpacking leaves behind is collected every few megabytes, where the program lets it", () => {
  const collect = vi.fn<NodeJS.GCFunction>();
  vi.stubGlobal("gc", collect);
  try {
    const large = new Uint8Array(2 ** 24 + 5).map((_, at) => (at * at) % 251);
    const [found] = unpack(zipOf({ "a.obj": large }), { ratio: Infinity });
    collect.mockClear();
    const chunks = [...(found?.chunks() ?? [])];
    expect(chunks.length).toBeGreaterThan(20);
    expect(collect.mock.calls.length).toBeGreaterThanOrEqual(5);
    expect(collect.mock.calls.length).toBeLessThanOrEqual(8);
    expect(collect).toHaveBeenCalledWith({ type: "minor" });
  } finally {
    vi.unstubAllGlobals();
  }
});
