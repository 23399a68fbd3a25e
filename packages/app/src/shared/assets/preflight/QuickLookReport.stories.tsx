import type { Meta, StoryObj } from "@storybook/react-vite";
import { startDesk } from "../../story-desk.tsx";
import { QuickLookReport } from "./QuickLookReport.tsx";

const corners = new Uint8Array(Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0).buffer);

/** A triangle as glTF, of this material. */
const triangle = (material: object): File =>
  new File(
    [
      JSON.stringify({
        asset: { version: "2.0" },
        extensionsUsed: ["KHR_materials_transmission"],
        scenes: [{ nodes: [0] }],
        nodes: [{ mesh: 0 }],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
        materials: [material],
        accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: "VEC3" }],
        bufferViews: [{ buffer: 0, byteLength: corners.length }],
        buffers: [
          {
            byteLength: corners.length,
            uri: `data:;base64,${btoa(String.fromCharCode(...corners))}`,
          },
        ],
      }),
    ],
    "triangle.gltf",
  );

const meta = {
  title: "Panel/QuickLookReport",
  component: QuickLookReport,
  tags: ["!autodocs", "no-visual"],
  args: { file: triangle({}), animated: false },
  loaders: [startDesk],
} satisfies Meta<typeof QuickLookReport>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To read a model, a worker is started. */
const patient = { timeout: 60_000 };

export const Same: Story = {
  name: "LIB-03 A model that Quick Look shows as it is has nothing to be told",
  play: async ({ canvas }) => {
    await canvas.findByText("Se verá igual que aquí.", {}, patient);
  },
};

export const Lost: Story = {
  name: "LIB-03 What Quick Look shows otherwise is told before a model is uploaded",
  args: {
    file: triangle({ extensions: { KHR_materials_transmission: { transmissionFactor: 1 } } }),
  },
  play: async ({ canvas }) => {
    const told = "El vidrio se verá transparente, sin reflejar ni desviar la luz.";
    await canvas.findByText(told, {}, patient);
  },
};
