import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bot, Library, Map, Users } from "lucide-react";
import { expect, within } from "storybook/test";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { QuickLinkCard } from "./QuickLinkCard.tsx";

const meta = {
  title: "Back office/QuickLinkCard",
  component: QuickLinkCard,
  args: {
    label: "Experiències",
    description: "Crea i edita rutes",
    icon: <Map aria-hidden />,
    href: "#experiences",
  },
} satisfies Meta<typeof QuickLinkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  tags: ["snapshot"],
  render: (args) => (
    <div className="grid max-w-3xl gap-3 tablet:grid-cols-2">
      <QuickLinkCard {...args} />
      <QuickLinkCard label="Assistents conversacionals" icon={<Bot aria-hidden />} href="#bots" />
      <QuickLinkCard label="Biblioteca" icon={<Library aria-hidden />} href="#library" />
      <QuickLinkCard label="Usuaris" icon={<Users aria-hidden />} href="#users" />
    </div>
  ),
};

export const AsChild: Story = {
  render: () => (
    <QuickLinkCard asChild label="Experiències" icon={<Map aria-hidden />} className="max-w-xs">
      <a href="#elsewhere" data-router>
        Experiències
      </a>
    </QuickLinkCard>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Experiències" });
    await expect(link).toHaveAttribute("href", "#elsewhere");
    await expect(link).toHaveAttribute("data-router");
  },
};
export const Conforms = conforms(HTMLAnchorElement, (props) => (
  <QuickLinkCard {...props} label="There" href="#there" />
));

export const Narrow = fitsNarrow(() => (
  <QuickLinkCard
    label="Assistents conversacionals"
    description="Respostes per als visitants"
    icon={<Bot aria-hidden />}
    href="#bots"
  />
));
