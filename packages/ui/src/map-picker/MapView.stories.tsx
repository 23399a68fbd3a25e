import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { MapView } from "./index.ts";
import picker, { Route as PickerRoute } from "./MapPicker.stories.tsx";

const meta = {
  title: "Maps/MapView",
  component: MapView,
  args: {
    label: "Points of the route",
    tiles: picker.args.tiles,
    markers: PickerRoute.args?.markers ?? [],
    lines: PickerRoute.args?.lines ?? [],
    onMarkerSelect: fn(),
  },
} satisfies Meta<typeof MapView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SelectedByKeyboard: Story = {
  tags: ["snapshot"],
  name: "UIK-06 Enter selects the point at the centre",
  args: {
    markers: [{ id: "7", position: { lat: 40.4168, lon: -3.7038 }, label: "Sol", kind: "point" }],
    lines: [],
  },
  play: async ({ canvas, args }) => {
    const map = await canvas.findByRole("application", {}, { timeout: 10_000 });
    await waitFor(() => expect(map).toHaveAttribute("data-rendered", "true"), { timeout: 10_000 });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onMarkerSelect).toHaveBeenCalledWith("7");
  },
};

export const Route: Story = {};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <MapView {...props} label="Points" tiles={picker.args.tiles} />
));
