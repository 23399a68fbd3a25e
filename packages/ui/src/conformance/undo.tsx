import type { ReactNode } from "react";
import { expect, within } from "storybook/test";
import { drawn, tags } from "./conformance.tsx";

/** What is typed, each with a step of the caret after it, which ends what the browser takes back at once. */
const PHRASES = ["12 3,4", " 5,6"] as const;

/** Types into a field and takes it back until nothing is left; what each step leaves. */
async function stepsBack(field: HTMLInputElement): Promise<string[]> {
  const { userEvent } = await import("vitest/browser");
  field.focus();
  for (const phrase of PHRASES) {
    await userEvent.keyboard(`${phrase}{ArrowLeft}{ArrowRight}`);
  }
  const left = [field.value];
  do {
    await userEvent.keyboard("{Control>}z{/Control}");
    await drawn();
    left.push(field.value);
  } while (left.at(-1) !== left.at(-2));
  return left;
}

/**
 * Makes a story that checks that the browser's own undo takes back as much at once as in a control of its own: a phrase, not a letter
 * and not both phrases. A busy browser may divide a phrase by itself, in one of the two. The browser presses the keys, so it does
 * nothing in a Storybook that no test drives.
 * @param render a text control whose parent holds the value
 * @param bare the browser's control
 * @param shown what the control makes of a text that is typed
 */
export function conformsToUndo(
  render: (props: { "aria-label": string }) => ReactNode,
  bare: (props: { "aria-label": string }) => ReactNode = (props) => <input {...props} />,
  shown = (text: string) => text,
) {
  return {
    tags,
    render: () => (
      <div className="grid gap-4">
        {render({ "aria-label": "Ours" })}
        {bare({ "aria-label": "Bare" })}
      </div>
    ),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      if (!("__vitest_browser__" in globalThis)) return;
      const canvas = within(canvasElement);
      const byBrowser = await stepsBack(canvas.getByLabelText<HTMLInputElement>("Bare"));
      const ours = await stepsBack(canvas.getByLabelText<HTMLInputElement>("Ours"));
      const [whole = "", start = ""] = [byBrowser[0], byBrowser.at(-1)];
      await expect(whole).toBe(PHRASES.join("") + start);
      await expect(ours[0]).toBe(shown(whole));
      await expect(ours.at(-1)).toBe(shown(start));
      const first = PHRASES[0] + start;
      if (byBrowser.includes(first)) await expect(ours).toContain(shown(first));
      await expect(ours.length).toBeLessThanOrEqual(byBrowser.length + PHRASES.length);
    },
  };
}
