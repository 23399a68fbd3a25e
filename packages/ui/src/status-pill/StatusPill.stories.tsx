import type { Meta, StoryObj } from "@storybook/react-vite";
import { conforms } from "../conformance/index.ts";
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
