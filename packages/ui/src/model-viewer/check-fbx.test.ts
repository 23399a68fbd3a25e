import { expect, test } from "vitest";
import { checkFbx } from "./check-fbx.ts";
import { boxFbx } from "./fixtures.ts";
import { type BinaryFbxOptions, boxBinaryFbx } from "./fixtures-fbx.ts";
import { defaultModelLimits } from "./limits.ts";

/** Allows 400 numbers in all; a box has 48. */
const limits = { ...defaultModelLimits, triangles: 10 };
const check = (options: BinaryFbxOptions) => () => checkFbx(boxBinaryFbx(options), limits);

test.each([
  ["packed, lengths of 4 bytes", { version: 7400, packed: true }],
  ["packed, lengths of 8 bytes", { version: 7500, packed: true }],
  ["plain, lengths of 4 bytes", { version: 7400, packed: false }],
  ["plain, lengths of 8 bytes", { version: 7500, packed: false }],
])("UIK-05 a binary FBX within the limits passes: %s", (_name, options) => {
  expect(check(options)).not.toThrow();
});

test("UIK-05 an array of a binary FBX with a declared length beyond the limit is not unpacked", () => {
  expect(check({ claimedNumbers: 401 })).toThrow(expect.objectContaining({ code: "tooComplex" }));
});

test("UIK-05 an array of a binary FBX with more data than declared is broken", () => {
  expect(check({ claimedNumbers: 23 })).toThrow(expect.objectContaining({ code: "broken" }));
});

test("UIK-05 an array of a binary FBX with less data than declared is broken", () => {
  expect(check({ claimedNumbers: 25 })).toThrow(expect.objectContaining({ code: "broken" }));
});

test.each(["inside", "afterEnd"] as const)(
  "UIK-05 the arrays of a binary FBX are counted together: %s",
  (moreAt) => {
    expect(check({ moreNumbers: 352, moreAt })).not.toThrow();
    const tooMany = expect.objectContaining({ code: "tooComplex" });
    expect(check({ moreNumbers: 353, moreAt })).toThrow(tooMany);
  },
);

test("UIK-05 a binary FBX that was cut is broken", () => {
  const whole = boxBinaryFbx();
  const cut = () => checkFbx(whole.slice(0, 500), limits);
  expect(cut).toThrow(expect.objectContaining({ code: "broken" }));
});

test("UIK-05 a node of a binary FBX that ends far behind the file is broken", () => {
  const file = boxBinaryFbx();
  new DataView(file.buffer).setUint32(27, 0xffffffff, true);
  expect(() => checkFbx(file, limits)).toThrow(expect.objectContaining({ code: "broken" }));
});

test("UIK-05 an FBX as text has a lower limit of numbers, because each takes more memory", () => {
  expect(() => checkFbx(boxFbx(), { ...limits, triangles: 20 })).not.toThrow();
  const tooMany = expect.objectContaining({ code: "tooComplex" });
  expect(() => checkFbx(boxFbx(), limits)).toThrow(tooMany);
  expect(() => checkFbx(boxFbx(), { ...limits, textBytes: 100 })).toThrow(
    expect.objectContaining({ code: "tooLarge" }),
  );
});
