import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Upload } from "./index.ts";
import { held, input, photo, text, transfer } from "./fixtures.ts";

const meta = {
  title: "Form/Upload/In progress",
  component: Upload,
  args: {
    label: "Fitxers del coneixement",
    accept: ".txt,image/*",
    multiple: true,
    transfer,
    locale: "ca",
  },
  beforeEach: () => {
    held.length = 0;
  },
  decorators: [
    (Story) => (
      <div className="max-w-lg">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Upload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CancelsAndSendsAnew: Story = {
  name: "Tried again before the first transfer has ended, it follows the second one alone",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), text("a.txt"));
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.click(canvas.getByRole("button", { name: "Cancel a.txt" }));
    await userEvent.click(canvas.getByRole("button", { name: "Try again with a.txt" }));
    await waitFor(() => expect(held).toHaveLength(2));
    held[0]?.onProgress(0.9);
    held[0]?.reject(held[0].signal.reason);
    held[1]?.onProgress(0.25);
    const bar = canvas.getByRole("progressbar", { name: "Uploading a.txt" });
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "0.25"));
    await expect(canvas.queryByText("Cancelled")).toBeNull();
    held[1]?.resolve();
    await expect(await canvas.findByText("Uploaded")).toBeVisible();
  },
};

export const CancelledGivesItsPlace: Story = {
  name: "A cancelled transfer frees its place at once, also if it ignores its signal",
  args: { atATime: 1 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), [text("a.txt"), text("b.txt")]);
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.click(canvas.getByRole("button", { name: "Cancel a.txt" }));
    await waitFor(() => expect(held.map(({ file }) => file.name)).toEqual(["a.txt", "b.txt"]));
  },
};

export const ThrowsAtOnce: Story = {
  name: "A transfer that throws at once has failed",
  args: {
    transfer: () => {
      throw new Error("no hi ha connexió");
    },
    failureText: (error) => (error as Error).message,
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), text("a.txt"));
    await expect(await canvas.findByText("no hi ha connexió")).toBeVisible();
  },
};

export const KeepsTheFocus: Story = {
  name: "Cancel, retry and the end leave the focus with the file; taken off the list it goes to the next",
  play: async ({ canvas, canvasElement }) => {
    const button = (name: string) => canvas.getByRole("button", { name });
    await userEvent.upload(input(canvasElement), [text("a.txt"), text("b.txt")]);
    await waitFor(() => expect(held).toHaveLength(2));
    button("Cancel a.txt").focus();
    await userEvent.keyboard("{Enter}");
    await expect(button("Remove a.txt from the list")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button("Try again with a.txt")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(button("Cancel a.txt")).toHaveFocus();
    await waitFor(() => expect(held).toHaveLength(3));
    held[2]?.resolve();
    await waitFor(() => expect(button("Remove a.txt from the list")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(button("Cancel b.txt")).toHaveFocus();
    held[1]?.resolve();
    await waitFor(() => expect(button("Remove b.txt from the list")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(button("choose")).toHaveFocus();
  },
};

export const SaysTheEnd: Story = {
  name: "The live region is there before the upload ends",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), text("a.txt"));
    const status = await canvas.findByRole("status");
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.resolve();
    await waitFor(() => expect(status).toHaveTextContent("Uploaded"));
  },
};

export const SentOnce: Story = {
  name: "With effects run twice a file is sent once, and its picture is seen",
  render: (args) => (
    <StrictMode>
      <Upload {...args} />
    </StrictMode>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), await photo());
    const row = await canvas.findByRole("listitem");
    await waitFor(() => expect(row.querySelector("img")?.naturalWidth).toBe(4));
    await expect(held).toHaveLength(1);
    await expect(held[0]?.signal.aborted).toBe(false);
    held[0]?.resolve();
    await expect(await canvas.findByText("Uploaded")).toBeVisible();
  },
};

export const Cancels: Story = {
  name: "Cancel aborts the signal; retry sends it anew",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), text("a.txt"));
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.click(canvas.getByRole("button", { name: "Cancel a.txt" }));
    await expect(held[0]?.signal.aborted).toBe(true);
    held[0]?.reject(held[0].signal.reason);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Cancelled"));

    await userEvent.click(canvas.getByRole("button", { name: "Try again with a.txt" }));
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]?.resolve();
    await expect(await canvas.findByText("Uploaded")).toBeVisible();
  },
};

export const ArrivesCancelled: Story = {
  name: "A file that has arrived although it was cancelled is uploaded",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), text("a.txt"));
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.click(canvas.getByRole("button", { name: "Cancel a.txt" }));
    held[0]?.resolve();
    await expect(await canvas.findByText("Uploaded")).toBeVisible();
  },
};

export const Fails: Story = {
  name: "A failure says why and can be tried again",
  args: { failureText: (error) => `No s'ha pogut pujar: ${(error as Error).message}.` },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), text("a.txt"));
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.reject(new Error("la quota és plena"));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/la quota és plena/));
    await expect(canvas.getByRole("button", { name: "Try again with a.txt" })).toBeVisible();
  },
};

export const Queues: Story = {
  name: "At most `atATime` files are sent at once",
  args: { atATime: 2 },
  play: async ({ canvasElement }) => {
    await userEvent.upload(input(canvasElement), [text("a.txt"), text("b.txt"), text("c.txt")]);
    await waitFor(() => expect(held).toHaveLength(2));
    held[0]?.resolve();
    await waitFor(() =>
      expect(held.map(({ file }) => file.name)).toEqual(["a.txt", "b.txt", "c.txt"]),
    );
  },
};

export const AbortsOnLeaving: Story = {
  name: "Unmounting aborts every transfer",
  render: function Leaving(args) {
    const [there, setThere] = useState(true);
    return (
      <>
        {there && <Upload {...args} />}
        <Button onClick={() => setThere(false)}>Surt</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), text("a.txt"));
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.click(canvas.getByRole("button", { name: "Surt" }));
    await expect(held[0]?.signal.aborted).toBe(true);
  },
};

export const Uploads: Story = {
  name: "A chosen file is sent; progress and end are shown",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), text("guia.txt"));
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.onProgress(0.5);
    const bar = await canvas.findByRole("progressbar", { name: "Uploading guia.txt" });
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "0.5"));
    held[0]?.resolve();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Uploaded"));
    await userEvent.click(canvas.getByRole("button", { name: "Remove guia.txt from the list" }));
    await expect(canvas.queryByText("guia.txt")).toBeNull();
  },
};
