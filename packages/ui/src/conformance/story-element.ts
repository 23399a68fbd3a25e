import { createElement, type ElementType, type FunctionComponent, type ReactNode } from "react";
import { vi } from "vitest";
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
/** The text of each file of stories. */
export const storySources = import.meta.glob<string>("../*/*.stories.tsx", {
  eager: true,
  import: "default",
  query: "?raw",
});
const entries = import.meta.glob("../*/index.ts");

export const storyFiles: readonly string[] = Object.keys(modules);

/** Stories whose own code reads the document; other stories render their components. */
const ofThePage: readonly string[] = ["InTheAddress"];

/** The names of a file's stories that can be drawn without a document. */
export const storyNames = (path: string): string[] =>
  storiesIn(storySources[path] ?? "")
    .map(({ name }) => name)
    .filter((name) => !ofThePage.includes(name));

/** Loads all components; before any story, because stories stub the document. */
export async function loadComponents(): Promise<void> {
  for (const entry of Object.values(entries)) await entry();
}

/** Loads a file of stories, with a document that is only there meanwhile. */
export async function loadStories(path: string): Promise<Record<string, StoryParts>> {
  // Story files read `document.body` when they are loaded; their play functions do not run here.
  vi.stubGlobal("document", { body: {} });
  for (const [name] of storySources[path]?.matchAll(/\b(?:HTML|SVG)\w*Element\b/g) ?? []) {
    vi.stubGlobal(name, Object);
  }
  const stories = (await modules[path]?.()) ?? {};
  vi.unstubAllGlobals();
  return stories;
}

/** A story as an element, with its decorators around it. */
export function storyElement(stories: Record<string, StoryParts>, name: string): ReactNode {
  const [meta, story] = [stories["default"] ?? {}, stories[name] ?? {}];
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
  return createElement(whole);
}
