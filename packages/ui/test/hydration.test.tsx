import { JSDOM } from "jsdom";
import { act, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { exportedComponents } from "../manual/exported-names.ts";
import { plainMessage } from "../src/form/bound-field.ts";
import { FormMessages } from "../src/form/index.ts";
import { catalanLabelSet } from "../src/label-sets/index.ts";
import { UiLabelsProvider } from "../src/labels/index.ts";
import { ToastProvider } from "../src/toast/index.ts";
import {
  loadComponents,
  loadStories,
  storyElement,
  storyFiles,
  storyNames,
} from "../src/conformance/story-element.ts";

const indexes = import.meta.glob<string>("../src/*/index.ts", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The providers of the package, each around what follows it. */
const around: Readonly<Record<string, (inside: ReactNode) => ReactNode>> = {
  UiLabelsProvider: (inside) => (
    <UiLabelsProvider labels={catalanLabelSet}>{inside}</UiLabelsProvider>
  ),
  ToastProvider: (inside) => <ToastProvider>{inside}</ToastProvider>,
  FormMessages: (inside) => <FormMessages messageOf={plainMessage}>{inside}</FormMessages>,
};
const inProviders = (inside: ReactNode): ReactNode =>
  Object.values(around).reduceRight((tree, provider) => provider(tree), inside);

/** Nothing is measured and nothing moves in jsdom. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const lacking: Record<string, unknown> = {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  CSS: { supports: () => true },
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  IS_REACT_ACT_ENVIRONMENT: true,
};

/** Globals that Node has, too, but that work only with events of their own kind. */
const doubled =
  "navigator AbortController AbortSignal Event EventTarget CustomEvent Blob File FormData";

/** The globals of a browser, until they are taken back. */
function openPage(): void {
  const { window } = new JSDOM("<!doctype html><html lang=ca>", {
    pretendToBeVisual: true,
    url: "https://panel.example",
  });
  for (const [name, value] of Object.entries({ ...lacking, window })) vi.stubGlobal(name, value);
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!(name in globalThis) || doubled.split(" ").includes(name)) {
      vi.stubGlobal(name, window[name]);
    }
  }
}

/** What React says of HTML that the browser would have drawn otherwise. */
const isMismatch = (words: unknown) => /hydrat|did not match|didn't match/i.test(String(words));

/** Takes over what a server has drawn, and returns what React says against it. */
async function takenOver(tree: ReactNode): Promise<string[]> {
  const html = renderToString(tree);
  const said: string[] = [];
  const note = (...words: unknown[]) => {
    if (words.some(isMismatch)) said.push(words.map(String).join(" ").slice(0, 2000));
  };
  const spy = vi.spyOn(console, "error").mockImplementation(note);
  openPage();
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = html;
  // Effects fail that need layout, or answers that only a story's play function gives; that is not asked here.
  const ignore = () => {};
  let app: Root | undefined;
  const taking = act(async () => {
    app = hydrateRoot(root, tree, {
      onRecoverableError: note,
      onUncaughtError: ignore,
      onCaughtError: ignore,
    });
  });
  await taking.then(ignore, ignore);
  await act(async () => app?.unmount());
  spy.mockRestore();
  return said;
}

beforeAll(loadComponents);
afterEach(() => vi.unstubAllGlobals());

test("UIK-08 every provider of the package is around what is hydrated here", () => {
  const providers = Object.values(indexes)
    .flatMap(exportedComponents)
    .filter((name) => /Provider$|^FormMessages$/.test(name));
  expect(providers.toSorted()).toEqual(Object.keys(around).toSorted());
});

test("UIK-08 HTML that differs from what the browser draws is noticed", async () => {
  const Differs = () => <p>{typeof document}</p>;
  expect(await takenOver(inProviders(<Differs />))).not.toEqual([]);
});

describe.each(storyFiles)("%s", (path) => {
  let stories: Awaited<ReturnType<typeof loadStories>>;

  beforeAll(async () => {
    stories = await loadStories(path);
  });

  test.each(storyNames(path))("UIK-08 %s is taken over in every provider", async (name) => {
    expect(await takenOver(inProviders(storyElement(stories, name)))).toEqual([]);
  });
});
