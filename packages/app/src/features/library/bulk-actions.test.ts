import { expect, test } from "vitest";
import type { LibraryAsset } from "@panel/api-client/panel";
import { madeAsset } from "../../shared/assets/made-asset.ts";
import { toItem, type LibraryItem } from "../../shared/assets/library-item.ts";
import { bulkActions } from "./bulk-actions.ts";

const item = (id: number, type: 0 | 1, may: LibraryAsset["may"], isShared = false): LibraryItem =>
  toItem(
    madeAsset(id, {
      type,
      file: "/files/a",
      ...(may ? { may } : {}),
      ...(isShared ? { isShared } : {}),
    }),
    (path) => `https://a.example${path}`,
  );

const MAY_NOT = { edit: false, delete: false, share: false };

test("LIB-06 each action applies to those of the chosen assets on which the viewer may do it", () => {
  const items = [
    item(1, 0, { edit: true, delete: false }),
    item(2, 1, { edit: true, delete: true }),
    item(3, 0, { edit: false, delete: true }),
    item(4, 0, MAY_NOT),
  ];
  const actions = bulkActions(items, ({ record }) => ({ ...MAY_NOT, ...record.may }));
  const ids = (of: readonly LibraryItem[]) => of.map(({ id }) => id);
  expect([ids(actions.edit), ids(actions.retake), ids(actions.delete)]).toEqual([
    ["1", "2"],
    ["1"],
    ["2", "3"],
  ]);
});

test("LIB-09 those are shared that are not shared yet, and of the others the sharing ends, where the viewer may do it", () => {
  const may = { edit: true, delete: true, share: true };
  const items = [item(1, 1, may), item(2, 1, may, true), item(3, 1, MAY_NOT, true)];
  const { share, stopSharing } = bulkActions(items, ({ record }) => ({
    ...MAY_NOT,
    ...record.may,
  }));
  expect([share, stopSharing].map((of) => of.map(({ id }) => id))).toEqual([["1"], ["2"]]);
});
