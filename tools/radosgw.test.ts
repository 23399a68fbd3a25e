import { expect, test } from "vitest";
import { mustHaveRadosgw } from "./radosgw.ts";

test.each([
  ["a machine of CI", { CI: "true" }, false, true],
  ["the check on a machine of CI", { CI: "1", ON_CI: "true" }, false, true],
  ["the check on somebody's own machine", { CI: "1", ON_CI: "" }, false, false],
  ["somebody's own machine", {}, false, false],
  ["somebody's own machine that says so", { CI: "false" }, false, false],
  ["a machine that it can be installed on", {}, true, true],
])("where there is no S3 storage, %s", (_where, env, installable, fails) => {
  expect(mustHaveRadosgw(env, installable)).toBe(fails);
});
