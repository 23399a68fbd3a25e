import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms, fitsNarrow, withHeldClock } from "../conformance/index.ts";
import { InlineMessage, type InlineMessageProps } from "./InlineMessage.tsx";

const meta = {
  title: "Messages/InlineMessage",
  component: InlineMessage,
  args: { tone: "success", children: "Els canvis s'han desat.", onClear: fn() },
} satisfies Meta<typeof InlineMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ["snapshot"],
  render: () => (
    <div className="grid max-w-lg gap-3">
      <InlineMessage tone="success">Els canvis s'han desat.</InlineMessage>
      <InlineMessage tone="info">La traducció al castellà és opcional.</InlineMessage>
      <InlineMessage tone="warning" title="Falten dos punts" onDismiss={() => {}}>
        Una ruta necessita almenys tres punts per publicar-se.
      </InlineMessage>
      <InlineMessage
        tone="error"
        title="No s'ha pogut desar"
        action={<Button size="sm">Torna-ho a provar</Button>}
      >
        El servidor no respon. Comproveu la connexió.
      </InlineMessage>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("alert")).toHaveLength(2);
    await expect(within(canvasElement).getAllByRole("status")).toHaveLength(2);
  },
};

const message = (canvasElement: HTMLElement) => within(canvasElement).queryByRole("status");

export const ClearsByItself: Story = {
  name: "It disappears after three seconds, not before, and calls back",
  args: { autoClear: false },
  render: (args) => <Shown {...args} />,
  play: ({ canvasElement, args }) =>
    withHeldClock(async ({ advance }) => {
      await fireEvent.click(within(canvasElement).getByRole("button", { name: "Desa" }));
      await advance(2999);
      await expect(message(canvasElement)).toBeVisible();
      await expect(args.onClear).not.toHaveBeenCalled();
      await advance(1);
      await expect(message(canvasElement)).toBeNull();
      await expect(args.onClear).toHaveBeenCalledOnce();
    }),
};

function Shown({ children = "Els canvis s'han desat.", ...args }: InlineMessageProps) {
  const [saved, setSaved] = useState(0);
  return (
    <>
      <Button onClick={() => setSaved(saved + 1)}>Desa</Button>
      {saved > 0 && (
        <InlineMessage {...args} autoClear action={<Button size="sm">Desfés</Button>}>
          {children} {saved > 1 && <b>{saved} vegades</b>}
        </InlineMessage>
      )}
    </>
  );
}

export const HoverStopsTheClock: Story = {
  name: "Hovering stops the clock, which goes on where it was",
  render: (args) => <Shown {...args} />,
  play: ({ canvasElement }) =>
    withHeldClock(async ({ advance }) => {
      await fireEvent.click(within(canvasElement).getByRole("button", { name: "Desa" }));
      await advance(2000);
      await fireEvent.pointerOver(message(canvasElement) as HTMLElement);
      await advance(60_000);
      await expect(message(canvasElement)).toBeVisible();
      await fireEvent.pointerOut(message(canvasElement) as HTMLElement);
      await advance(999);
      await expect(message(canvasElement)).toBeVisible();
      await advance(1);
      await expect(message(canvasElement)).toBeNull();
    }),
};

export const FocusStopsTheClock: Story = {
  name: "The focus inside stops the clock",
  render: (args) => <Shown {...args} />,
  play: ({ canvasElement }) =>
    withHeldClock(async ({ advance }) => {
      await fireEvent.click(within(canvasElement).getByRole("button", { name: "Desa" }));
      await advance(1);
      const undo = within(canvasElement).getByRole("button", { name: "Desfés" });
      undo.focus();
      await advance(60_000);
      await expect(message(canvasElement)).toBeVisible();
      undo.blur();
      await advance(2998);
      await expect(message(canvasElement)).toBeVisible();
      await advance(1);
      await expect(message(canvasElement)).toBeNull();
    }),
};

export const OtherWordsShowAgain: Story = {
  name: "Other words show it again, and have three seconds of their own",
  render: (args) => <Shown {...args} />,
  play: ({ canvasElement }) =>
    withHeldClock(async ({ advance }) => {
      const save = within(canvasElement).getByRole("button", { name: "Desa" });
      await fireEvent.click(save);
      await advance(2000);
      await fireEvent.click(save);
      await advance(2999);
      await expect(message(canvasElement)).toHaveTextContent("2 vegades");
      await advance(1);
      await expect(message(canvasElement)).toBeNull();
      await fireEvent.click(save);
      await advance(2999);
      await expect(message(canvasElement)).toHaveTextContent("3 vegades");
      await advance(1);
      await expect(message(canvasElement)).toBeNull();
    }),
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <InlineMessage tone="info" {...props}>
    Message
  </InlineMessage>
));

export const Narrow = fitsNarrow(() => (
  <InlineMessage
    tone="error"
    title="No s'ha pogut desar"
    action={<Button size="sm">Repeteix</Button>}
  >
    Les internacionalitzacionsdesproporcionades no s'han pogut desar.
  </InlineMessage>
));
