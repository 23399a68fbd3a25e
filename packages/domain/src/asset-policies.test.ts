import { describe, expect, test } from "vitest";
import { cells, letters } from "../test/policy-table.ts";
import {
  assetPermissions,
  isInLibrary,
  librariesOf,
  libraryWith,
  mayUseAsset,
  teamOf,
} from "./asset-policies.ts";
import type { Role } from "./roles.ts";

const ME = 10;
const ASSETS = {
  own: { ownerId: ME, isGlobal: false, isShared: false },
  "own shared": { ownerId: ME, isGlobal: false, isShared: true },
  foreign: { ownerId: 20, isGlobal: false, isShared: false },
  shared: { ownerId: 20, isGlobal: false, isShared: true },
  global: { ownerId: 20, isGlobal: true, isShared: false },
  "own global": { ownerId: ME, isGlobal: true, isShared: false },
};

// Document 2 §2 and §6: L listed in one of the viewer's libraries, U may be used where it is not used yet,
// E may be edited, D may be deleted, S may be shared with the team. Shared: with the viewer's team.
const LIBRARY = `
  viewer      | own   | own shared | foreign | shared | global | own global
  super-admin | -UED- | -UED-      | -UED-   | LUED-  | LUED-  | LUED-
  admin       | ----- | -----      | -----   | -----  | -----  | -----
  supervisor  | LUEDS | LUEDS      | -----   | LU---  | LU---  | LU---
  editor      | LUEDS | LUEDS      | -----   | LU---  | LU---  | LU---
`;

describe("what may be done with an asset", () => {
  test.each(cells(LIBRARY))(
    "LIB-01, LIB-06, LIB-09 $viewer, $column: $expected",
    ({ viewer, column, expected }) => {
      const as = { id: ME, role: viewer as Role };
      const asset = ASSETS[column as keyof typeof ASSETS];
      const may = assetPermissions(as, asset);
      const granted = [
        isInLibrary(as, asset),
        mayUseAsset(as, asset, false),
        may.edit,
        may.delete,
        may.share,
      ];
      expect(letters("LUEDS", granted)).toBe(expected);
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

  test("what a colleague shares is in the global library, what one shares oneself in the own one", () => {
    const as = { id: ME, role: "editor" } as const;
    expect(libraryWith(as, ASSETS.shared)).toBe("global");
    expect(libraryWith(as, ASSETS["own shared"])).toBe("own");
    expect(libraryWith(as, ASSETS.foreign)).toBeUndefined();
  });

  test.each<[role: Role, supervisorId: number | null, team: number | null]>([
    ["supervisor", null, ME],
    ["supervisor", 7, ME],
    ["editor", 7, 7],
    ["editor", null, null],
    ["admin", 7, null],
    ["super-admin", null, null],
  ])("the team of a %s under the supervisor %s is that of %s", (role, supervisorId, team) => {
    expect(teamOf({ id: ME, role, supervisorId })).toBe(team);
  });
});
