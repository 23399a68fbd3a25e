import { candidates } from "@panel/domain/route-files/candidates";
import { sourceOf } from "@panel/domain/route-files/source";
import { expect, test, vi } from "vitest";
import { lookUpAddresses, unplacedAddresses } from "./look-up-addresses.ts";

const item = (name: string, address: string, places: [number, number][] = []) => ({
  shape: "point" as const,
  places,
  vertices: 1,
  values: { name, address },
});
const SOURCE = sourceOf("kml", [
  item("Font", "Carrer Nou 3, Girona"),
  item("Pou", "Carrer Vell 5, Girona", [[2.82, 41.98]]),
  item("Torre", "Enlloc"),
  item("Font 2", "Carrer Nou 3, Girona"),
  item("Sense", ""),
]);
const COLUMNS = { "name.cas": "name", "address.location": "address" };
const FOUND = { lat: 41.9794, lon: 2.8214 };
type Search = (address: string) => Promise<{ position: typeof FOUND }[]>;
const pointsWith = (found: ReadonlyMap<number, typeof FOUND>) =>
  candidates(SOURCE, { columns: COLUMNS, shapes: false, known: [], found });

test("ATC-01 points with an address alone are looked up, each address once, and marked", async () => {
  const open = unplacedAddresses(pointsWith(new Map()));
  expect(open.map(({ id }) => id)).toEqual([0, 2, 3]);
  const search = vi.fn<Search>((address) =>
    Promise.resolve(address === "Enlloc" ? [] : [{ position: FOUND }]),
  );
  const found = new Map<number, typeof FOUND | null>();
  const onProgress = vi.fn<(done: number) => void>();
  await lookUpAddresses(open, { search, onFound: (id, at) => found.set(id, at), onProgress });
  expect(search.mock.calls).toEqual([["Carrer Nou 3, Girona"], ["Enlloc"]]);
  expect(onProgress.mock.calls).toEqual([[0], [1], [2]]);
  expect([...found]).toEqual([
    [0, FOUND],
    [2, null],
    [3, FOUND],
  ]);
  const points = pointsWith(
    new Map([...found].flatMap(([id, at]) => (at ? [[id, at] as const] : []))),
  );
  expect(points.map(({ position, marks }) => [position, marks])).toEqual([
    [FOUND, ["lookedUp"]],
    [{ lat: 41.98, lon: 2.82 }, []],
    [null, ["unplaced"]],
    [FOUND, ["doubled", "lookedUp"]],
    [null, ["unplaced"]],
  ]);
  expect(unplacedAddresses(points, found)).toEqual([]);
});

test("ATC-01 what was found before the geocoder fails is kept", async () => {
  const onFound = vi.fn<(id: number, at: typeof FOUND | null) => void>();
  const search = vi
    .fn<Search>()
    .mockResolvedValueOnce([{ position: FOUND }])
    .mockRejectedValueOnce(new Error("cut"));
  const wanted = [0, 1, 2].map((id) => ({ id, address: `a${id}` }));
  const looked = lookUpAddresses(wanted, { search, onFound, onProgress: () => undefined });
  await expect(looked).rejects.toThrow("cut");
  expect(onFound.mock.calls).toEqual([[0, FOUND]]);
});
