import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { entriesOf } from "../../test/read-usdz.ts";
import { crc32, storedArchive } from "./archive.ts";

const files = ["model.usda", "a.png", "textures/0.png", "textures/a-name-of-some-length.jpg"].map(
  (name, index) => ({ name, bytes: Uint8Array.from({ length: 1 + index * 61 }, (_, at) => at) }),
);

test("UIK-05 a USDZ is a ZIP that is not compressed, aligned to 64 bytes, its scene first", () => {
  for (let count = 1; count <= files.length; count += 1) {
    const given = files.slice(0, count);
    const entries = entriesOf(storedArchive(given));
    expect(entries.map(({ name, bytes }) => ({ name, bytes }))).toEqual(given);
    for (const { method, offset } of entries) {
      expect(method).toBe(0);
      expect(offset % 64).toBe(0);
    }
  }
});

test("UIK-05 other programs read the archive", () => {
  const read = unzipSync(storedArchive(files));
  expect(Object.entries(read).map(([name, bytes]) => ({ name, bytes }))).toEqual(files);
});

test("UIK-05 every length of a name leaves room for what aligns the data", () => {
  for (let length = 1; length < 140; length += 1) {
    const [entry] = entriesOf(
      storedArchive([{ name: "n".repeat(length), bytes: Uint8Array.of(7) }]),
    );
    expect(entry).toMatchObject({ bytes: Uint8Array.of(7) });
    expect(entry?.offset).toSatisfy((offset: number) => offset % 64 === 0);
  }
});

test("UIK-05 the checksum is that of ZIP", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});
