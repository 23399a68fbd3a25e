import { createElement, type ElementType, type FunctionComponent, type ReactNode } from "react";
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

type Props = Record<string, unknown>;
type Render = (args: Props, context: object) => ReactNode;
type Decorator = (story: FunctionComponent, context: object) => ReactNode;

interface StoryParts {
  component?: ElementType;
  args?: Props;
  render?: Render;
  decorators?: Decorator[];
}

const modules = import.meta.glob<Record<string, StoryParts>>("../*/*.stories.tsx");
const sources = import.meta.glob<string>("../*/*.stories.tsx", {
  eager: true,
  import: "default",
  query: "?raw",
});
const entries = import.meta.glob("../*/index.ts");
const indexes = import.meta.glob<string>("../*/index.ts", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** Stories whose own code reads the document; other stories render their components. */
const ofThePage: readonly string[] = ["InTheAddress"];

/** The HTML of a story, rendered without a browser. */
function drawn(meta: StoryParts, story: StoryParts): string {
  const args = { ...meta.args, ...story.args };
  const context = { args, globals: {}, parameters: {} };
  const render: Render =
    story.render ??
    meta.render ??
    ((props) => meta.component && createElement(meta.component, props));
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  const whole = decorators.reduce<FunctionComponent>(
    (Inner, decorate) =>
      function Decorated() {
        return decorate(Inner, context);
      },
    function Story() {
      return render(args, context);
    },
  );
  return renderToString(createElement(whole));
}

/** React writes errors of a Suspense boundary into the HTML; a boundary that is only pending does not count. */
const failures = (html: string) =>
  [...html.matchAll(/data-msg="([^"]*)"/g)]
    .map(([, message = ""]) => message)
    .filter((message) => !/did not finish this Suspense|does not support Suspense/.test(message));

// Loaded before any story, because stories stub the document.
beforeAll(async () => {
  for (const entry of Object.values(entries)) await entry();
});

let said: MockInstance;

beforeEach(() => {
  said = vi.spyOn(console, "error");
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(Object.keys(modules))("%s", (path) => {
  let stories: Record<string, StoryParts>;

  beforeAll(async () => {
    // Story files read `document.body` when they are loaded; their play functions do not run here.
    vi.stubGlobal("document", { body: {} });
    for (const [name] of sources[path]?.matchAll(/\b(?:HTML|SVG)\w*Element\b/g) ?? []) {
      vi.stubGlobal(name, Object);
    }
    stories = (await modules[path]?.()) ?? {};
    vi.unstubAllGlobals();
  });

  const names = storiesIn(sources[path] ?? "").map(({ name }) => name);

  test.each(names.filter((name) => !ofThePage.includes(name)))(
    "UIK-08 %s is drawn on a server",
    (name) => {
      const html = drawn(stories["default"] ?? {}, stories[name] ?? {});
      expect(failures(html)).toEqual([]);
      expect(said).not.toHaveBeenCalled();
    },
  );
});

test("UIK-08 every component is in a story that is drawn on a server", () => {
  const reached = new Set(
    Object.values(sources).flatMap((source) =>
      storiesIn(source).flatMap(({ reaches }) => [...reaches]),
    ),
  );
  const components = Object.values(indexes).flatMap(exportedComponents);
  const errors = ["ModelError"];
  expect(components.filter((name) => !reached.has(name) && !errors.includes(name))).toEqual([]);
});
