import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "Content/Avatar",
  component: Avatar,
  args: { name: "Núria Puig i Camps" },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  tags: ["snapshot"],
  render: (args) => (
    <div className="flex items-center gap-3">
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getAllByRole("img", { name: "Núria Puig i Camps" }),
    ).toHaveLength(3);
  },
};

export const BrokenPictureFallsBack: Story = {
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("NC")).toBeVisible();
  },
};

export const DecorativeIsSilent: Story = {
  args: { decorative: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};
export const Conforms = conforms(HTMLSpanElement, (props) => <Avatar {...props} name="Núria" />);
