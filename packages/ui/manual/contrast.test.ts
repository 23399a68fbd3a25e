import { expect, test } from "vitest";
import { contrastOf } from "./contrast.ts";
import { colours, grounds, highContrast, type ThemeName, valueOf, variables } from "./tokens.ts";

test("black on white stands out 21 to 1, and a colour on itself not at all", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#123456", "#123456")).toBe(1);
});

test("what is half transparent has no contrast of its own", () => {
  expect(contrastOf("rgb(0 0 0 / 0.5)", "#ffffff")).toBeUndefined();
});

for (const theme of ["light", "dark"] satisfies ThemeName[]) {
  test(`in the ${theme} theme every colour of the config has a value`, () => {
    const without = colours.filter(({ variable }) => !variables[theme][variable]);
    expect(without).toEqual([]);
  });

  test(`in the ${theme} theme every text keeps 4.5 to 1 on all that it may stand on`, () => {
    const pairs = grounds.flatMap(({ text, on }) => on.map((ground) => [text, ground] as const));
    const faint = pairs.filter(
      ([text, ground]) => (contrastOf(valueOf(text, theme), valueOf(ground, theme)) ?? 0) < 4.5,
    );
    expect(faint).toEqual([]);
  });

  test(`in the ${theme} theme text keeps 7 to 1 where a page asks for high contrast`, () => {
    // Captions of marginal things, and what stands on a button.
    const others = new Set(["ink-faint", "danger-on-solid"]);
    const pairs = grounds
      .filter(({ text }) => !others.has(text))
      .flatMap(({ text, on }) => on.map((ground) => [text, ground] as const));
    const value = (name: string) => valueOf(name, theme, highContrast);
    expect(
      pairs.filter(([text, ground]) => (contrastOf(value(text), value(ground)) ?? 0) < 7),
    ).toEqual([]);
  });
}
