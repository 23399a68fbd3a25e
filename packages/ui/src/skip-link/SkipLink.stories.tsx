import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { conforms, fitsNarrowWindow } from "../conformance/index.ts";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  title: "Layout/SkipLink",
  component: SkipLink,
  args: { children: "Salta al contingut" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Contingut</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeenWithTheFocus: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Salta al contingut" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};
export const Followed: Story = {
  tags: ["no-visual"],
  name: "It moves the focus to the content and leaves the address as it is",
  play: async ({ canvas }) => {
    const before = window.location.href;
    const entry = window.history.length;
    canvas.getByRole("link", { name: "Salta al contingut" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await expect(window.location.href).toBe(before);
    await expect(window.history).toHaveLength(entry);
  },
};

export const Conforms = conforms(HTMLAnchorElement, (props) => (
  <>
    <SkipLink {...props} href="#conforms-main" />
    <main id="conforms-main">Content</main>
  </>
));

export const Narrow = fitsNarrowWindow(
  () => (
    <>
      <SkipLink href="#narrow-main">
        Salta al contingutdesproporcionadamentinternacionalitzat de l'experiència
      </SkipLink>
      <main id="narrow-main">Contingut</main>
    </>
  ),
  { show: () => userEvent.tab() },
);
