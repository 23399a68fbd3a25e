import { afterEach as checkWithAxe } from "@storybook/addon-a11y/preview";
import { configure } from "storybook/test";
import type { StoryContext } from "storybook/internal/types";
import { afterEach, beforeEach, expect, type MockInstance, type TestContext, vi } from "vitest";

// What a story waits for may take its time on a busy machine; one that never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 });

/** What the plugin adds to the context of a story's test. */
interface StoryTest extends TestContext {
  story?: StoryContext;
}

/**
 * Storybook opens React's act scopes around events by itself, in a page that runs on: what a component does
 * between two of them, such as ending a transition, is no fault of it.
 */
const ofTheRunner = /\bact\(|`act` (?:call|scope)/;

/** The rules whose outcome a theme can change; the others have looked at the same document already. */
const coloured = { runOnly: ["color-contrast", "link-in-text-block"] };

let said: MockInstance[] = [];

beforeEach(() => {
  said = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
});

/** Once a story has played in its own theme, it is as good in the other one. */
afterEach(async (context: StoryTest) => {
  const { story, task } = context;
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

/** React and the libraries say what is wrong with a component on the console, and nowhere else. */
afterEach(() => {
  const words = said
    .flatMap(({ mock }) => mock.calls.map((call) => call.map(String).join(" ")))
    .filter((line) => !ofTheRunner.test(line));
  for (const spy of said) spy.mockRestore();
  // oxlint-disable-next-line vitest/no-standalone-expect -- it belongs to the test that has just run
  expect(words, "What was said on the console").toEqual([]);
});
