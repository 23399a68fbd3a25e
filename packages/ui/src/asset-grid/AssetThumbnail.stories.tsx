import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { AssetTypeIcon, AssetThumbnail } from "./index.ts";

const types = ["image", "audio", "model", "video", "document"] as const;

const meta = {
  title: "Back office/AssetThumbnail",
  component: AssetThumbnail,
  args: { type: "image", className: "size-14 rounded-field" },
} satisfies Meta<typeof AssetThumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  tags: ["snapshot"],
  name: "LIB-02 Without a picture the sign of its type stands",
  render: (args) => (
    <ul className="grid gap-2">
      {types.map((type) => (
        <li key={type} className="flex items-center gap-3">
          <AssetThumbnail {...args} type={type} />
          <AssetTypeIcon type={type} className="size-4 text-ink-muted" />
          {type}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(types.length);
  },
};

export const Broken: Story = {
  name: "LIB-02 Where the picture does not load, an icon is shown in its place",
  args: { src: "data:image/png;base64,AA" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("svg")).not.toBeNull());
  },
};

export const Conforms = conforms(HTMLSpanElement, (props) => (
  <AssetThumbnail {...props} type="audio" />
));
