import { expect, test } from "vitest";
import { propsOf, unionsIn } from "./docgen.ts";

const withProps = (props: object) => Object.assign(() => null, { __docgenInfo: { props } });

test("a prop shows its type, its comment and its default, each by itself", () => {
  const Component = withProps({
    size: {
      required: false,
      tsType: { name: "union", raw: '"sm" | "md"' },
      description: '28 or\n36 px. @default "md"',
    },
  });
  expect(propsOf(Component, {})).toEqual([
    {
      name: "size",
      required: false,
      type: '"sm" | "md"',
      description: "28 or 36 px.",
      byDefault: '"md"',
    },
  ]);
});

test("the name of a union is written out, also inside of a function", () => {
  const unions = unionsIn('export type Reason =\n  | "escape"\n  | "overlay";');
  const Component = withProps({
    onClose: { required: true, tsType: { name: "signature", raw: "(why: Reason) => void" } },
  });
  expect(propsOf(Component, unions)[0]?.type).toBe('(why: "escape" | "overlay") => void');
});
