import type { LibraryAsset } from "@panel/api-client/panel";

/** An image as a library lists it, for tests and stories. */
export const madeAsset = (id: number, more: Partial<LibraryAsset> = {}): LibraryAsset => ({
  id,
  model: `Recurso ${id}`,
  thumbnail: [],
  type: 1,
  category: 1,
  description: "",
  animation: false,
  scaleMod: 1,
  ...more,
});
