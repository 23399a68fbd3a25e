import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { DropZone, Upload } from "./index.ts";
import { dropFolders, folderEntry, held, input, photo, text, transfer } from "./fixtures.ts";

function transferOf(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** Dispatches a native event, because `userEvent` cannot drag files. */
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
    await expect(alert.getByText(/“gran.txt” is too large. It may be 4 kB at most/)).toBeVisible();
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

export const DropsFolder: Story = {
  name: "The files of a dropped folder are taken beside others, and it is said what is left out",
  play: async ({ canvas }) => {
    const zone = canvas.getByText(/Drop files here/).closest("div") as HTMLElement;
    const folder = folderEntry("Fotos", {
      "b.txt": "x",
      "a.exe": "x",
      dins: { "a.txt": "x", ".DS_Store": "x" },
    });
    dropFolders(zone, [folder], [text("solt.txt"), text("gran.txt", 5000)]);
    await waitFor(() =>
      expect(held.map(({ file }) => file.name)).toEqual(["solt.txt", "b.txt", "a.txt"]),
    );
    const alert = within(canvas.getByRole("alert"));
    await expect(alert.getByText(/folder “Fotos” .* left out: 1/)).toBeVisible();
    await expect(alert.getByText(/“gran.txt” is too large/)).toBeVisible();
    await expect(canvas.queryByText("Opening the folder…")).toBeNull();
  },
};

export const OneOfAFolder: Story = {
  name: "Where one is taken, a folder is refused with what helps",
  args: { multiple: false },
  play: async ({ canvas }) => {
    const zone = canvas.getByText(/Drop files here/).closest("div") as HTMLElement;
    dropFolders(zone, [folderEntry("Fotos", { "a.txt": "x" })]);
    await expect(
      await canvas.findByText("“Fotos” is a folder. Open it and drop the one file that you need."),
    ).toBeVisible();
    await expect(held).toHaveLength(0);
  },
};

export const FolderMadeOne: Story = {
  name: "Where one is taken, a folder can become it",
  args: {
    multiple: false,
    openFolder: ({ name, files }) => ({
      files: [text(`${name}-${files.length}.txt`)],
      leftOut: 0,
    }),
  },
  play: async ({ canvas }) => {
    const zone = canvas.getByText(/Drop files here/).closest("div") as HTMLElement;
    dropFolders(zone, [folderEntry("Fotos", { "a.txt": "x", "b.txt": "x" })]);
    await waitFor(() => expect(held.map(({ file }) => file.name)).toEqual(["Fotos-2.txt"]));
  },
};

export const Previews: Story = {
  name: "Pictures are shown, SVG is not",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), [
      await photo(),
      new File(["<svg/>"], "dibuix.svg", { type: "image/svg+xml" }),
    ]);
    const [seen, drawing] = await canvas.findAllByRole("listitem");
    await waitFor(() => expect(seen?.querySelector("img")).not.toBeNull());
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
    labels={{ drop: "Deixeu els fitxers aquí o", choose: "trieu-los" }}
    maxSize={4096}
    transfer={transfer}
  />
));
