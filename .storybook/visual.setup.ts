import { afterEach, expect } from "vitest";

const themes = ["light", "dark"] as const;

/** What stands over the page is drawn outside of its flow: then the whole window is the picture. */
const floating =
  "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [data-toasts] > *, :popover-open";

/** After its story has played, each marked story is compared in both themes; one that failed shows nothing of worth. */
afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (context.task.result?.state === "fail" || !storyId) return;
  const root = document.documentElement;
  const before = root.dataset["theme"];
  const over = [...document.querySelectorAll(floating)].some((element) =>
    element.checkVisibility(),
  );
  document.body.style.minHeight = over ? "100vh" : "";
  // The focus ring is part of the picture, a blinking caret is not: the comparison hides it by itself.
  await document.fonts.ready;
  for (const theme of themes) {
    root.dataset["theme"] = theme;
    // oxlint-disable-next-line vitest/no-standalone-expect -- it belongs to the test that has just run
    await expect(document.body).toMatchScreenshot(`${storyId}-${theme}`, {
      comparatorName: "pixelmatch",
      comparatorOptions: { threshold: 0, allowedMismatchedPixelRatio: 0, includeAA: true },
    });
  }
  if (before) root.dataset["theme"] = before;
});
