import type { LibraryAsset } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { countAssets, isPage, matchingAssets } from "./whole-library.ts";

const asset = (id: number, model: string, more: Partial<LibraryAsset> = {}): LibraryAsset => ({
  id,
  model,
  thumbnail: [],
  type: 1,
  category: 2,
  description: "",
  animation: false,
  scaleMod: 1,
  ...more,
});

const LIBRARY = [
  asset(1, "Torre del Reloj", { category: 3, tags: ["Verano"], size: 10, uses: 0 }),
  asset(2, "Ávila", { type: 5, createdAt: "2026-02-01T00:00:00.000Z", uses: 2, idUser: 7 }),
  asset(3, "Campanas", { type: 2, description: "De la torre", size: 30 }),
  asset(4, "Estatua", { type: 0, createdAt: "2026-03-01T00:00:00.000Z" }),
];

const idsOf = (query: Parameters<typeof matchingAssets>[1]) =>
  matchingAssets(LIBRARY, query).map(({ id }) => id);

test("LIB-02 a page is told from a whole library by the places of its assets", () => {
  expect(isPage(LIBRARY)).toBe(false);
  expect(isPage([{ ...asset(1, "A"), place: "1" }])).toBe(true);
  expect(isPage([])).toBe(true);
});

test.each([
  ["nothing", {}, [4, 2, 3, 1]],
  ["a type; what is shown like images is one", { type: 1 }, [2, 1]],
  ["categories", { category: "3,9" }, [1]],
  ["words, without case and accents", { search: "AVILA" }, [2]],
  ["words of the description", { search: "torre" }, [3, 1]],
  ["tags", { tags: "verano" }, [1]],
  ["an uploader", { uploader: "7" }, [2]],
  ["days", { from: "2026-02-01T00:00:00.000Z", to: "2026-02-02T00:00:00.000Z" }, [2]],
  ["what is unused", { unused: 1 }, [1]],
  ["what is global", { globalOnly: 1 }, [4, 3, 1]],
  ["an order by name", { sort: "name" }, [2, 3, 4, 1]],
  ["the reverse of it", { sort: "nameDescending" }, [1, 4, 3, 2]],
  ["an order by size", { sort: "largest" }, [3, 1, 4, 2]],
  ["an order by use", { sort: "mostUsed" }, [2, 4, 3, 1]],
  ["the oldest first", { sort: "oldest" }, [1, 3, 2, 4]],
] as const)("LIB-02 a whole library is asked for %s", (_, query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});

test("LIB-02 a whole library is counted by type, category and tag", () => {
  expect(countAssets(LIBRARY, { type: 1, search: "torre" })).toEqual({
    total: 4,
    found: 1,
    types: { image: 2, model: 1, audio: 1 },
    categories: [
      { id: 3, count: 1 },
      { id: 2, count: 1 },
    ],
    tags: [{ tag: "Verano", count: 1 }],
    uploaders: [],
    oldThumbnails: 0,
  });
});
