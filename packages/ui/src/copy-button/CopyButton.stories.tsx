import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { CopyButton } from "./CopyButton.tsx";

const meta = {
  title: "Form/CopyButton",
  component: CopyButton,
  args: { text: "ABC-123", label: "Copia el codi", copiedLabel: "Copiat", onCopyError: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const button = within(canvasElement).getByRole("button", { name: "Copia el codi" });
    await document.fonts.ready;
    const width = button.getBoundingClientRect().width;
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith("ABC-123");
    await expect(await within(canvasElement).findByRole("status")).toHaveTextContent("Copiat");
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

export const SaysThatItCouldNot: Story = {
  name: "A failed copy is reported beside the button until a copy succeeds",
  args: { onCopyError: undefined },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await userEvent.click(canvas.getByRole("button"));
    const status = canvas.getByRole("status");
    await waitFor(() => expect(status).toHaveTextContent(/^Could not copy\. Select/));
    await expect(status.getBoundingClientRect().width).toBeGreaterThan(100);
    write.mockResolvedValue();
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(status).toHaveTextContent("Copiat"));
  },
};

export const TellsTheCaller: Story = {
  name: "With `onCopyError` the caller reports a failed copy",
  play: async ({ canvasElement, args }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onCopyError).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};

export const IconOnly: Story = { args: { iconOnly: true } };
export const Conforms = conforms(HTMLButtonElement, (props) => (
  <CopyButton {...props} text="ABC" />
));

export const Narrow = fitsNarrow(() => (
  <CopyButton text="ABC" label="Copia el codi" copiedLabel="Copiat" />
));
