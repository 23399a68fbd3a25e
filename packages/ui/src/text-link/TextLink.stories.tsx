import type { Meta, StoryObj } from "@storybook/react-vite";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { TextLink } from "./TextLink.tsx";

const meta = {
  title: "Content/TextLink",
  component: TextLink,
  args: { href: "#there", children: "Llegeix més sobre les rutes" },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["snapshot"] };
export const Quiet: Story = { args: { tone: "quiet" } };
export const Conforms = conforms(HTMLAnchorElement, (props) => (
  <TextLink {...props} href="#there">
    There
  </TextLink>
));

export const Narrow = fitsNarrow(() => (
  <TextLink href="#more">Llegeix-ne més sobre les rutes dels establiments col·laboradors</TextLink>
));
