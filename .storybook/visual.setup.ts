import { waitFor } from "storybook/test";
import { afterEach, expect } from "vitest";
import { modelComparison, pictureName, themes } from "../tools/visual/drawing.ts";
import { fontsOfTheMachine } from "../tools/visual/machine-fonts.ts";
import "./by-keyboard.ts";

/** Padding for focus rings at the edge, as on a story's page, and no transitions, so colours change at once. */
const still = document.createElement("style");
still.textContent = `
  html:root body { box-sizing: border-box; padding: 1rem; }
  *, ::before, ::after { transition: none !important; }
`;
document.head.append(still);

/** A style that affects every box of the page, so that adding or removing it repaints everything. */
const blank = document.createElement("style");
blank.textContent = `*, ::before, ::after { background: CanvasText !important; color: Canvas !important; }`;

/**
 * The picture shows the state in which the play function ends. Timers of a second or more, such as the one that
 * removes «copied», are not started, because a busy machine may take that long before the picture. Shorter ones are known,
 * since the picture waits for them.
 */
const [soon, forget] = [
  globalThis.setTimeout.bind(globalThis),
  globalThis.clearTimeout.bind(globalThis),
];
const pending = new Set<unknown>();
globalThis.setTimeout = ((run: TimerHandler, delay = 0, ...words: unknown[]) => {
  if (delay >= 1000 || typeof run !== "function") return 0;
  const timer = soon(() => {
    pending.delete(timer);
    run(...words);
  }, delay);
  pending.add(timer);
  return timer;
}) as typeof setTimeout;
globalThis.clearTimeout = ((timer?: NodeJS.Timeout) => {
  pending.delete(timer);
  forget(timer);
}) as typeof clearTimeout;

/** Nor do clocks go on: what is left of an hour is drawn as it was at first. */
const tick = globalThis.setInterval.bind(globalThis);
globalThis.setInterval = ((run: TimerHandler, every = 0, ...words: unknown[]) =>
  every >= 1000 ? 0 : tick(run, every, ...words)) as typeof setInterval;
const begun = Date.now();
Date.now = () => begun;

/** Whether the page holds a model that is drawn in three dimensions. */
const holdsModel = () => document.querySelector("[data-ready] canvas[data-frames]") !== null;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits two frames: the first draws the changes, the second starts after they have been painted. */
async function drawn() {
  await frame();
  await frame();
}

/** Waits until no short timer would change the page: what a story leaves half way would be drawn before or after it, by chance. */
async function atRest() {
  await waitFor(() => expect(pending.size, "timers of the story that never end").toBe(0), {
    timeout: 10_000,
  });
  await drawn();
}

/**
 * Repaints the whole page in a theme. The browser reuses parts of earlier paintings; where they were cut
 * during the story, the edges of curves differ by a shade.
 */
async function redraw(theme: string) {
  document.head.append(blank);
  document.documentElement.dataset["theme"] = theme;
  await drawn();
  blank.remove();
  await drawn();
}

/** After its story has played, each story tagged `snapshot` is compared in both themes; a failed story is skipped. */
afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (context.task.result?.state === "fail" || !storyId) return;
  const root = document.documentElement;
  const before = root.dataset["theme"];
  await atRest();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const faults: unknown[] = [];
  try {
    // oxlint-disable-next-line vitest/no-standalone-expect -- it belongs to the test that has just run
    expect(await fontsOfTheMachine(), "fonts that other machines may not have").toEqual([]);
  } catch (fault) {
    faults.push(fault);
  }
  for (const theme of themes) {
    await redraw(theme);
    // The focus ring is part of the picture; the comparison itself hides the blinking caret.
    try {
      // oxlint-disable-next-line vitest/no-standalone-expect -- it belongs to the test that has just run
      await expect(document.body).toMatchScreenshot(pictureName(storyId, theme), {
        ...(holdsModel() && modelComparison),
      });
    } catch (fault) {
      // Errors are collected, so that both themes are reported when both differ.
      faults.push(fault);
    }
  }
  if (before) root.dataset["theme"] = before;
  if (faults.length > 0) throw faults[0];
});
