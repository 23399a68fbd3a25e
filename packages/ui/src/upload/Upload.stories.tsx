import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { DropZone, type Transfer, Upload } from "./index.ts";

interface Held {
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Transfers that the test ends by hand. */
const held: Held[] = [];
const transfer: Transfer = (file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    held.push({ file, signal, onProgress, resolve, reject });
  });

const text = (name: string, size = 2000) =>
  new File([new Uint8Array(size).fill(97)], name, { type: "text/plain" });

function input(canvasElement: HTMLElement): HTMLInputElement {
  return canvasElement.querySelector("input[type=file]") as HTMLInputElement;
}

function transferOf(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** The browser's own event: the library's leaves the files out. */
function drag(zone: HTMLElement, type: "dragenter" | "drop", files: readonly File[]) {
  const dataTransfer = transferOf(files);
  zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

const taken = fn();

const meta = {
  title: "Form/Upload",
  component: Upload,
  args: {
    label: "Fitxers del coneixement",
    accept: ".txt,image/*",
    maxSize: 4096,
    multiple: true,
    hint: "Text o imatges.",
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

export const Empty: Story = { tags: ["snapshot"] };

export const ZoneAlone: Story = {
  tags: ["snapshot"],
  name: "The zone alone hands out what it takes",
  render: () => <DropZone hint="Fins a deu imatges." multiple maxSize={4096} onFiles={taken} />,
  play: async ({ canvasElement }) => {
    taken.mockClear();
    const file = text("guia.txt");
    await userEvent.upload(input(canvasElement), file);
    await expect(taken).toHaveBeenCalledWith([file]);
  },
};

export const InAField: Story = {
  name: "Its button is the field's control",
  render: (args) => (
    <Field label="Fitxers" hint="Amb ells respon el xatbot.">
      <Upload {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Fitxers" })).toHaveAccessibleDescription(
      "Amb ells respon el xatbot.",
    );
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

export const Again: Story = {
  name: "The same file can be chosen twice in a row",
  play: async ({ canvasElement }) => {
    const file = text("guia.txt");
    await userEvent.upload(input(canvasElement), file);
    await waitFor(() => expect(held).toHaveLength(1));
    await expect(input(canvasElement).files).toHaveLength(0);
    await userEvent.upload(input(canvasElement), file);
    await waitFor(() => expect(held).toHaveLength(2));
  },
};

export const Refuses: Story = {
  name: "Wrong, empty and too large files are refused by name; the good one is taken",
  play: async ({ canvas, canvasElement }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input(canvasElement), [
      new File(["x"], "virus.exe"),
      text("gran.txt", 5000),
      text("buit.txt", 0),
      text("bo.txt"),
    ]);
    const alert = within(canvas.getByRole("alert"));
    await expect(alert.getByText(/“virus.exe” is not of a type/)).toBeVisible();
    await expect(
      alert.getByText(/“gran.txt” is too large. It may have at most 4 kB/),
    ).toBeVisible();
    await expect(alert.getByText("“buit.txt” is empty.")).toBeVisible();
    await waitFor(() => expect(held.map(({ file }) => file.name)).toEqual(["bo.txt"]));
  },
};

export const Drops: Story = {
  name: "Files can be dropped",
  play: async ({ canvas, canvasElement }) => {
    const zone = canvas.getByText(/Drop files here/).closest("div") as HTMLElement;
    const files = [text("a.txt"), text("b.txt")];
    drag(zone, "dragenter", files);
    await waitFor(() => expect(zone).toHaveAttribute("data-over"));
    drag(zone, "drop", files);
    await waitFor(() => expect(zone).not.toHaveAttribute("data-over"));
    await waitFor(() => expect(held).toHaveLength(2));
    await expect(canvasElement.querySelectorAll("li")).toHaveLength(2);
  },
};

export const Pastes: Story = {
  name: "Files can be pasted",
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "choose" }).focus();
    await userEvent.paste(transferOf([text("enganxat.txt")]));
    await waitFor(() => expect(held.map(({ file }) => file.name)).toEqual(["enganxat.txt"]));
  },
};

export const OneOnly: Story = {
  name: "Where one is taken, the first of several is taken and that is said",
  args: { multiple: false },
  play: async ({ canvas }) => {
    const zone = canvas.getByText(/Drop files here/).closest("div") as HTMLElement;
    drag(zone, "drop", [text("a.txt"), text("b.txt")]);
    await expect(await canvas.findByText(/Only one file can be chosen/)).toBeVisible();
    await waitFor(() => expect(held.map(({ file }) => file.name)).toEqual(["a.txt"]));
  },
};

export const Cancels: Story = {
  name: "Cancel aborts the signal; what arrives later does not make it done; retry sends it anew",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), text("a.txt"));
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.click(canvas.getByRole("button", { name: "Cancel a.txt" }));
    await expect(held[0]?.signal.aborted).toBe(true);
    held[0]?.resolve();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Cancelled"));
    await expect(canvas.queryByText("Uploaded")).toBeNull();

    await userEvent.click(canvas.getByRole("button", { name: "Try again with a.txt" }));
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]?.resolve();
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
  name: "Only so many are on their way at once",
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
  name: "When the component goes, what is on its way is aborted",
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

export const Previews: Story = {
  name: "Pictures are shown, SVG is not",
  play: async ({ canvas, canvasElement }) => {
    const picture = document.createElement("canvas");
    picture.width = 4;
    picture.height = 4;
    const blob = await new Promise<Blob | null>((resolve) => {
      picture.toBlob(resolve, "image/png");
    });
    await userEvent.upload(input(canvasElement), [
      new File([blob as Blob], "foto.png", { type: "image/png" }),
      new File(["<svg/>"], "dibuix.svg", { type: "image/svg+xml" }),
    ]);
    const [photo, drawing] = await canvas.findAllByRole("listitem");
    await waitFor(() => expect(photo?.querySelector("img")).not.toBeNull());
    await expect(drawing?.querySelector("img")).toBeNull();
  },
};

export const DisabledTakesNothing: Story = {
  name: "Disabled, it takes nothing",
  args: { disabled: true },
  play: async ({ canvas }) => {
    const zone = canvas.getByText(/Drop files here/).closest("div") as HTMLElement;
    drag(zone, "drop", [text("a.txt")]);
    await fireEvent.paste(zone, { clipboardData: transferOf([text("b.txt")]) });
    await expect(canvas.queryByRole("listitem")).toBeNull();
    await expect(canvas.getByRole("button", { name: "choose" })).toBeDisabled();
  },
};

export const EmptyDark: Story = { globals: { theme: "dark" } };

export const Conforms = conforms(HTMLDivElement, (props) => (
  <Upload {...props} label="Files" transfer={transfer} />
));
export const DropZoneConforms = conforms(HTMLDivElement, (props) => (
  <DropZone {...props} onFiles={fn()} />
));

export const Narrow = fitsNarrow(() => (
  <Upload
    label="Fitxers"
    hint="Documents amb les respostes de l'assistent."
    words={{ drop: "Deixeu els fitxers aquí o", choose: "trieu-los" }}
    maxSize={4096}
    transfer={transfer}
  />
));
