import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { whatDiffers } from "./environment.ts";
import { differencesOf, differencesPage } from "./page.ts";
import { namesOf, orphans } from "./pictures.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** Runs the proof in a browser and returns the result of each of its tests. */
function proof(): Record<string, string> {
  const report = join(root, ".vitest/proof/report.json");
  rmSync(join(root, ".vitest/proof"), { recursive: true, force: true });
  const config = "tools/visual/proof/vitest.config.ts";
  const run = spawnSync(
    join(root, "node_modules/.bin/vitest"),
    ["run", "--config", config, "--reporter=json", `--outputFile=${report}`],
    { cwd: root, encoding: "utf8", timeout: 170_000, killSignal: "SIGKILL" },
  );
  if (run.status === null) throw new Error(`${run.stdout}${run.stderr}`);
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return Object.fromEntries(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ title, status }) => [title, status]),
  );
}

test(
  "UIK-09 the comparison fails for a token that moves by one or two, and for one pixel",
  { timeout: 180_000 },
  () => {
    expect(proof()).toEqual({
      "the same page matches": "passed",
      "a background colour that changes by one in one channel differs": "passed",
      "a text colour that changes by two in one channel differs": "passed",
      "one pixel of padding differs": "passed",
      "a rounder corner differs": "passed",
      "a font of the machine is named, one of a package is not": "passed",
    });
  },
);

test("UIK-09 each push publishes the marked stories for reviewers, with all of the history", () => {
  const { buildScriptName } = JSON.parse(read("chromatic.config.json"));
  const { scripts } = JSON.parse(read("package.json"));
  expect(scripts[buildScriptName]).toBe("STORIES=marked storybook build");
  const job = read(".github/workflows/chromatic.yml");
  expect(job).toMatch(/^on: push$/m);
  expect(job).toContain("fetch-depth: 0");
  expect(job).toContain("run: npm run chromatic");
});

const drawn = { browser: "156.0.1", sample: "a1" };

test("UIK-09 pictures are compared where the same browser draws the same sample", () => {
  expect(whatDiffers(drawn, { ...drawn })).toBeUndefined();
});

test("UIK-09 another browser is named", () => {
  expect(whatDiffers(drawn, { ...drawn, browser: "157.0.2" })).toMatch(/156\.0\.1.*157\.0\.2/);
});

test("UIK-09 another way of drawing is named", () => {
  expect(whatDiffers(drawn, { ...drawn, sample: "b2" })).toMatch(/draws differently/);
});

test("UIK-09 pictures of an unknown browser are not compared", () => {
  expect(whatDiffers(undefined, drawn)).toMatch(/not recorded/);
});

test("UIK-09 a story asks for a picture in each theme, and no story leaves one behind", () => {
  const wanted = namesOf({
    testResults: [{ assertionResults: [{ meta: { storyId: "form-button--sizes" } }, {}] }],
  });
  const folder = ["form-button-sizes-dark.png", "form-button-sizes-light.png", "gone-light.png"];
  expect(orphans([...folder, "environment.json"], wanted)).toEqual(["gone-light.png"]);
});

test("UIK-09 a difference is shown beside what was accepted", () => {
  const differences = differencesOf([
    "form-button-dark-actual.png",
    "form-button-dark-diff.png",
    "form-button-dark-reference.png",
    "report.json",
  ]);
  const page = differencesPage(differences);
  expect(page.match(/<figcaption>\w+/g)).toEqual([
    "<figcaption>Accepted",
    "<figcaption>Now",
    "<figcaption>Difference",
  ]);
});

test("UIK-09 the accepted pictures are of the browser that the lock file names", () => {
  const [, named] = /^  "@sparticuz\/chromium": (\d+)/m.exec(read("pnpm-workspace.yaml")) ?? [];
  const { browser } = JSON.parse(read(".storybook/snapshots/environment.json"));
  expect(named).toMatch(/^\d+$/);
  expect(browser).toMatch(new RegExp(`^${named}\\.`));
});
