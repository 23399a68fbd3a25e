import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, type within } from "storybook/test";
import { boxFbx, boxGlb, boxGltf, boxObj, pngPicture, zipOf } from "./fixtures.ts";
import { ModelViewer } from "./index.ts";

const file = (name: string, content: Uint8Array<ArrayBuffer>) => new File([content], name);
const glb = file("box.glb", boxGlb({ texture: pngPicture() }));

const meta = {
  title: "Media/ModelViewer",
  component: ModelViewer,
  tags: ["no-visual"],
  args: { label: "A wooden box", source: glb, locale: "en", onReady: fn(), onProblem: fn() },
} satisfies Meta<typeof ModelViewer>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The model once it is drawn. */
async function shown(canvas: Canvas): Promise<HTMLElement> {
  const model = await canvas.findByRole("application", {}, { timeout: 15_000 });
  await waitFor(() => expect(model).toHaveAttribute("data-ready"), { timeout: 15_000 });
  await waitFor(() =>
    expect(Number(model.querySelector("canvas")?.dataset["frames"])).toBeGreaterThan(0),
  );
  return model;
}

export const ShowsGlb: Story = {
  name: "UIK-05 Shows a GLB with its size in words",
  play: async ({ canvas, args }) => {
    await shown(canvas);
    await expect(canvas.getByText("1.00 m wide, 2.00 m high, 0.50 m deep")).toBeVisible();
    await expect(args.onReady).toHaveBeenCalledWith(
      expect.objectContaining({ format: "glb", triangles: 12, vertices: 8, materials: 1 }),
    );
  },
};

export const ShowsObj: Story = {
  args: {
    source: [
      ...Object.entries(boxObj()).map(([name, content]) => file(name, content)),
      file("Wood.png", pngPicture()),
    ],
  },
  play: async ({ canvas }) => {
    await shown(canvas);
  },
};

export const ShowsFbx: Story = {
  args: { source: file("box.fbx", boxFbx()) },
  play: async ({ canvas }) => {
    await shown(canvas);
  },
};

export const ShowsZip: Story = {
  args: {
    source: file(
      "box.zip",
      zipOf({ ...boxGltf({ texture: "wood.png" }), "wood.png": pngPicture() }),
    ),
  },
  play: async ({ canvas }) => {
    await shown(canvas);
    await userEvent.tab();
  },
};
