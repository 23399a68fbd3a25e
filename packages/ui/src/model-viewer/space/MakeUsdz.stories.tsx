import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  AmbientLight,
  AnimationMixer,
  DirectionalLight,
  Group,
  type Object3D,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from "three";
import { USDLoader } from "three/addons/loaders/USDLoader.js";
import { boxGlb, boxObj, pngPicture } from "@panel/models/fixtures/boxes";
import { uastcPicture } from "@panel/models/fixtures/ktx2";
import { deserializeScene } from "@panel/models/scene/deserialize-scene";
import { standing } from "@panel/models/scene/stand";
import { readModel } from "../read-model.ts";
import type { ModelSource } from "../types.ts";
import { makeUsdz } from "./make-usdz.ts";

const meta = {
  title: "Media/ModelViewer USDZ",
  tags: ["!autodocs", "no-visual"],
  render: () => <div data-pictures className="flex gap-4" />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const side = 192;
const file = (name: string, content: Uint8Array<ArrayBuffer>) => new File([content], name);

/** Draws a scene, and shows and gives back its picture. */
function drawn(object: Object3D, into: Element): Uint8ClampedArray {
  const renderer = new WebGLRenderer({ antialias: true });
  renderer.setSize(side, side);
  renderer.setClearColor(0x2040ff);
  const light = new DirectionalLight(0xffffff, 2);
  light.position.set(2, 5, 3);
  const scene = new Scene().add(object, light, new AmbientLight(0xffffff, 1));
  const camera = new PerspectiveCamera(40, 1, 0.1, 50);
  camera.position.set(2.5, 2.5, 4);
  camera.lookAt(0, 0.9, 0);
  renderer.render(scene, camera);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const flat = canvas.getContext("2d", { willReadFrequently: true });
  flat?.drawImage(renderer.domElement, 0, 0);
  into.append(canvas);
  renderer.dispose();
  renderer.forceContextLoss();
  return flat?.getImageData(0, 0, side, side).data ?? new Uint8ClampedArray();
}

const posed = (root: Object3D, clips: Object3D["animations"], time: number) => {
  const mixer = new AnimationMixer(root);
  for (const clip of clips) {
    mixer.clipAction(clip).play();
    mixer.setTime(time);
  }
  return root;
};

async function modelAt(source: ModelSource, clip: string | undefined, time: number) {
  const { scene } = await readModel(source, { show: true });
  if (!scene) throw new Error("The model was not read");
  const { root, clips } = deserializeScene(scene);
  root.position.add(standing(root).shift);
  return posed(
    new Group().add(root),
    clips.filter(({ name }) => name === clip),
    time,
  );
}

async function usdzAt(source: ModelSource, clip: string | undefined, time: number) {
  const { file: usdz, lost } = await makeUsdz(source, { clip, scale: 1 });
  const bytes = await usdz.arrayBuffer();
  const root = await new Promise<Group>((resolve, reject) => {
    new USDLoader().parse(bytes, "", resolve, reject);
  });
  return { usdz, lost, root: posed(root, root.animations, time) };
}

/** Compares the pictures of a model and of its USDZ. @returns the mean difference of a part of a pixel, from 0 to 255 */
async function difference(source: ModelSource, into: Element, clip?: string, time = 0) {
  const { usdz, lost, root } = await usdzAt(source, clip, time);
  await expect(usdz.type).toBe("model/vnd.usdz+zip");
  await expect(lost).toEqual([]);
  const model = drawn(await modelAt(source, clip, time), into);
  const read = drawn(root, into);
  const empty = drawn(new Group(), into);
  const between = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
    one.reduce((sum, part, at) => sum + Math.abs(part - (other[at] ?? 0)), 0) / one.length;
  // Something is seen.
  await expect(between(model, empty)).toBeGreaterThan(5);
  return between(model, read);
}

async function webp(): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(64, 64);
  const flat = canvas.getContext("2d");
  if (!flat) throw new Error("No canvas could be made");
  for (const [index, colour] of ["crimson", "lime", "navy", "gold"].entries()) {
    flat.fillStyle = colour;
    flat.fillRect((index % 2) * 32, Math.floor(index / 2) * 32, 32, 32);
  }
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 1 });
  return new Uint8Array(await blob.arrayBuffer());
}

const place = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector("[data-pictures]");
  if (!found) throw new Error("There is no place for pictures");
  return found;
};

export const LooksAlike: Story = {
  name: "UIK-05 A USDZ made in the browser looks like the model, whatever its texture is",
  play: async ({ canvasElement }) => {
    const into = place(canvasElement);
    const glb = (texture: Uint8Array) => file("box.glb", boxGlb({ texture }));
    const obj = boxObj("wood.png");
    const sources: ModelSource[] = [
      glb(pngPicture()),
      glb(await webp()),
      glb(uastcPicture(16, (_, row) => (row < 2 ? [255, 0, 0, 255] : [0, 255, 0, 255]))),
      [
        file("box.obj", obj["box.obj"]),
        file("box.mtl", obj["box.mtl"]),
        file("wood.png", pngPicture()),
      ],
    ];
    for (const source of sources) await expect(await difference(source, into)).toBeLessThan(1);
  },
};

export const Moves: Story = {
  name: "UIK-05 A clip plays in a USDZ as in the viewer",
  play: async ({ canvasElement }) => {
    const source = file("box.glb", boxGlb({ animations: ["spin"], size: [2, 1, 0.5] }));
    await expect(await difference(source, place(canvasElement), "spin", 0.5)).toBeLessThan(1);
  },
};

export const Cancelled: Story = {
  name: "UIK-05 Making a USDZ can be cancelled, and says why a model cannot be one",
  play: async () => {
    const controller = new AbortController();
    const making = makeUsdz(file("box.glb", boxGlb()), { scale: 1, signal: controller.signal });
    controller.abort(new Error("enough"));
    await expect(making).rejects.toThrow("enough");
    await expect(makeUsdz(file("a.txt", new Uint8Array(40)), { scale: 1 })).rejects.toMatchObject({
      code: "notModel",
    });
  },
};
