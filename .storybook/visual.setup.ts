import { afterEach, expect } from "vitest";
import { pictureName, themes } from "../tools/visual/drawing.ts";

/** Room for the focus rings at the edge, as on the page of a story, and colours that change at once. */
const still = document.createElement("style");
still.textContent = `
  html:root body { box-sizing: border-box; padding: 1rem; }
  *, ::before, ::after { transition: none !important; }
`;
document.head.append(still);

/** Touches each box of the page. */
const blank = document.createElement("style");
blank.textContent = `*, ::before, ::after { background: CanvasText !important; color: Canvas !important; }`;

/**
 * A story ends where its play function leaves it. What a component does by itself a second or more
 * later, such as letting go of «copied», does not happen: a busy machine takes as long to get here.
 */
const soon = globalThis.setTimeout.bind(globalThis);
globalThis.setTimeout = ((run: TimerHandler, delay = 0, ...words: unknown[]) =>
  delay < 1000 ? soon(run, delay, ...words) : 0) as typeof setTimeout;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** One frame draws what has changed; the next begins when that has been handed on. */
async function drawn() {
  await frame();
  await frame();
}

/**
 * Draws the page in a theme from nothing. What the browser keeps of earlier drawings was cut where
 * something changed while the story played, and the edges of curves there are a shade off.
 */
async function redraw(theme: string) {
  document.head.append(blank);
  document.documentElement.dataset["theme"] = theme;
  await drawn();
  blank.remove();
  await drawn();
}

/** After its story has played, each marked story is compared in both themes; one that failed shows nothing of worth. */
afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (context.task.result?.state === "fail" || !storyId) return;
  const root = document.documentElement;
  const before = root.dataset["theme"];
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const faults: unknown[] = [];
  for (const theme of themes) {
    await redraw(theme);
    // The focus ring is part of the picture, a blinking caret is not: the comparison hides it by itself.
    try {
      // oxlint-disable-next-line vitest/no-standalone-expect -- it belongs to the test that has just run
      await expect(document.body).toMatchScreenshot(pictureName(storyId, theme));
    } catch (fault) {
      // Both themes are shown side by side, also where both differ.
      faults.push(fault);
    }
  }
  if (before) root.dataset["theme"] = before;
  if (faults.length > 0) throw faults[0];
});
