import { expect, test } from "vitest";
import { fileUrlFrom, toItem } from "../../shared/assets/library-item.ts";
import { ASSET_ORDERS, inOrder, orderOf, sortOf } from "./asset-order.ts";

const item = (id: number, model: string, size: number, uses: number) =>
  toItem(
    {
      id,
      model,
      size,
      uses,
      thumbnail: [],
      type: 1,
      category: 1,
      description: "",
      animation: false,
      scaleMod: 1,
    },
    fileUrlFrom("https://panel.example/api"),
  );

const newestFirst = [
  item(3, "Ñandú", 10, 0),
  item(2, "imagen 10", 30, 1),
  item(1, "imagen 9", 20, 5),
];

test.each([
  ["newest", ["3", "2", "1"]],
  ["oldest", ["1", "2", "3"]],
  ["name", ["1", "2", "3"]],
  ["nameDescending", ["3", "2", "1"]],
  ["largest", ["2", "1", "3"]],
  ["mostUsed", ["1", "2", "3"]],
] as const)("LIB-02 in the order %s", (order, ids) => {
  expect(inOrder(newestFirst, order, "es").map(({ id }) => id)).toEqual(ids);
});

test("LIB-02 each order is read back from the address; an unknown one means newest first", () => {
  expect(ASSET_ORDERS.map((order) => orderOf(sortOf(order)))).toEqual([...ASSET_ORDERS]);
  expect(orderOf({ columnId: "colour", direction: "ascending" })).toBe("newest");
});
