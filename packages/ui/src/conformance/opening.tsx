import { type ReactNode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { drawn, tags } from "./conformance.tsx";

const labels = { next: "Next" };

/** What a component that opens something is given, and passes on. */
export interface OpeningGiven {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange: (open: boolean, reason: string) => void;
}

/**
 * Makes a story that checks the one rule of opening: with `defaultOpen` it is open at first, closes by itself, and says why; with
 * `open` it stays as its caller says.
 * @param role of what is opened
 */
export function conformsToOpening(
  render: (props: OpeningGiven) => ReactNode,
  role: string,
  globals: Record<string, unknown> = {},
) {
  const asked = fn();
  return {
    tags,
    globals,
    render: function Opened() {
      const [step, setStep] = useState<"own" | "held" | "closed">("own");
      return (
        <>
          {step === "own" && render({ defaultOpen: true, onOpenChange: asked })}
          {step !== "own" && (
            <div data-held>{render({ open: step === "held", onOpenChange: asked })}</div>
          )}
          <button
            type="button"
            aria-label={labels.next}
            data-step
            onClick={() => setStep(step === "own" ? "held" : "closed")}
          />
        </>
      );
    },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      asked.mockClear();
      const screen = within(document.body);
      const next = () => canvasElement.querySelector<HTMLElement>("[data-step]")?.click();
      const shut = () => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      const refuse = async () => {
        await screen.findByRole(role);
        await drawn();
        await userEvent.keyboard("{Escape}");
        await waitFor(() => expect(asked).toHaveBeenLastCalledWith(false, "escape"));
      };
      await refuse();
      await shut();
      next();
      await waitFor(() => expect(canvasElement.querySelector("[data-held]")).not.toBeNull());
      asked.mockClear();
      await refuse();
      await drawn();
      await expect(screen.getByRole(role)).toBeVisible();
      next();
      await shut();
    },
  };
}
