import { expect, test } from "vitest";
import { readTableState } from "@panel/ui/data-table";
import { ASSET_ORDERS } from "@panel/domain/asset-order";
import { orderOf, sortOf } from "./asset-order.ts";
import { LIBRARY_FACETS, isFiltering, libraryQuery } from "./library-query.ts";

const stateOf = (address: string) => readTableState(new URLSearchParams(address), LIBRARY_FACETS);
const asked = (address: string) => libraryQuery(stateOf(address), stateOf(address).search);

test("LIB-02 the address of no filter asks for nothing but the page", () => {
  expect(asked("tab=explore&asset=5")).toEqual({});
  expect(isFiltering(stateOf("sort=name"))).toBe(false);
});

test("LIB-02 what the address names is what the server is asked for", () => {
  expect(
    asked("q=+puerta+&type=image&category=3&category=4&tag=Mar&tag=Sol&uploader=7&unused=1"),
  ).toEqual({
    search: "puerta",
    type: 1,
    category: "3,4",
    tags: "Mar,Sol",
    uploader: "7",
    unused: 1,
  });
  for (const part of ["q=a", "type=audio", "category=1", "tag=a", "uploader=1", "unused=1"])
    expect([part, isFiltering(stateOf(part))]).toEqual([part, true]);
});

test("LIB-02 both days are within the filter, by the clock of the device", () => {
  const { from, to } = asked("from=2026-03-28&to=2026-03-29");
  expect(new Date(from ?? "")).toEqual(new Date(2026, 2, 28));
  expect(new Date(to ?? "")).toEqual(new Date(2026, 2, 30));
});

test("LIB-02 what an address cannot mean is left out, and a choice of nothing finds nothing", () => {
  expect(asked("type=video&from=2026-99-99&to=tomorrow&unused=2&sort=price")).toEqual({});
  expect(asked("category=&uploader=x&tag=")).toEqual({ category: "0", uploader: "0", tags: "" });
});

test("LIB-02 each order has its own way to be written in the address", () => {
  for (const order of ASSET_ORDERS) expect(orderOf(sortOf(order))).toBe(order);
  expect(asked("sort=-size")).toEqual({ sort: "largest" });
});
