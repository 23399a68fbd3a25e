import { expect, test } from "vitest";
import { assetAddress } from "./asset-address.ts";

test("LIB-01 an asset is led to in the library where its reader finds it", () => {
  const editor = { id: 3, role: "editor" } as const;
  expect(assetAddress(editor, 5, 3)).toBe("/panel/mylibrary?asset=5");
  expect(assetAddress(editor, 5, 0)).toBe("/panel/mylibrary?tab=explore&asset=5");
  const root = { id: 1, role: "super-admin" } as const;
  expect(assetAddress(root, 5, 0)).toBe("/panel/libraryar?asset=5");
  expect(assetAddress(root, 5, 9)).toBe("/panel/libraryar?asset=5");
});
