import { describe, expect, test } from "vitest";
import { cells, letters } from "../test/policy-table.ts";
import { assetPermissions, isInLibrary, librariesOf, mayUseAsset } from "./asset-policies.ts";
import type { Role } from "./roles.ts";

const ME = 10;
const ASSETS = {
  own: { ownerId: ME, isGlobal: false },
  foreign: { ownerId: 20, isGlobal: false },
  global: { ownerId: 20, isGlobal: true },
  "own global": { ownerId: ME, isGlobal: true },
};

// Document 2 §2 and §6: L listed in one of the viewer's libraries, U may be used where it is not used yet,
// E may be edited, D may be deleted.
const LIBRARY = `
  viewer      | own  | foreign | global | own global
  super-admin | -UED | -UED    | LUED   | LUED
  admin       | ---- | ----    | ----   | ----
  supervisor  | LUED | ----    | LU--   | LU--
  editor      | LUED | ----    | LU--   | LU--
`;

describe("what may be done with an asset", () => {
  test.each(cells(LIBRARY))(
    "LIB-01, LIB-06, LIB-09 $viewer, $column: $expected",
    ({ viewer, column, expected }) => {
      const as = { id: ME, role: viewer as Role };
      const asset = ASSETS[column as keyof typeof ASSETS];
      const may = assetPermissions(as, asset);
      const granted = [isInLibrary(as, asset), mayUseAsset(as, asset, false), may.edit, may.delete];
      expect(letters("LUED", granted)).toBe(expected);
      expect(mayUseAsset(as, asset, true)).toBe(true);
    },
  );

  test.each<[role: Role, libraries: string[]]>([
    ["super-admin", ["global"]],
    ["admin", []],
    ["supervisor", ["own", "global"]],
    ["editor", ["own", "global"]],
  ])("LIB-01 the libraries of a %s are %j", (role, libraries) => {
    expect(librariesOf(role)).toEqual(libraries);
  });
});
