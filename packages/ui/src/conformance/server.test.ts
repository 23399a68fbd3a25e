import { renderToString } from "react-dom/server";
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  test,
  vi,
} from "vitest";
import { exportedComponents } from "../../manual/exported-names.ts";
import { storiesIn } from "./stories-in.ts";
import {
  loadComponents,
  loadStories,
  storyElement,
  storyFiles,
  storyNames,
  storySources,
} from "./story-element.ts";

const indexes = import.meta.glob<string>("../*/index.ts", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** React writes errors of a Suspense boundary into the HTML; a boundary that is only pending does not count. */
const failures = (html: string) =>
  [...html.matchAll(/data-msg="([^"]*)"/g)]
    .map(([, message = ""]) => message)
    .filter((message) => !/did not finish this Suspense|does not support Suspense/.test(message));

beforeAll(loadComponents);

let said: MockInstance;

beforeEach(() => {
  said = vi.spyOn(console, "error");
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(storyFiles)("%s", (path) => {
  let stories: Awaited<ReturnType<typeof loadStories>>;

  beforeAll(async () => {
    stories = await loadStories(path);
  });

  test.each(storyNames(path))("UIK-08 %s is drawn on a server", (name) => {
    const html = renderToString(storyElement(stories, name));
    expect(failures(html)).toEqual([]);
    expect(said).not.toHaveBeenCalled();
  });
});

test("UIK-08 every component is in a story that is drawn on a server", () => {
  const reached = new Set(
    Object.values(storySources).flatMap((source) =>
      storiesIn(source).flatMap(({ reaches }) => [...reaches]),
    ),
  );
  const components = Object.values(indexes).flatMap(exportedComponents);
  const errors = ["ModelError"];
  expect(components.filter((name) => !reached.has(name) && !errors.includes(name))).toEqual([]);
});
