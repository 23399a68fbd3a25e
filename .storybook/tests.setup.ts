import { afterEach as checkWithAxe } from "@storybook/addon-a11y/preview";
import { configure } from "storybook/test";
import type { StoryContext } from "storybook/internal/types";
import { afterEach, beforeEach, expect, type MockInstance, type TestContext, vi } from "vitest";
import "./by-keyboard.ts";

// A generous limit, because a busy machine is slow; an element that never appears still fails the test.
configure({ asyncUtilTimeout: 30_000 });

/** What the Storybook plugin adds to the context of a story's test. */
interface StoryTest extends TestContext {
  story?: StoryContext;
}

/**
 * Storybook wraps events in React's `act` by itself while the page keeps running. An update that a component makes
 * between two events, such as the end of a transition, then causes an act warning that is not the component's fault.
 */
const ofTheRunner = /\bact\(|`act` (?:call|scope)/;

/** The axe rules whose result depends on the theme; the others were already run on the same document. */
const coloured = {
  runOnly: ["color-contrast", "link-in-text-block"],
  resultTypes: ["violations"],
};

let said: MockInstance[] = [];

beforeEach(() => {
  said = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
});

/** After a story has played in its own theme, axe also checks it in the other theme, in the whole check. */
afterEach(async (context: StoryTest) => {
  const { story, task } = context;
  if (!import.meta.env["STORYBOOK_BOTH_THEMES"]) return;
  if (!story || task.result?.state === "fail") return;
  const { dataset } = document.documentElement;
  const own = dataset["theme"];
  dataset["theme"] = own === "dark" ? "light" : "dark";
  try {
    const parameters = {
      ...story.parameters,
      a11y: { ...story.parameters["a11y"], options: coloured },
    };
    await checkWithAxe({ ...story, parameters, viewMode: "story" });
  } finally {
    dataset["theme"] = own;
  }
});

/** Fails a test on any console error or warning: React and the libraries report mistakes only there. */
afterEach(() => {
  const words = said
    .flatMap(({ mock }) => mock.calls.map((call) => call.map(String).join(" ")))
    .filter((line) => !ofTheRunner.test(line));
  for (const spy of said) spy.mockRestore();
  // oxlint-disable-next-line vitest/no-standalone-expect -- it belongs to the test that has just run
  expect(words, "What was said on the console").toEqual([]);
});
