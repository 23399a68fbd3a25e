import type { PictureArea, PictureShape } from "@panel/domain/picture-shapes";
import { croppedPicture } from "@panel/media/pictures/cropped-picture";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { CropOffer } from "../upload/CropOffer.tsx";
import { CropDialog } from "./CropDialog.tsx";
import { startDesk } from "../../story-desk.tsx";

/** A picture whose left third is dark and the rest is bright. */
async function picture(width: number, height: number, type = "image/jpeg"): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const flat = canvas.getContext("2d");
  flat?.fillRect(0, 0, width, height);
  if (flat) flat.filter = "invert(1)";
  flat?.fillRect(width / 3, 0, width, height);
  return new File([await canvas.convertToBlob({ type })], "plaza.jpg", { type });
}

interface CroppingProps {
  size: readonly [number, number];
  shape: PictureShape;
  onCrop(file: File, area: PictureArea): void;
  onClose(): void;
}

function Cropping({ size: [width, height], shape, onCrop, onClose }: CroppingProps) {
  const [file, setFile] = useState<File>();
  useEffect(() => {
    void picture(width, height).then(setFile);
  }, [width, height]);
  if (!file) return null;
  return (
    <CropDialog
      file={file}
      shape={shape}
      onClose={onClose}
      onCrop={(area) => void croppedPicture(file, area).then((made) => onCrop(made, area))}
    />
  );
}

const meta = {
  title: "Library/Pictures cropped",
  component: Cropping,
  loaders: [startDesk],
  args: { size: [1200, 900], shape: "wide", onCrop: fn(), onClose: fn() },
} satisfies Meta<typeof Cropping>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const handed = (callback: unknown): unknown[] =>
  (callback as { mock: { calls: unknown[][] } }).mock.calls[0] ?? [];

async function crop(args: { onCrop: unknown }): Promise<{ file: File; area: PictureArea }> {
  await userEvent.click(page.getByRole("button", { name: "Recortar" }));
  await waitFor(() => expect(args.onCrop).toHaveBeenCalled());
  const [file, area] = handed(args.onCrop);
  return { file: file as File, area: area as PictureArea };
}

const ready = () =>
  waitFor(() => expect(page.getByRole("button", { name: "Recortar" })).toBeEnabled());

export const Wide: Story = {
  name: "EXP-13 a photo is cropped to 16:9 around its middle, in its own pixels",
  play: async ({ args }) => {
    await page.findByRole("group", { name: "Parte que se queda" });
    await ready();
    const { file, area } = await crop(args);
    await expect(area.width).toBe(1200);
    await expect(area.height).toBe(675);
    await expect(Math.abs(area.top - 112)).toBeLessThan(3);
    const made = await createImageBitmap(file);
    await expect([made.width, made.height, file.type]).toEqual([1200, 675, "image/jpeg"]);
  },
};

export const SquareByKeys: Story = {
  name: "CHL-04 the part is moved by arrows and zoomed by plus; it is a square to the pixel",
  args: { shape: "square", size: [1201, 600] },
  play: async ({ args }) => {
    const frame = await page.findByRole("group", { name: "Parte que se queda" });
    await ready();
    frame.focus();
    await userEvent.keyboard("+{ArrowLeft>12/}");
    const { file, area } = await crop(args);
    await expect(area.width).toBe(area.height);
    await expect(area.width).toBeLessThan(500);
    await expect(area.left).toBe(0);
    // The dark third
    const made = await createImageBitmap(file);
    const flat = new OffscreenCanvas(1, 1).getContext("2d");
    flat?.drawImage(made, 0, 0, 10, 10, 0, 0, 1, 1);
    await expect(flat?.getImageData(0, 0, 1, 1).data[0]).toBeLessThan(40);
  },
};

export const AnotherShape: Story = {
  name: "EXP-13 another shape can be chosen",
  play: async ({ args }) => {
    await page.findByRole("group", { name: "Parte que se queda" });
    await ready();
    await userEvent.click(page.getByRole("radio", { name: "Cuadrada, para puzles" }));
    await waitFor(() =>
      expect(page.getByRole("group", { name: "Parte que se queda" }).clientHeight).toBe(
        page.getByRole("group", { name: "Parte que se queda" }).clientWidth,
      ),
    );
    const { area } = await crop(args);
    await expect([area.width, area.height]).toEqual([900, 900]);
  },
};

interface OfferProps {
  size: readonly [number, number];
  shape: PictureShape;
}
function Offer({ size: [width, height], shape }: OfferProps) {
  const [file, setFile] = useState<File>();
  const [cropped, setCropped] = useState(false);
  useEffect(() => {
    void picture(width, height).then(setFile);
  }, [width, height]);
  return file ? (
    <CropOffer
      file={file}
      shape={shape}
      onCrop={() => setCropped(true)}
      onUndo={cropped ? () => setCropped(false) : undefined}
    />
  ) : null;
}

export const Offered: Story = {
  name: "CHL-04 a picture that is not square is offered its crop, which can be undone",
  render: () => <Offer size={[80, 60]} shape="square" />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Mide 80 × 60.px y la imagen del puzle debe ser cuadrada/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Recortarla en cuadrado" }));
    await userEvent.click(canvas.getByRole("button", { name: "Deshacer el recorte" }));
    await expect(
      await canvas.findByRole("button", { name: "Recortarla en cuadrado" }),
    ).toBeVisible();
  },
};
