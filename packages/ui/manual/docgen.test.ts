import { expect, test } from "vitest";
import { propsOf, typesIn } from "./docgen.ts";

const withProps = (props: object) => Object.assign(() => null, { __docgenInfo: { props } });

test("a prop shows its type, its comment and its default, each by itself", () => {
  const Component = withProps({
    size: {
      required: false,
      tsType: { name: "union", raw: '"sm" | "md"' },
      description: '28 or\n36 px. @default "md"',
    },
  });
  expect(propsOf(Component, typesIn(""))).toEqual([
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
  const types = typesIn('export type Reason =\n  | "escape"\n  | "overlay";');
  const Component = withProps({
    onClose: { required: true, tsType: { name: "signature", raw: "(why: Reason) => void" } },
  });
  expect(propsOf(Component, types)[0]?.type).toBe('(why: "escape" | "overlay") => void');
});

test("a type that is not found out is shown as it is written", () => {
  const types = typesIn("export interface ListProps {\n  rows: readonly Row[];\n}");
  const Component = withProps({ rows: { required: true, tsType: { name: "unknown" } } });
  expect(propsOf(Component, types)[0]?.type).toBe("readonly Row[]");
});
