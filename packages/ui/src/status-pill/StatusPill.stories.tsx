import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { conforms, drawnWith, inForcedColors } from "../conformance/index.ts";
import { StatusPill } from "./StatusPill.tsx";

const meta = {
  title: "Content/StatusPill",
  component: StatusPill,
  args: { tone: "active" },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ["snapshot"],
  render: () => (
    <div className="flex flex-wrap gap-2">
      <StatusPill tone="active">Publicada</StatusPill>
      <StatusPill tone="neutral">Esborrany</StatusPill>
      <StatusPill tone="success">Completa</StatusPill>
      <StatusPill tone="warning">Pendent de revisió</StatusPill>
      <StatusPill tone="error">Amb errors</StatusPill>
      <StatusPill tone="info">En proves</StatusPill>
    </div>
  ),
};
export const Narrow: Story = {
  render: () => (
    <div className="w-28">
      <StatusPill tone="warning">Desactivada temporalment</StatusPill>
    </div>
  ),
};
export const Conforms = conforms(HTMLSpanElement, (props) => (
  <StatusPill tone="active" {...props}>
    Live
  </StatusPill>
));

export const ForcedColors: Story = {
  name: "Where colours are forced, the dot is still drawn",
  ...Tones,
  play: async ({ canvas }) => {
    await inForcedColors(async () => {
      for (const dot of canvas.getAllByText(/./).map((text) => text.previousElementSibling)) {
        if (dot) await expect(drawnWith(dot)).not.toMatch(/^0px/);
      }
    });
  },
};
