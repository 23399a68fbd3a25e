import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef, useState } from "react";
import {
  expect,
  fireEvent,
  fn,
  mocked,
  spyOn,
  userEvent,
  waitFor,
  type within,
} from "storybook/test";
import { conforms, drawnWith, inForcedColors } from "../conformance/index.ts";
import {
  boxFbx,
  boxGlb,
  boxGltf,
  boxObj,
  encode,
  goneGltf,
  pngPicture,
  zipOf,
} from "@panel/models/fixtures/boxes";
import { boxBinaryFbx } from "@panel/models/fixtures/fbx";
import { uastcPicture } from "@panel/models/fixtures/ktx2";
import { dracoModel } from "@panel/models/fixtures/draco";
import { packedTriangle } from "@panel/models/fixtures/meshopt";
import { inspectModel, ModelViewer, type ModelViewerActions } from "./index.ts";
// Imported here, so that the first story does not spend its time limit on loading three.js.
import "./ModelStage.tsx";
import { contexts, withContexts } from "./story-contexts.ts";
import { withMotion } from "./story-motion.ts";
import "@panel/models/read-files";

const file = (name: string, content: Uint8Array<ArrayBuffer>) => new File([content], name);
const files = (parts: Record<string, Uint8Array<ArrayBuffer>>) =>
  Object.entries(parts).map(([name, content]) => file(name, content));
const glb = file("box.glb", boxGlb({ texture: pngPicture() }));
const moving = file("box.glb", boxGlb({ animations: ["spin", "turn"] }));

const meta = {
  title: "Media/ModelViewer",
  component: ModelViewer,
  tags: ["no-visual"],
  args: {
    label: "Una caixa de fusta",
    source: glb,
    locale: "en",
    // Small, because rendering is slow without a graphics card.
    height: "14rem",
    className: "max-w-md",
    onReady: fn(),
    onProblem: fn(),
  },
} satisfies Meta<typeof ModelViewer>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const patient = { timeout: 60_000 };
const framesOf = (model: HTMLElement) =>
  Number(model.querySelector("canvas")?.dataset["frames"] ?? 0);

/** Waits until the model is rendered, and returns its element. */
async function shown(canvas: Canvas): Promise<HTMLElement> {
  const model = await canvas.findByRole("application", {}, patient);
  await waitFor(() => expect(model).toHaveAttribute("data-ready"), patient);
  await waitFor(() => expect(framesOf(model)).toBeGreaterThan(0), patient);
  return model;
}

/** Turns or zooms, and waits for the next frame. */
async function drawnAfter(model: HTMLElement, act: () => Promise<unknown>) {
  const before = framesOf(model);
  await act();
  await waitFor(() => expect(framesOf(model)).toBeGreaterThan(before), patient);
}

/** A coarse copy of the model's picture, to check whether it has changed. */
async function snapshot(actions: ModelViewerActions | null): Promise<string> {
  const blob = await actions?.takeSnapshot({ size: 64, background: "ground" });
  const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());
  return Array.from(bytes).join();
}

export const ShowsGlb: Story = {
  tags: ["snapshot", "!no-visual"],
  name: "UIK-05 Shows a GLB, says its size in words and measures it",
  play: async ({ canvas, args }) => {
    const model = await shown(canvas);
    await expect(model).toHaveAccessibleName("Una caixa de fusta");
    await expect(model).toHaveAccessibleDescription(/arrow keys/);
    await expect(canvas.getByText("1.00 m wide, 2.00 m high, 0.50 m deep")).toBeVisible();
    await expect(args.onReady).toHaveBeenCalledWith({
      format: "glb",
      name: "box.glb",
      bytes: glb.size,
      triangles: 12,
      vertices: 8,
      meshes: 1,
      materials: 1,
      drawCalls: 1,
      transparentCalls: 0,
      textures: [{ name: "inside", width: 8, height: 8, bytes: pngPicture().length }],
      missingTextures: [],
      unreadableTextures: [],
      unshownTextures: [],
      otherTextures: [],
      uncountedTextures: [],
      size: [1, 2, 0.5],
      unitKnown: true,
      animations: [],
    });
  },
};

export const Dark: Story = {
  globals: { theme: "dark" },
  args: { defaultPerson: true },
  play: async ({ canvas }) => {
    await expect(await shown(canvas)).toHaveAttribute("data-ground", "dark");
  },
};

export const Narrow: Story = {
  args: { source: moving, onSnapshot: fn() },
  decorators: [(Viewer) => <div style={{ width: 280 }}>{Viewer()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await shown(canvas);
    const frame = canvasElement.querySelector("[tabindex='-1']") as HTMLElement;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    await expect(canvas.getByRole("button", { name: "Take a picture" })).toBeVisible();
  },
};

export const ShowsObj: Story = {
  name: "UIK-05 Shows an OBJ with its materials and textures from loose files",
  args: { source: [...files(boxObj()), file("Wood.png", pngPicture())] },
  play: async ({ canvas, args }) => {
    await shown(canvas);
    await expect(canvas.getByText(/1.00 m high.*if its unit is the metre/)).toBeVisible();
    const [info] = mocked(args.onReady)?.mock.lastCall ?? [];
    await expect(info).toMatchObject({ format: "obj", triangles: 12, missingTextures: [] });
    await expect(info?.textures).toMatchObject([{ name: "Wood.png", width: 8, height: 8 }]);
  },
};

export const ShowsFbx: Story = {
  name: "UIK-05 Shows an FBX in metres, whatever its unit",
  args: { source: file("box.fbx", boxFbx(2.54)) },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(canvas.getByText("2.54 m wide, 2.54 m high, 2.54 m deep")).toBeVisible();
  },
};

export const ShowsBinaryFbx: Story = {
  name: "UIK-05 Shows a binary FBX with packed numbers",
  args: { source: file("box.fbx", boxBinaryFbx({ unitScaleFactor: 2.54 })) },
  play: async ({ canvas, args }) => {
    await shown(canvas);
    await expect(canvas.getByText("2.54 m wide, 2.54 m high, 2.54 m deep")).toBeVisible();
    await expect(args.onReady).toHaveBeenCalledWith(
      expect.objectContaining({ format: "fbx", triangles: 12, meshes: 1 }),
    );
  },
};

export const ShowsWideFbx: Story = {
  name: "UIK-05 Shows a binary FBX of version 7.5, whose lengths have 8 bytes",
  args: { source: file("box.fbx", boxBinaryFbx({ version: 7500, packed: false })) },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(canvas.getByText("1.00 m wide, 1.00 m high, 1.00 m deep")).toBeVisible();
  },
};

export const ShowsZip: Story = {
  name: "UIK-05 Shows a glTF from a ZIP with its numbers and pictures",
  args: {
    source: file(
      "box.zip",
      zipOf({ ...boxGltf({ texture: "wood.png" }), "textures/wood.png": pngPicture() }),
    ),
  },
  play: async ({ canvas, args }) => {
    await shown(canvas);
    const [info] = mocked(args.onReady)?.mock.lastCall ?? [];
    await expect(info).toMatchObject({ format: "gltf", name: "box.gltf", missingTextures: [] });
    await expect(info?.textures).toHaveLength(1);
  },
};

export const ShowsAddress: Story = {
  name: "UIK-05 Shows a model from its address, with the given way to fetch",
  args: {
    source: "/models/box.glb?v=2",
    fetch: fn(async () => new Response(glb, { headers: { "content-length": String(glb.size) } })),
  },
  play: async ({ canvas, args }) => {
    await shown(canvas);
    await expect(args.fetch).toHaveBeenCalledOnce();
    await expect(args.onReady).toHaveBeenCalledWith(expect.objectContaining({ name: "box.glb" }));
  },
};

export const SameSource: Story = {
  name: "UIK-05 The same files do not load again when they are written anew; others do",
  args: { fetch: fn(async () => new Response(glb)) },
  render: function Renamed(args) {
    const [turn, setTurn] = useState(0);
    const address = turn < 2 ? "/models/box.glb" : "/models/other.glb";
    return (
      <>
        <button type="button" onClick={() => setTurn(turn + 1)}>
          Render
        </button>
        <output>{turn}</output>
        <ModelViewer {...args} source={[{ name: "box.glb", content: address }]} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const model = await shown(canvas);
    const picture = model.querySelector("canvas");
    const again = canvas.getByRole("button", { name: "Render" });
    await userEvent.click(again);
    await expect(canvas.getByText("1")).toBeVisible();
    await expect(model).toHaveAttribute("data-ready");
    await expect(model.querySelector("canvas")).toBe(picture);
    await expect(args.fetch).toHaveBeenCalledOnce();
    await userEvent.click(again);
    await waitFor(() => expect(args.fetch).toHaveBeenCalledTimes(2), patient);
    await expect(mocked(args.fetch)?.mock.lastCall?.[0]).toBe("/models/other.glb");
    await shown(canvas);
  },
};

const actions = createRef<ModelViewerActions>();

/** The blue triangle has its surface where it should have, and nothing beyond its longest side. */
async function drawsTriangle({
  canvas,
}: Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas">) {
  await shown(canvas);
  const pixel = await pixelsOf(await actions.current?.takeSnapshot({ size: 128 }));
  const [red = 0, green = 0, blue = 0, alpha] = pixel(52, 80);
  await expect(alpha).toBe(255);
  await expect(blue).toBeGreaterThan(2 * Math.max(red, green));
  await expect(pixel(90, 30)[3]).toBe(0);
}

export const PackedWithMeshopt: Story = {
  name: "UIK-05 A model that is packed with meshopt is drawn",
  args: { source: file("triangle.gltf", packedTriangle()), actionsRef: actions },
  play: drawsTriangle,
};

export const PackedWithDraco: Story = {
  name: "UIK-05 A model that is packed with Draco is drawn",
  args: { source: file("triangle.gltf", dracoModel()), actionsRef: actions },
  play: drawsTriangle,
};

/** A triangle whose front is on the side that the first view does not show. */
export const SeenFromBehind: Story = {
  name: "UIK-05 A surface of an OBJ is drawn when it is seen from behind",
  args: {
    source: file("a.obj", encode("v 0 0 0\nv 2 0 0\nv 0 3 0\nf 1 3 2\n")),
    actionsRef: actions,
  },
  play: async ({ canvas }) => {
    await shown(canvas);
    const pixel = await pixelsOf(await actions.current?.takeSnapshot({ size: 128 }));
    await expect(pixel(52, 80)[3]).toBe(255);
  },
};

export const ByKeyboard: Story = {
  name: "UIK-05 By keyboard: arrows turn, + and - zoom, Home and 0 go back",
  args: { actionsRef: actions },
  play: async ({ canvas }) => {
    const model = await shown(canvas);
    await userEvent.tab();
    await expect(model).toHaveFocus();
    const first = await snapshot(actions.current);
    let last = first;
    for (const key of ["{ArrowLeft}", "{ArrowUp}", "-"]) {
      await userEvent.keyboard(key);
      const now = await snapshot(actions.current);
      await expect(now, key).not.toBe(last);
      last = now;
    }
    // The opposite keys undo the change.
    await userEvent.keyboard("{ArrowRight}{ArrowDown}+");
    await expect(await snapshot(actions.current)).toBe(first);
    for (const key of ["{Home}", "0"]) {
      await userEvent.keyboard(`{ArrowLeft}${key}`);
      await expect(await snapshot(actions.current), key).toBe(first);
    }
  },
};

export const ByButtons: Story = {
  name: "UIK-05 All that the keys do has a button",
  args: { actionsRef: actions },
  play: async ({ canvas }) => {
    const model = await shown(canvas);
    const first = await snapshot(actions.current);
    const press = (name: string) => () => userEvent.click(canvas.getByRole("button", { name }));
    for (const name of ["Turn left", "Turn right", "Tilt up", "Tilt down", "Zoom in", "Zoom out"]) {
      await drawnAfter(model, press(name));
      await expect(await snapshot(actions.current), name).not.toBe(first);
      await drawnAfter(model, press("Back to the start"));
      await expect(await snapshot(actions.current), name).toBe(first);
    }
  },
};

export const ByPointer: Story = {
  name: "UIK-05 A drag turns the model",
  args: { actionsRef: actions },
  play: async ({ canvas }) => {
    const model = await shown(canvas);
    const first = await snapshot(actions.current);
    const target = model.querySelector("canvas") as HTMLElement;
    const { left, top } = target.getBoundingClientRect();
    const at = (x: number) => ({ target, coords: { clientX: left + x, clientY: top + 120 } });
    // Browsers allow pointer capture only for real pointer events.
    spyOn(target, "setPointerCapture").mockImplementation(() => {});
    spyOn(target, "releasePointerCapture").mockImplementation(() => {});
    await drawnAfter(model, () =>
      userEvent.pointer([{ keys: "[MouseLeft>]", ...at(100) }, at(140), at(180)]),
    );
    await userEvent.pointer([{ keys: "[/MouseLeft]", ...at(180) }]);
    await expect(await snapshot(actions.current)).not.toBe(first);
  },
};

export const ByTouch: Story = {
  name: "UIK-05 A finger that moves sideways turns; one that moves up or down scrolls the page",
  args: { actionsRef: actions },
  play: async ({ canvas }) => {
    const model = await shown(canvas);
    const first = await snapshot(actions.current);
    const target = model.querySelector("canvas") as HTMLElement;
    // With `touch-action: pan-y` the browser scrolls only vertically with one finger.
    await expect(getComputedStyle(target).touchAction).toBe("pan-y");
    spyOn(target, "setPointerCapture").mockImplementation(() => {});
    spyOn(target, "releasePointerCapture").mockImplementation(() => {});
    const { left, top } = target.getBoundingClientRect();
    const finger = { pointerId: 7, pointerType: "touch", clientY: top + 100, isPrimary: true };
    await drawnAfter(model, async () => {
      await fireEvent.pointerDown(target, { ...finger, clientX: left + 100 });
      await fireEvent.pointerMove(target, { ...finger, clientX: left + 160 });
    });
    await fireEvent.pointerUp(target, { ...finger, clientX: left + 160 });
    await expect(await snapshot(actions.current)).not.toBe(first);
  },
};

export const ByWheel: Story = {
  name: "UIK-05 The wheel scrolls the page, and zooms only while the model has the focus",
  args: { actionsRef: actions },
  play: async ({ canvas }) => {
    const model = await shown(canvas);
    const target = model.querySelector("canvas") as HTMLElement;
    /** @returns whether the page may scroll */
    const roll = () => fireEvent.wheel(target, { deltaY: 240 });
    const first = await snapshot(actions.current);
    await expect(await roll()).toBe(true);
    await expect(await snapshot(actions.current)).toBe(first);

    model.focus();
    await drawnAfter(model, async () => expect(await roll()).toBe(false));
    const near = await snapshot(actions.current);
    await expect(near).not.toBe(first);

    model.blur();
    await expect(await roll()).toBe(true);
    await expect(await snapshot(actions.current)).toBe(near);
  },
};

export const GroundAndPerson: Story = {
  name: "UIK-05 The ground can be dark, and a person of 1.70 m stands beside; each is seen in forced colours",
  play: async ({ canvas }) => {
    const model = await shown(canvas);
    const dark = canvas.getByRole("button", { name: "Dark ground" });
    await expect(dark).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(dark);
    await expect(dark).toHaveAttribute("aria-pressed", "true");
    // Its outline is not that of the focus.
    dark.blur();
    await inForcedColors(async () => {
      await expect(drawnWith(dark)).not.toBe(
        drawnWith(canvas.getByRole("button", { name: "Person of 1.70 m" })),
      );
    });
    await expect(model).toHaveAttribute("data-ground", "dark");
    const person = canvas.getByRole("button", { name: "Person of 1.70 m" });
    await drawnAfter(model, () => userEvent.click(person));
    await expect(person).toHaveAttribute("aria-pressed", "true");
  },
};

export const Animated: Story = {
  name: "UIK-05 An animation waits under reduced motion, plays, pauses and can be chosen",
  args: { source: moving, onSnapshot: fn() },
  play: async ({ canvas }) => {
    const model = await shown(canvas);
    const play = canvas.getByRole("button", { name: "Play the animation" });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Animation" }), "turn");
    await userEvent.click(play);
    const from = framesOf(model);
    await waitFor(() => expect(framesOf(model)).toBeGreaterThan(from + 3), patient);
    await userEvent.click(canvas.getByRole("button", { name: "Pause the animation" }));
    await expect(canvas.getByRole("button", { name: "Play the animation" })).toBeVisible();
  },
};

export const StartsWithAnother: Story = {
  name: "UIK-05 The animation chosen at first is the one of that name, or the first where the model has none of it",
  args: { source: moving, defaultAnimation: "turn" },
  render: (args) => (
    <div className="grid gap-4">
      <ModelViewer {...args} label="Gira" />
      <ModelViewer {...args} label="Desconeguda" defaultAnimation="jump" />
    </div>
  ),
  play: async ({ canvas }) => {
    const choices = () => canvas.getAllByRole("combobox", { name: "Animation" });
    await waitFor(() => expect(choices()).toHaveLength(2), patient);
    await expect(choices()[0]).toHaveDisplayValue("turn");
    await expect(choices()[1]).toHaveDisplayValue("spin");
  },
};

export const PlaysByItself: Story = {
  name: "UIK-05 The first animation plays by itself",
  args: { source: moving },
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    const model = await shown(canvas);
    await expect(canvas.getByRole("button", { name: "Pause the animation" })).toBeVisible();
    const from = framesOf(model);
    await waitFor(() => expect(framesOf(model)).toBeGreaterThan(from + 3), patient);
  },
};

export const TurnsOnce: Story = {
  name: "UIK-05 A model turns when it is shown, and rests where it is when it is touched",
  args: { turnsOnce: true, actionsRef: actions },
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    const model = await shown(canvas);
    const from = framesOf(model);
    await waitFor(() => expect(framesOf(model)).toBeGreaterThan(from + 3), patient);
    await userEvent.click(model.querySelector("canvas") as HTMLCanvasElement);
    await waitStill(model);
    // A whole turn would have ended where it began.
    const turned = await snapshot(actions.current);
    model.focus();
    await drawnAfter(model, () => userEvent.keyboard("{Home}"));
    await expect(await snapshot(actions.current)).not.toBe(turned);
  },
};

export const RestsUnderReducedMotion: Story = {
  name: "UIK-05 Under reduced motion no model turns by itself",
  args: { turnsOnce: true },
  play: async ({ canvas }) => waitStill(await shown(canvas)),
};

export const WaitsToBePlayed: Story = {
  name: "UIK-05 With `autoPlay` false no animation plays by itself",
  args: { source: moving, autoPlay: false },
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    const model = await shown(canvas);
    await expect(canvas.getByRole("button", { name: "Play the animation" })).toBeVisible();
    await waitStill(model);
  },
};

export const LeavesItsPlace: Story = {
  name: "UIK-05 A model that its animation takes elsewhere is in view and in the picture",
  args: { source: files(goneGltf(40)), actionsRef: actions },
  play: async ({ canvas }) => {
    const model = await shown(canvas);
    await drawnAfter(model, () =>
      userEvent.click(canvas.getByRole("button", { name: "Play the animation" })),
    );
    await waitFor(async () => {
      const pixel = await pixelsOf(await actions.current?.takeSnapshot({ size: 64 }));
      await expect(pixel(32, 32)[3]).toBe(255);
    }, patient);
  },
};

export const RestsWhenStill: Story = {
  name: "UIK-05 Nothing is drawn while nothing moves, nor while it is out of view",
  args: { source: moving },
  render: (args) => (
    <>
      <ModelViewer {...args} />
      <div style={{ height: "200vh" }} />
    </>
  ),
  play: async ({ canvas }) => {
    const model = await shown(canvas);
    await waitStill(model);
    await userEvent.click(canvas.getByRole("button", { name: "Play the animation" }));
    const from = framesOf(model);
    await waitFor(() => expect(framesOf(model)).toBeGreaterThan(from + 2), patient);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitStill(model);
    const away = framesOf(model);
    window.scrollTo(0, 0);
    await waitFor(() => expect(framesOf(model)).toBeGreaterThan(away), patient);
  },
};

const twenty = Array.from({ length: 20 }, (_, index) => `Caixa ${index + 1}`);

export const Twenty: Story = {
  name: "UIK-05 Twenty viewers share one WebGL context, each draws its own model, and those out of view rest",
  args: { height: "8rem" },
  beforeEach: [withMotion, withContexts],
  render: (args) => (
    <div className="grid gap-4">
      {twenty.map((label, index) => (
        <ModelViewer
          key={label}
          {...args}
          label={label}
          // The last is the widest and the only one that is white.
          source={index === 19 ? grey(1) : moving}
          style={{ width: index === 19 ? 400 : 280 }}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const models = await Promise.all(
      twenty.map((name) => canvas.findByRole("application", { name }, patient)),
    );
    const [first, last] = [models[0], models[19]] as [HTMLElement, HTMLElement];
    await waitFor(async () => {
      for (const model of models) await expect(model).toHaveAttribute("data-ready");
    }, patient);
    await expect(contexts).toHaveLength(1);
    const moves = async (model: HTMLElement) => {
      const before = framesOf(model);
      await waitFor(() => expect(framesOf(model)).toBeGreaterThan(before), patient);
    };
    await moves(first);
    await waitStill(last);
    /** Each pixel of its picture: red, green, blue and opacity. */
    const rgbaOf = (model: HTMLElement) => {
      const picture = model.querySelector("canvas") as HTMLCanvasElement;
      const area = [0, 0, picture.width, picture.height] as const;
      const values = [...(picture.getContext("2d")?.getImageData(...area).data ?? [])];
      return Array.from({ length: values.length / 4 }, (_, at) => values.slice(at * 4, at * 4 + 4));
    };
    await expect(rgbaOf(first).some((pixel) => pixel[3] === 255)).toBe(true);
    last.scrollIntoView();
    await waitFor(() => expect(framesOf(last)).toBeGreaterThan(0), patient);
    await waitStill(first);
    // The white triangle, which only the last one has, on a ground that is seen through.
    const whiteOf = (model: HTMLElement) =>
      rgbaOf(model).filter((pixel) => Math.min(...pixel) > 160).length;
    await expect(whiteOf(last)).toBeGreaterThan(200);
    await expect(whiteOf(first)).toBeLessThan(whiteOf(last) / 4);
    await expect(rgbaOf(last)[0]?.[3]).toBe(0);
    first.scrollIntoView();
    await moves(first);
  },
};

/** Waits until nothing has been drawn for ten frames. */
async function waitStill(model: HTMLElement) {
  await waitFor(async () => {
    const before = framesOf(model);
    for (let left = 10; left > 0; left -= 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await expect(framesOf(model)).toBe(before);
  }, patient);
}

export const Snapshot: Story = {
  name: "UIK-05 A picture is a square WebP, and gets smaller until it fits",
  args: { onSnapshot: fn(), snapshot: { size: 200, background: "ground" }, actionsRef: actions },
  play: async ({ canvas, args }) => {
    await shown(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Take a picture" }));
    await waitFor(() => expect(args.onSnapshot).toHaveBeenCalledOnce(), patient);
    const [picture] = mocked(args.onSnapshot)?.mock.lastCall ?? [];
    await expect(picture?.type).toBe("image/webp");
    const whole = await createImageBitmap(picture as Blob);
    await expect([whole.width, whole.height]).toEqual([200, 200]);
    const small = await actions.current?.takeSnapshot({ size: 400, maxBytes: 1500 });
    await expect(small?.size).toBeLessThanOrEqual(1500);
  },
};

export const PictureOfModelAlone: Story = {
  name: "UIK-05 A picture shows neither the person nor the lines of the floor",
  args: { actionsRef: actions, defaultPerson: true },
  play: async ({ canvas }) => {
    await shown(canvas);
    const size = 128;
    const columns = Array.from({ length: size }, (_, x) => x);
    const alone = await pixelsOf(await actions.current?.takeSnapshot({ size }));
    const filled = columns.filter((x) => columns.some((y) => (alone(x, y)[3] ?? 0) > 40));
    const [from = 0, to = 0] = [filled[0], filled.at(-1)];
    await expect(to - from).toBeGreaterThan(size / 10);
    // The person, who is not in the picture, takes no room in it either.
    await expect(Math.abs((from + to) / 2 - size / 2)).toBeLessThan(size * 0.05);

    const ground = await actions.current?.takeSnapshot({ size, background: "ground" });
    const floor = await pixelsOf(ground);
    // Left of the model there is no shadow, so brightness changes gradually unless the floor has lines.
    const steps = columns
      .slice(1, 16)
      .flatMap((x) =>
        columns
          .slice(size / 2)
          .map((y) => Math.abs((floor(x, y)[1] ?? 0) - (floor(x - 1, y)[1] ?? 0))),
      );
    await expect(from).toBeGreaterThan(16);
    await expect(Math.max(...steps)).toBeLessThan(8);
  },
};

/** A triangle of a shade of grey, from 0 to 1. */
const grey = (shade: number) =>
  files({
    "a.obj": encode("mtllib a.mtl\nv 0 0 0\nv 2 0 0\nv 0 3 0\nusemtl a\nf 1 2 3\n"),
    "a.mtl": encode(`newmtl a\nKd ${shade} ${shade} ${shade}\n`),
  });
const standsOut = {
  black: createRef<ModelViewerActions>(),
  white: createRef<ModelViewerActions>(),
};

export const PictureStandsOut: Story = {
  name: "UIK-05 A picture's ground is dark behind a light model and light behind a dark one",
  render: (args) => (
    <div className="grid gap-4">
      <ModelViewer {...args} source={grey(0)} actionsRef={standsOut.black} />
      <ModelViewer {...args} source={grey(1)} actionsRef={standsOut.white} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(async () => {
      for (const model of canvas.getAllByRole("application"))
        await expect(model).toHaveAttribute("data-ready");
      await expect(canvas.getAllByRole("application")).toHaveLength(2);
    }, patient);
    const greenIn = async (actionsOf: ModelViewerActions | null, x: number, y: number) => {
      const pixel = await pixelsOf(
        await actionsOf?.takeSnapshot({ size: 128, background: "ground" }),
      );
      return pixel(x, y)[1] ?? 0;
    };
    const { black, white } = standsOut;
    await expect(await greenIn(black.current, 4, 4)).toBeGreaterThan(160);
    await expect(await greenIn(black.current, 52, 80)).toBeLessThan(80);
    await expect(await greenIn(white.current, 4, 4)).toBeLessThan(80);
    await expect(await greenIn(white.current, 52, 80)).toBeGreaterThan(160);
  },
};

export const PictureStandsOutInTheDark: Story = {
  ...PictureStandsOut,
  name: "UIK-05 So it is in the dark theme",
  globals: { theme: "dark" },
};

export const Scaled: Story = {
  name: "UIK-05 A scale multiplies the model beside the person and its size in words, without loading it again",
  args: { actionsRef: actions, defaultPerson: true },
  render: function Growing(args) {
    const [scale, setScale] = useState<number>();
    return (
      <>
        {[0.25, 2, 0].map((each) => (
          <button key={each} type="button" onClick={() => setScale(each)}>
            {`Scale ${each}`}
          </button>
        ))}
        <ModelViewer {...args} {...(scale === undefined ? {} : { scale })} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const model = await shown(canvas);
    const picture = model.querySelector("canvas");
    const scaleTo = (scale: number) =>
      drawnAfter(model, () =>
        userEvent.click(canvas.getByRole("button", { name: `Scale ${scale}` })),
      );
    const whole = await shareOfHeight(actions.current);

    await scaleTo(0.25);
    await expect(canvas.getByText("0.25 m wide, 0.50 m high, 0.13 m deep")).toBeVisible();
    // The picture also leaves space for the person, whose height does not change.
    // A picture shows the model alone, so it is framed at any scale.
    await expect(await shareOfHeight(actions.current)).toBeCloseTo(whole, 1);

    await scaleTo(2);
    await expect(canvas.getByText("2.00 m wide, 4.00 m high, 1.00 m deep")).toBeVisible();
    await expect(await shareOfHeight(actions.current)).toBeCloseTo(whole, 1);

    // An invalid scale shows the model at the size in its file.
    await scaleTo(0);
    await expect(canvas.getByText("1.00 m wide, 2.00 m high, 0.50 m deep")).toBeVisible();
    await expect(await shareOfHeight(actions.current)).toBeCloseTo(whole, 1);
    await expect(model.querySelector("canvas")).toBe(picture);
    await expect(args.onReady).toHaveBeenCalledOnce();
  },
};

/** The share of a picture's height that the model takes up. */
async function shareOfHeight(viewer: ModelViewerActions | null) {
  const size = 128;
  const alone = await pixelsOf(await viewer?.takeSnapshot({ size }));
  const lines = Array.from({ length: size }, (_, each) => each);
  return lines.filter((y) => lines.some((x) => (alone(x, y)[3] ?? 0) > 40)).length / size;
}

/** Returns a function that reads red, green, blue and alpha at a point of a picture. */
async function pixelsOf(picture: Blob | undefined) {
  const bitmap = await createImageBitmap(picture as Blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
  return (x: number, y: number) => {
    const start = (y * bitmap.width + x) * 4;
    return data.slice(start, start + 4);
  };
}

/** Red above, green below. */
const ktx2 = uastcPicture(16, (_, row) => (row < 2 ? [255, 0, 0, 255] : [0, 255, 0, 255]));

export const Ktx2: Story = {
  name: "UIK-05 LIB-04 A texture in KTX2 is drawn, the right way up",
  args: { source: file("box.glb", boxGlb({ texture: ktx2 })), actionsRef: actions },
  play: async ({ canvas, args }) => {
    await shown(canvas);
    const texture = { name: "inside", width: 16, height: 16, bytes: ktx2.length, bytesPerPixel: 1 };
    await expect(args.onReady).toHaveBeenCalledWith(
      expect.objectContaining({ textures: [texture], unreadableTextures: [] }),
    );
    const size = 128;
    const pixel = await pixelsOf(await actions.current?.takeSnapshot({ size }));
    const middle = Array.from({ length: size }, (_, y) => pixel(size / 2, y));
    const drawn = middle.filter(([, , , opacity = 0]) => opacity > 250);
    const at = (share: number) => drawn[Math.floor(drawn.length * share)] ?? [];
    const [redAbove = 0, greenAbove = 0] = at(0.35);
    await expect(redAbove).toBeGreaterThan(greenAbove + 60);
    const [redBelow = 0, greenBelow = 0] = at(0.8);
    await expect(greenBelow).toBeGreaterThan(redBelow + 60);
  },
};

export const MissingTexture: Story = {
  name: "UIK-05 A texture that did not come along is named, and the model shown",
  args: { source: file("box.zip", zipOf(boxGltf({ texture: "maps/fusta%20vella.png" }))) },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(
      await canvas.findByText(/A texture is missing: fusta vella.png/, {}, patient),
    ).toBeVisible();
  },
};

export const UnreadableTexture: Story = {
  name: "UIK-05 A texture that cannot be decoded is named, and the model shown",
  args: {
    source: [
      ...files(boxGltf({ texture: "wood.png" })),
      file("wood.png", pngPicture().fill(0, 40)),
    ],
  },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(
      await canvas.findByText(/cannot be read here: wood.png/, {}, patient),
    ).toBeVisible();
  },
};

/** Makes a story of a source that is refused with a message. */
const refused = (args: Partial<Story["args"]>, message: RegExp, code: string): Story => ({
  args,
  play: async ({ canvas, args: { onProblem } }) => {
    await expect(await canvas.findByRole("alert", {}, patient)).toHaveTextContent(message);
    await expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ code }));
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
});

export const LargeTexture: Story = {
  name: "UIK-05 A texture that no phone can hold is refused by its header",
  ...refused(
    { source: glb, limits: { textureSide: 7 } },
    /inside \(8 × 8\)|#1 \(8 × 8\)/,
    "textureTooLarge",
  ),
};

export const NotAModel: Story = {
  tags: ["snapshot", "!no-visual"],
  name: "UIK-05 A file that is no model is named in the error",
  ...refused(
    { source: file("notes.txt", encode("Some words")) },
    /“notes.txt” is not a 3D model/,
    "notModel",
  ),
};
export const Unsupported: Story = {
  name: "UIK-05 An unsupported format is named",
  ...refused(
    { source: file("box.stl", encode("solid box")) },
    /STL cannot be shown here/,
    "unsupported",
  ),
};
export const Compressed: Story = {
  name: "UIK-05 A compression that cannot be read is named",
  ...refused(
    { source: file("a.glb", boxGlb({ texture: ktx2.with(12, 145) })) },
    /compressed with KTX2 \(BC7\)/,
    "compressed",
  ),
};
export const DamagedKtx2: Story = {
  name: "UIK-05 A texture in KTX2 that was cut short is named in the error",
  ...refused(
    { source: [...files(boxGltf({ texture: "wood.ktx2" })), file("wood.ktx2", ktx2.slice(0, -9))] },
    /“wood.ktx2” is damaged or incomplete/,
    "broken",
  ),
};
export const NoModelInZip: Story = {
  name: "UIK-05 A ZIP without a model",
  ...refused(
    { source: file("a.zip", zipOf({ "readme.md": encode("Hello") })) },
    /no GLB, glTF, OBJ or FBX file in the ZIP/,
    "noModel",
  ),
};
export const EncryptedZip: Story = {
  name: "UIK-05 A ZIP with a password",
  ...refused(
    { source: file("a.zip", zipOf({ "box.glb": boxGlb() }, { encrypted: true })) },
    /protected with a password/,
    "encrypted",
  ),
};
export const TooManyEntries: Story = {
  name: "UIK-05 A ZIP with too many files",
  ...refused(
    { source: file("a.zip", zipOf(boxObj())), limits: { entries: 1 } },
    /too many files in the ZIP/,
    "tooManyEntries",
  ),
};
export const TooLarge: Story = {
  name: "UIK-05 A model beyond the limit of bytes",
  ...refused({ source: glb, limits: { inputBytes: 1000 } }, /model is too large/, "tooLarge"),
};
export const Bomb: Story = {
  name: "UIK-05 A ZIP that would fill the memory is refused, whatever size it claims",
  ...refused(
    {
      source: file(
        "a.zip",
        zipOf({ "box.obj": new Uint8Array(30_000_000) }, { claimedBytes: 100 }),
      ),
    },
    /packed so tightly/,
    "ratio",
  ),
};
export const UnsafePath: Story = {
  name: "UIK-05 A ZIP with a path that leaves it",
  ...refused(
    { source: file("a.zip", zipOf({ "../box.glb": boxGlb() })) },
    /The ZIP is not safe/,
    "unsafePath",
  ),
};
export const Broken: Story = {
  name: "UIK-05 A file that was cut",
  ...refused(
    { source: file("box.glb", boxGlb().slice(0, 900)) },
    /damaged or incomplete/,
    "broken",
  ),
};
export const MissingFile: Story = {
  name: "UIK-05 A glTF without its numbers",
  ...refused(
    { source: file("box.gltf", boxGltf()["box.gltf"]) },
    /needs the file “box.bin”/,
    "missingFile",
  ),
};
export const TooDetailed: Story = {
  name: "UIK-05 A model with more triangles than the limit",
  ...refused({ source: glb, limits: { triangles: 11 } }, /too many triangles/, "tooComplex"),
};
export const TooManyObjects: Story = {
  name: "UIK-05 A model with more objects than the limit",
  ...refused({ source: glb, limits: { objects: 1 } }, /too many separate parts/, "tooManyParts"),
};
export const BrokenFbx: Story = {
  name: "UIK-05 A binary FBX whose arrays differ from their declared size is refused",
  ...refused(
    { source: file("box.fbx", boxBinaryFbx({ claimedNumbers: 23 })) },
    /damaged or incomplete/,
    "broken",
  ),
};
export const Unreachable: Story = {
  name: "UIK-05 An address that does not answer",
  ...refused(
    { source: "/models/box.glb", fetch: async () => new Response(null, { status: 503 }) },
    /Check the connection/,
    "unreachable",
  ),
};
export const TooSlow: Story = {
  name: "UIK-05 Reading stops at the time limit",
  ...refused({ source: glb, limits: { milliseconds: 0 } }, /took too long/, "timeout"),
};

export const NoWebgl: Story = {
  tags: ["snapshot", "!no-visual"],
  name: "UIK-05 In a browser without WebGL a message says so",
  ...refused({}, /cannot show 3D/, "noWebgl"),
  beforeEach: () => {
    const own = HTMLCanvasElement.prototype.getContext;
    const spy = spyOn(HTMLCanvasElement.prototype, "getContext");
    spy.mockImplementation(function without(this: HTMLCanvasElement, ...asked: unknown[]) {
      return asked[0] === "webgl2" ? null : Reflect.apply(own, this, asked);
    } as never);
    return () => spy.mockRestore();
  },
};

export const ContextLost: Story = {
  name: "UIK-05 A lost WebGL context is announced, and another try shows the model again",
  beforeEach: withContexts,
  play: async ({ canvas, args }) => {
    await shown(canvas);
    contexts.at(-1)?.getExtension("WEBGL_lose_context")?.loseContext();
    await expect(await canvas.findByRole("alert", {}, patient)).toHaveTextContent(/graphics card/);
    await expect(args.onProblem).toHaveBeenCalledWith(
      expect.objectContaining({ code: "contextLost" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await shown(canvas);
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const Cancelled: Story = {
  tags: ["snapshot", "!no-visual"],
  name: "UIK-05 Loading can be cancelled, which stops the request, and begun again",
  args: {
    source: "/models/box.glb",
    poster:
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath d='M1 2l1-1 1 1z' fill='teal'/%3E%3C/svg%3E",
    fetch: fn((_address, options) => {
      return new Promise<Response>((_resolve, reject) => {
        options?.signal?.addEventListener("abort", () =>
          reject(new DOMException("", "AbortError")),
        );
      });
    }),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const cancel = await canvas.findByRole("button", { name: "Cancel" }, patient);
    // The picture of the model stands there meanwhile.
    await expect(canvasElement.querySelector("img")).toHaveAttribute("src", args.poster);
    await userEvent.click(cancel);
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(await canvas.findByText("Loading was cancelled.")).toBeVisible();
    await expect(canvas.getByRole("application")).toHaveFocus();
    await expect(mocked(args.fetch)?.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: "Load the model" }));
    await canvas.findByRole("button", { name: "Cancel" }, patient);
    await expect(args.fetch).toHaveBeenCalledTimes(2);
    await expect(args.onProblem).not.toHaveBeenCalled();
  },
};

export const FocusWhenLoaded: Story = {
  name: "UIK-05 When the focused cancel button is removed the model gets the focus; any other focus stays",
  args: { source: "/models/box.glb" },
  render: function Waiting(args) {
    const [answer, setAnswer] = useState<(response: Response) => void>();
    const [source, setSource] = useState("/models/box.glb");
    return (
      <>
        <button
          type="button"
          onClick={() => {
            answer?.(new Response(glb));
            setAnswer(undefined);
          }}
        >
          Answer
        </button>
        <button type="button" onClick={() => setSource("/models/other.glb")}>
          Other
        </button>
        <ModelViewer
          {...args}
          source={source}
          fetch={() => new Promise((resolve) => setAnswer(() => resolve))}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const cancel = await canvas.findByRole("button", { name: "Cancel" }, patient);
    cancel.focus();
    // Clicked by script, because a real press would move the focus.
    canvas.getByRole("button", { name: "Answer" }).click();
    const model = await shown(canvas);
    await expect(model).toHaveFocus();

    await userEvent.click(canvas.getByRole("button", { name: "Other" }));
    await canvas.findByRole("button", { name: "Cancel" }, patient);
    await userEvent.click(canvas.getByRole("button", { name: "Answer" }));
    await shown(canvas);
    await expect(canvas.getByRole("button", { name: "Answer" })).toHaveFocus();
  },
};

export const GivesBack: Story = {
  name: "UIK-05 Unmounting ends the worker and frees the WebGL context",
  beforeEach: withContexts,
  render: function Leaving(args) {
    const [here, setHere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setHere(!here)}>
          Leave
        </button>
        {here && <ModelViewer {...args} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const close = spyOn(ImageBitmap.prototype, "close");
    await shown(canvas);
    const context = contexts.at(-1);
    await expect(context?.isContextLost()).toBe(false);
    close.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(context?.isContextLost()).toBe(true));
    await expect(close).toHaveBeenCalledOnce();
    close.mockRestore();
  },
};

export const StopsItsWorker: Story = {
  name: "UIK-05 The worker is stopped when its result is no longer needed",
  play: async () => {
    const terminate = spyOn(Worker.prototype, "terminate");
    const post = spyOn(Worker.prototype, "postMessage").mockImplementation(() => {});
    const controller = new AbortController();
    const reading = inspectModel(glb, { signal: controller.signal });
    await waitFor(() => expect(post).toHaveBeenCalledOnce(), patient);
    await expect(terminate).not.toHaveBeenCalled();
    controller.abort(new Error("enough"));
    await expect(reading).rejects.toThrow("enough");
    await expect(terminate).toHaveBeenCalledOnce();
    post.mockRestore();
    terminate.mockRestore();
  },
};

export const Inspects: Story = {
  name: "UIK-05 A model can be measured without showing it",
  play: async () => {
    const source = [...files(boxObj("stone.png")), file("wood.png", pngPicture())];
    await expect(await inspectModel(source)).toMatchObject({
      format: "obj",
      triangles: 12,
      materials: 1,
      size: [1, 1, 1],
      missingTextures: ["stone.png"],
    });
    await expect(await inspectModel(moving)).toMatchObject({
      animations: [
        { name: "spin", duration: 2 },
        { name: "turn", duration: 2 },
      ],
    });
    await expect(inspectModel(file("a.txt", encode("x")))).rejects.toMatchObject({
      code: "notModel",
      detail: "a.txt",
    });
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <ModelViewer {...props} label="A box" source={glb} />
));
