import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useRef } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Composer } from "./Composer.tsx";
import { withWords } from "./story-words.tsx";

/** With a box of its own, which cannot be an argument of the story. */
function ComposerAlone(props: Omit<ComponentProps<typeof Composer>, "box">) {
  return <Composer box={useRef(null)} {...props} />;
}

const meta = {
  title: "Chat/Composer",
  component: ComposerAlone,
  decorators: [withWords],
  args: { isRunning: false, onAsk: fn(), onStop: fn() },
} satisfies Meta<typeof ComposerAlone>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter sends, Shift and Enter break the line. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByLabelText("La teva pregunta");
    await userEvent.type(box, "{Enter}");
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.type(box, " A quina hora{Shift>}{Enter}{/Shift}obre? {Enter}");
    await expect(args.onAsk).toHaveBeenCalledWith("A quina hora\nobre?");
    await expect(box).toHaveValue("");
    await expect(box).toHaveFocus();
  },
};

export const WhileAnAnswerComes: Story = {
  args: { isRunning: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText("La teva pregunta");
    await userEvent.type(box, "I demà?{Enter}");
    await expect(args.onAsk).not.toHaveBeenCalled();
    await expect(box).toHaveValue("I demà?");
    await userEvent.click(canvas.getByRole("button", { name: "Atura" }));
    await expect(args.onStop).toHaveBeenCalled();
  },
};

export const TooLong: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText("La teva pregunta");
    await userEvent.click(box);
    await userEvent.paste("x".repeat(1001));
    await expect(box).toHaveAccessibleDescription("1.001 de 1.000 caràcters");
    await expect(box).toBeInvalid();
    await userEvent.type(box, "{Enter}");
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.type(box, "{Backspace}{Enter}");
    await expect(args.onAsk).toHaveBeenCalledWith("x".repeat(1000));
  },
};

/** What was typed stays, and says so. */
export const Offline: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine");
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
    try {
      await userEvent.type(canvas.getByLabelText("La teva pregunta"), "I demà?");
      dispatchEvent(new Event("offline"));
      await expect(await canvas.findByRole("status")).toHaveTextContent(/^No hi ha connexió/);
      await expect(canvas.getByLabelText("La teva pregunta")).toHaveValue("I demà?");
    } finally {
      if (online) Object.defineProperty(navigator, "onLine", online);
      dispatchEvent(new Event("online"));
    }
  },
};
