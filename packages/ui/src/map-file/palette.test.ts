import { expect, test } from "vitest";
import { contrastOf } from "../../manual/contrast.ts";
import { palettes } from "./palette.ts";

test.each(Object.entries(palettes))("names stand out 4.5 to 1 in the %s theme", (_, palette) => {
  const faint = Object.entries(palette.names).filter(
    ([, colour]) => (contrastOf(colour, palette.halo) ?? 0) < 4.5,
  );
  expect(faint).toEqual([]);
});
