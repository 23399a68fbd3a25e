import { expect, test } from "vitest";
import { inKeptOrder, orderOf } from "./kept-order.ts";

const group = (label: string, ...ids: string[]) => ({ label, commands: ids.map((id) => ({ id })) });

test("what is found later stands behind what was there, in its group and as a group", () => {
  const before = orderOf([group("Screens", "users"), group("Assets", "b")]);
  const found = [group("Routes", "r"), group("Screens", "users"), group("Assets", "a", "b")];
  expect(inKeptOrder(found, before)).toEqual([
    group("Screens", "users"),
    group("Assets", "b", "a"),
    group("Routes", "r"),
  ]);
});

test("what is gone leaves no place, and without an order all stays as it is given", () => {
  const found = [group("Routes", "r", "s")];
  expect(inKeptOrder(found, orderOf([group("Assets", "a"), group("Routes", "q", "s")]))).toEqual([
    group("Routes", "s", "r"),
  ]);
  expect(inKeptOrder(found, [])).toEqual(found);
});
