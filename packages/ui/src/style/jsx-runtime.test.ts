import { expect, test } from "vitest";
import { Fragment, jsx, jsxs } from "./jsx-runtime.ts";

const classOf = (element: { props: unknown }) =>
  (element.props as { className?: string }).className;
const Other = () => null;

test("UIK-08 in the package every element carries the class that scoped.css asks for", () => {
  expect(classOf(jsx("p", {}))).toBe("panel-ui");
  expect(classOf(jsx("p", { className: "p-2" }))).toBe("panel-ui p-2");
  expect(classOf(jsxs("p", { className: "", children: ["a", "b"] }))).toBe("panel-ui");
});

test("UIK-08 a component gets it with a class of ours only, and a fragment never", () => {
  expect(classOf(jsx(Other, { className: "p-2" }))).toBe("panel-ui p-2");
  expect(classOf(jsx(Other, {}))).toBeUndefined();
  expect(classOf(jsx(Fragment, {}))).toBeUndefined();
});
