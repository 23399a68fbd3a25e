import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { NoAccess } from "./NoAccess.tsx";

const meta = {
  title: "Back office/NoAccess",
  component: NoAccess,
  args: {
    title: "No teniu accés a aquesta pàgina",
    children: "Demaneu-lo a qui us supervisa.",
    action: (
      <Button asChild>
        <a href="#home">Torna a l'inici</a>
      </Button>
    ),
  },
} satisfies Meta<typeof NoAccess>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("heading", {
        name: "No teniu accés a aquesta pàgina",
        level: 2,
      }),
    ).toBeVisible();
  },
};
export const Conforms = conforms(HTMLDivElement, (props) => (
  <NoAccess {...props} title="No access" />
));

export const Narrow = fitsNarrow(() => (
  <NoAccess title="No teniu accés a aquesta pàgina">Demaneu-lo a qui us supervisa.</NoAccess>
));
