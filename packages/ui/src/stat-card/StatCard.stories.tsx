import type { Meta, StoryObj } from "@storybook/react-vite";
import { Users } from "lucide-react";
import { expect, within } from "storybook/test";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { StatCard } from "./StatCard.tsx";

const meta = {
  title: "Content/StatCard",
  component: StatCard,
  args: {
    label: "Visitants",
    value: "12,4 k",
    fullValue: "12.437",
    hint: "Des de l'1 de gener",
    icon: <Users aria-hidden />,
    className: "max-w-56",
  },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Abbreviated: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTitle("12.437")).toHaveTextContent("12,4 k12.437");
  },
};
export const Plain: Story = { args: { value: 7, fullValue: undefined, hint: undefined } };
export const Conforms = conforms(HTMLDivElement, (props) => (
  <StatCard {...props} label="Visitors" value={7} />
));

export const Narrow = fitsNarrow(() => (
  <StatCard
    label="Visitants que han completat la ruta"
    value="12,4 k"
    fullValue="12.437"
    hint="Des de l'1 de gener"
    icon={<Users aria-hidden />}
  />
));
