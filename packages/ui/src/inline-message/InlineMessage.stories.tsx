import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { InlineMessage } from "./InlineMessage.tsx";

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

export const ClearsByItself: Story = {
  args: { autoClear: 30 },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole("status")).toBeNull());
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

const Race = () => {
  const [log, setLog] = useState<string[]>([]);
  const gone = (name: string) => () => setLog((now) => [...now, name]);
  return (
    <div className="grid gap-2">
      <InlineMessage
        tone="info"
        autoClear={250}
        onClear={gone("held")}
        action={<Button size="sm">Desfés</Button>}
      >
        Retingut
      </InlineMessage>
      <InlineMessage tone="info" autoClear={500} onClear={gone("free")}>
        Lliure
      </InlineMessage>
      <output aria-label="log">{log.join(",")}</output>
    </div>
  );
};

// The second message takes longer, and yet goes first: the first one's clock stands.
export const HoverAndFocusStopTheClock: Story = {
  render: () => <Race />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Desfés" }).focus();
    await waitFor(() => expect(canvas.getByLabelText("log")).toHaveTextContent("free"));
    await userEvent.hover(canvas.getByText("Retingut"));
    canvas.getByRole("button", { name: "Desfés" }).blur();
    await expect(canvas.getByText("Retingut")).toBeVisible();
    await userEvent.unhover(canvas.getByText("Retingut"));
    await waitFor(() => expect(canvas.getByLabelText("log")).toHaveTextContent("free,held"));
  },
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
