import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { conforms, fitsNarrow, fitsNarrowWindow, conformsToForm } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { AvatarField, type PreparePicture } from "./index.ts";

const changed = fn();

interface PersonProps {
  src?: string;
  disabled?: boolean;
  crop?: boolean;
  removable?: boolean;
  maxSize?: number;
  maxCroppedSize?: number;
  prepare?: PreparePicture;
}

function Person({ src, disabled = false, ...limits }: PersonProps) {
  const [value, setValue] = useState<File | null>();
  return (
    <Field label="Fotografia del perfil" hint="PNG, JPEG o WebP." disabled={disabled}>
      <AvatarField
        name="Núria Puig"
        {...(src === undefined ? {} : { src })}
        value={value}
        {...limits}
        locale="ca"
        onValueChange={(next) => {
          setValue(next);
          changed(next);
        }}
      />
    </Field>
  );
}

/** Its left third is black, the rest is white. */
async function picture(name = "foto.png", width = 8, height = 8): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context) {
    context.fillRect(0, 0, width / 3, height);
    context.filter = "invert(1)";
    context.fillRect(width / 3, 0, width, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  return new File([blob as Blob], name, { type: "image/png" });
}

const stored = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const input = (root: HTMLElement) => root.querySelector("input[type=file]") as HTMLInputElement;

const meta = {
  title: "Form/AvatarField",
  component: Person,
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof Person>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Remove the picture" })).toBeNull();
  },
};

export const EmptyDark: Story = { globals: { theme: "dark" } };

export const Chooses: Story = {
  name: "Without cropping a chosen picture is shown and reported unchanged, and can be removed",
  args: { crop: false },
  play: async ({ canvas, canvasElement }) => {
    const file = await picture();
    await userEvent.upload(input(canvasElement), file);
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(file));
    await waitFor(() => expect(canvasElement.querySelector("img")?.src).toMatch(/^blob:/));
    await userEvent.click(canvas.getByRole("button", { name: "Remove the picture" }));
    await expect(changed).toHaveBeenLastCalledWith(undefined);
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

export const NotRemovable: Story = {
  name: "BOT-08 A stored picture that is required can be replaced, and the choice taken back, but not removed",
  args: { crop: false, removable: false, src: stored },
  play: async ({ canvas, canvasElement }) => {
    const remove = () => canvas.queryByRole("button", { name: "Remove the picture" });
    await expect(remove()).toBeNull();
    await userEvent.upload(input(canvasElement), await picture());
    await waitFor(() => expect(remove()).toBeVisible());
    await userEvent.click(remove() as HTMLElement);
    await expect(changed).toHaveBeenLastCalledWith(undefined);
    await expect(canvasElement.querySelector("img")).toHaveAttribute("src", stored);
  },
};

export const Prepares: Story = {
  name: "PRO-01, BOT-07 A picture of another type is made ready before it is judged, or it is said why it cannot be",
  args: {
    crop: false,
    prepare: {
      accept: ".heic",
      make: async (file) =>
        file.name === "IMG_1.HEIC"
          ? picture("IMG_1.png", 30, 10)
          : { problem: "Aquest fitxer està malmès." },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(input(canvasElement).accept).toMatch(/,\.heic$/);
    await userEvent.upload(input(canvasElement), new File(["x"], "IMG_2.HEIC"));
    await expect(await canvas.findByText("Aquest fitxer està malmès.")).toBeVisible();
    await userEvent.upload(input(canvasElement), new File(["x"], "IMG_1.HEIC"));
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    await expect(changed).toHaveBeenCalledWith(expect.objectContaining({ name: "IMG_1.png" }));
    await expect(canvas.queryByText("Aquest fitxer està malmès.")).toBeNull();
  },
};

const screen = within(document.body);

async function openCropper(root: HTMLElement, width = 300, height = 100) {
  await userEvent.upload(input(root), await picture("foto.png", width, height));
  const dialog = await screen.findByRole("dialog", { name: "Choose the part to show" });
  const use = within(dialog).getByRole("button", { name: "Use this part" });
  await waitFor(() => expect(use).toBeEnabled());
  return { use, stage: within(dialog).getByRole("group", { name: "Part of the picture" }) };
}

/** The brightness, from 0 to 255, of the last file given to `onValueChange`, at a share of its width. */
async function handedOut(share: number) {
  await waitFor(() => expect(changed).toHaveBeenCalled());
  const file = changed.mock.lastCall?.[0] as File;
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  const at = Math.round((bitmap.width - 1) * share);
  const light = context?.getImageData(at, Math.round(bitmap.height / 2), 1, 1).data[0] ?? 0;
  return { file, width: bitmap.width, height: bitmap.height, light };
}

export const Crops: Story = {
  tags: ["snapshot"],
  name: "PRO-01, BOT-07 Which square is meant is asked; at first it is the middle",
  play: async ({ canvasElement }) => {
    const { stage } = await openCropper(canvasElement);
    await expect(stage).toHaveAccessibleDescription(/^Arrows move/);
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const HandsOutASquare: Story = {
  name: "PRO-01, BOT-07 The reported file is that square, encoded again, within the size limit",
  args: { maxCroppedSize: 1500 },
  play: async ({ canvasElement }) => {
    const { use } = await openCropper(canvasElement);
    await userEvent.click(use);
    const { file, width, height, light } = await handedOut(0.05);
    await expect(file.type).toBe("image/webp");
    await expect(file.name).toBe("foto.webp");
    await expect(file.size).toBeLessThanOrEqual(1500);
    await expect(width).toBe(height);
    await expect(light).toBeGreaterThan(200);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Fotografia del perfil" })).toHaveFocus(),
    );
  },
};

export const CropsByKeyboard: Story = {
  name: "PRO-01, BOT-07 By keyboard: arrows move the square to the picture's edge, plus zooms",
  play: async ({ canvasElement }) => {
    const { use, stage } = await openCropper(canvasElement);
    stage.focus();
    await userEvent.keyboard(Array.from({ length: 12 }, () => "{ArrowLeft}").join(""));
    const slider = screen.getByRole("slider", { name: "Zoom" });
    await expect(slider).toHaveAttribute("aria-valuetext", "100 %");
    await userEvent.keyboard("+");
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuetext", "125 %"));
    await userEvent.keyboard("-");
    use.focus();
    await userEvent.keyboard("{Enter}");
    await expect((await handedOut(0.05)).light).toBeLessThan(50);
  },
};

export const CropsByPointer: Story = {
  name: "PRO-01, BOT-07 A drag, by mouse or by touch, moves the square",
  play: async ({ canvasElement }) => {
    const { use, stage } = await openCropper(canvasElement);
    const box = stage.getBoundingClientRect();
    const at = (x: number) => ({ clientX: box.left + x, clientY: box.top + 80 });
    await userEvent.pointer([
      { keys: "[TouchA>]", target: stage, coords: at(10) },
      { pointerName: "TouchA", target: stage, coords: at(900) },
      { keys: "[/TouchA]", target: stage },
    ]);
    await userEvent.click(use);
    await expect((await handedOut(0.05)).light).toBeLessThan(50);
  },
};

export const LeavesTheCropper: Story = {
  name: "PRO-01 Leaving the cropper changes nothing",
  play: async ({ canvasElement }) => {
    await openCropper(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const CancelsWhileItIsMade: Story = {
  name: "PRO-01 Leaving the cropper while the picture is encoded reports nothing",
  play: async ({ canvasElement }) => {
    const { use } = await openCropper(canvasElement);
    const waiting: BlobCallback[] = [];
    const make = spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => {
      waiting.push(done);
    });
    await userEvent.click(use);
    await waitFor(() => expect(waiting).toHaveLength(1));
    make.mockRestore();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    waiting[0]?.(new Blob(["x"], { type: "image/webp" }));
    // A later task: all effects of the press have happened by then.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const CannotBeMadeSmall: Story = {
  name: "BOT-07 A message says that no encoding fits into the limit",
  args: { maxCroppedSize: 10 },
  play: async ({ canvasElement }) => {
    const { use } = await openCropper(canvasElement);
    await userEvent.click(use);
    await expect(await screen.findByText(/could not be made small enough/)).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const RemovesTheStored: Story = {
  name: "Removing the stored picture reports null; the focus stays in the field",
  args: { src: stored },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove the picture" }));
    await expect(changed).toHaveBeenLastCalledWith(null);
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

export const RefusesTheType: Story = {
  name: "A file of another type is refused with a message",
  play: async ({ canvas, canvasElement }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(
      input(canvasElement),
      new File(["%PDF"], "a.pdf", { type: "application/pdf" }),
    );
    await expect(await canvas.findByText("Choose a PNG, JPEG or WebP picture.")).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const RefusesTheSize: Story = {
  name: "A picture that is too large is refused with the limit",
  args: { maxSize: 4096 },
  play: async ({ canvas, canvasElement }) => {
    const large = new File([new Uint8Array(5000)], "gran.png", { type: "image/png" });
    await userEvent.upload(input(canvasElement), large);
    await expect(await canvas.findByText(/may be 4 kB at most/)).toBeVisible();
  },
};

export const RefusesTheUnreadable: Story = {
  name: "A file that is a picture only by name is refused",
  play: async ({ canvas, canvasElement }) => {
    const fake = new File(["not a picture"], "fals.png", { type: "image/png" });
    await userEvent.upload(input(canvasElement), fake);
    await expect(await canvas.findByText(/could not be read as a picture/)).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true, src: stored },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) await expect(button).toBeDisabled();
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <AvatarField {...props} name="Ada" value={undefined} onValueChange={fn()} />
));

export const EffectsTwice: Story = {
  name: "With effects run twice the picture is seen in the cropper and in the field",
  render: (args) => (
    <StrictMode>
      <Person {...args} />
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    const { use } = await openCropper(canvasElement);
    await userEvent.click(use);
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(canvasElement.querySelector("img")?.naturalWidth).toBeGreaterThan(0),
    );
  },
};

const longLabels = {
  choose: "Trieu una fotografia del perfil",
  change: "Canvieu la fotografia",
  remove: "Elimineu definitivament la fotografia",
  cropTitle: "Internacionalitzacionsdesproporcionades",
  crop: "Feu servir aquesta part de la fotografia",
};

export const Narrow = fitsNarrow(() => (
  <AvatarField
    name="Núria Puig"
    src={stored}
    value={undefined}
    labels={longLabels}
    onValueChange={fn()}
  />
));
export const CropperNarrow = fitsNarrowWindow(
  () => <AvatarField name="Ada" value={undefined} labels={longLabels} onValueChange={fn()} />,
  {
    show: async (root) => {
      await userEvent.upload(input(root), await picture("foto.png", 300, 100));
      await screen.findByRole("button", { name: longLabels.crop });
    },
    role: "dialog",
  },
);

const ada = new File(["x"], "ada.png", { type: "image/png" });
const HeldPicture = ({
  name: formName,
  disabled,
  ...props
}: {
  name?: string;
  disabled?: boolean;
}) => {
  const [value, setValue] = useState<File | null | undefined>(ada);
  return (
    <AvatarField
      {...props}
      name="Ada"
      {...(formName === undefined ? {} : { formName })}
      {...(disabled === undefined ? {} : { disabled })}
      value={value}
      onValueChange={setValue}
    />
  );
};
export const ConformsToForm = conformsToForm((props) => <HeldPicture {...props} />, {
  sends: ["ada.png"],
  change: (form) => userEvent.click(within(form).getByRole("button", { name: /^Remove/ })),
  changed: [],
  held: true,
});
