import { child, children, nameOf, type Rule } from "../syntax.ts";

const snapshots = new Set([
  "toMatchSnapshot",
  "toMatchInlineSnapshot",
  "toMatchFileSnapshot",
  "toMatchAriaSnapshot",
]);

/** Rule: tests must not sleep, retry or compare markup with snapshots. */
export const noBrittleTest: Rule = {
  create: (context) => ({
    CallExpression(node) {
      const callee = child(node, "callee");
      if (callee?.type !== "MemberExpression") return;
      const name = nameOf(child(callee, "property")) ?? "";
      if (snapshots.has(name)) {
        context.report({
          node,
          message: `${name}: say what matters instead of keeping the markup.`,
        });
      }
      if (name === "waitForTimeout") {
        context.report({ node, message: "Wait for what the user sees, not for a while." });
      }
    },
    Property(node) {
      const name = nameOf(child(node, "key"));
      const value = child(node, "value");
      const inConfiguration =
        ["retry", "retries"].includes(name ?? "") && value?.type === "Literal";
      if (!inConfiguration || value["value"] === 0 || value["value"] === false) return;
      context.report({ node, message: "A retry hides a flaky test: mend it." });
    },
    AwaitExpression(node) {
      const promise = child(node, "argument");
      if (promise?.type !== "NewExpression" || nameOf(child(promise, "callee")) !== "Promise")
        return;
      const body = children(promise, "arguments")[0];
      const call = body && child(body, "body");
      if (call?.type === "CallExpression" && nameOf(child(call, "callee")) === "setTimeout") {
        context.report({ node, message: "A test does not sleep: wait for what it is about." });
      }
    },
  }),
};
