import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef, useState } from "react";
import { expect, fireEvent, fn, mocked, spyOn, userEvent, waitFor, within } from "storybook/test";
import { Matrix4, Vector3 } from "three";
import { boxGlb } from "@panel/models/fixtures/boxes";
import { ModelViewer, type ModelViewerActions, type ModelViewerProps } from "./index.ts";
import { spaceWay } from "./space/way.ts";
import { type EmulatedFrame, emulatePhone, type EmulatedPhone } from "./space/emulated-phone.ts";
// Imported here, so that the first story does not spend its time limit on loading three.js.
import "./ModelStage.tsx";
import "./space/SpaceView.tsx";
import { withMotion } from "./story-motion.ts";
import "@panel/models/read-files";

/** 1 m wide, 2 m high and 0.5 m deep. */
const box = new File([boxGlb({})], "box.glb");

/** The phone of the story that runs. */
let phone: EmulatedPhone;

const meta = {
  title: "Media/ModelViewer in the room",
  component: ModelViewer,
  tags: ["no-visual"],
  args: {
    label: "Una caixa de fusta",
    source: box,
    locale: "en",
    height: "18rem",
    className: "max-w-md",
    space: { onScale: fn() },
  },
  async beforeEach({ parameters }) {
    if (parameters["phone"] === "none") return undefined;
    phone = emulatePhone(await import("iwer"), parameters["phone"] as object);
    return () => phone.remove();
  },
} satisfies Meta<typeof ModelViewer>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<Parameters<NonNullable<Story["play"]>>[0]["canvas"], "findByRole">;

function Removable(args: ModelViewerProps) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(false)}>
        remove
      </button>
      {shown && <ModelViewer {...args} />}
    </>
  );
}

const patient = { timeout: 60_000 };

async function enter(canvas: Canvas) {
  const button = await canvas.findByRole("button", { name: "View in your space" }, patient);
  await userEvent.click(button);
  const dialog = await canvas.findByRole("dialog", {}, patient);
  const room = within(dialog);
  const press = async (name: string) =>
    userEvent.click(await room.findByRole("button", { name }, patient));
  const hears = (text: RegExp) =>
    waitFor(() => expect(room.getByRole("status")).toHaveTextContent(text), patient);
  const fingers = dialog.querySelector<HTMLElement>("[data-fingers]");
  if (!fingers) throw new Error("No place for fingers");
  // No pointer of a story is down in the browser's own eyes.
  fingers.setPointerCapture = () => undefined;
  /** Moves fingers from place to place, all at once. */
  const move = async (...ways: (readonly [from: number, to: number])[]) => {
    const at = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 300 });
    for (const [id, [from]] of ways.entries()) await fireEvent.pointerDown(fingers, at(id, from));
    for (const [id, [, to]] of ways.entries()) await fireEvent.pointerMove(fingers, at(id, to));
    for (const id of ways.keys()) await fireEvent.pointerUp(fingers, { pointerId: id });
  };
  return { room, press, hears, move };
}

/** Enters and stands the model on the floor. */
async function placed(canvas: Canvas) {
  const session = await enter(canvas);
  await session.hears(/ring shows/);
  await session.press("Place it here");
  await session.hears(/One finger/);
  return session;
}

/** The box of a model on the emulated floor, in the pixels of a frame. */
function expected(frame: EmulatedFrame, { scale = 1, turn = 0 } = {}) {
  // Where the middle of a camera meets the floor that looks down by 30 degrees from 1.6 m.
  const away = -1.6 / Math.tan(Math.PI / 6);
  const onScreen = new Matrix4()
    .fromArray(frame.projection)
    .multiply(new Matrix4().fromArray(frame.view));
  const corners = [-0.5, 0.5].flatMap((x) =>
    [0, 2].flatMap((y) =>
      [-0.25, 0.25].map((z) =>
        new Vector3(x, y, z)
          .multiplyScalar(scale)
          .applyAxisAngle(new Vector3(0, 1, 0), turn)
          .add(new Vector3(0, 0, away))
          .applyMatrix4(onScreen),
      ),
    ),
  );
  const pixels = (values: number[], size: number) =>
    values
      .map((value) => ((value + 1) / 2) * size)
      .map((value) => Math.min(size, Math.max(0, value)));
  const x = pixels(
    corners.map((corner) => corner.x),
    frame.width,
  );
  const y = pixels(
    corners.map((corner) => corner.y),
    frame.height,
  );
  return {
    left: Math.min(...x),
    right: Math.max(...x),
    bottom: Math.min(...y),
    top: Math.max(...y),
  };
}

/** Waits for a frame that shows the box where it must be, within 1.5 pixels. */
async function showsBox(how?: Parameters<typeof expected>[1]) {
  await waitFor(async () => {
    const frame = await phone.nextFrame();
    for (const [side, pixel] of Object.entries(expected(frame, how))) {
      const drawn = frame[side as "left"];
      await expect(Math.abs(drawn - pixel), `${side}: ${drawn}, not ${pixel}`).toBeLessThan(1.5);
    }
  }, patient);
}

const actions = createRef<ModelViewerActions>();

/** How many pixels of the viewer's own picture show the model. */
async function pixelsInViewer(): Promise<number> {
  const picture = await actions.current?.takeSnapshot({ size: 64 });
  if (!picture) return 0;
  const flat = new OffscreenCanvas(64, 64).getContext("2d");
  flat?.drawImage(await createImageBitmap(picture), 0, 0);
  const { data = new Uint8ClampedArray() } = flat?.getImageData(0, 0, 64, 64) ?? {};
  return data.filter((value, index) => index % 4 === 3 && value > 200).length;
}

export const RealSize: Story = {
  args: { actionsRef: actions },
  name: "UIK-05 Stands on the floor at its real size, and leaves the viewer as it was",
  play: async ({ canvas, args }) => {
    await canvas.findByRole("button", { name: "View in your space" }, patient);
    const shownBefore = await pixelsInViewer();
    const { press } = await placed(canvas);
    await showsBox();
    await press("Leave");
    await waitFor(() => expect(phone.inSession()).toBe(false), patient);
    await expect(await canvas.findByRole("button", { name: "View in your space" })).toHaveFocus();
    await expect(args.space?.onScale).not.toHaveBeenCalled();
    await expect(shownBefore).toBeGreaterThan(100);
    await expect(Math.abs((await pixelsInViewer()) - shownBefore)).toBeLessThan(shownBefore / 10);
    const model = await canvas.findByRole("application");
    const frames = () => Number(model.querySelector("canvas")?.dataset["frames"]);
    const before = frames();
    await userEvent.click(canvas.getByRole("button", { name: "Turn left" }));
    await waitFor(() => expect(frames()).toBeGreaterThan(before), patient);
  },
};

export const Scaled: Story = {
  name: "UIK-05 Stands there at the author's scale",
  args: { scale: 0.5 },
  play: async ({ canvas }) => {
    await placed(canvas);
    await showsBox({ scale: 0.5 });
  },
};

export const Fingers: Story = {
  name: "One finger turns, two move; they change the size only when that is asked for",
  play: async ({ canvas, args }) => {
    const { press, move, room } = await placed(canvas);
    // A quarter of a turn is 150 pixels.
    await move([100, 250]);
    await showsBox({ turn: Math.PI / 2 });
    await move([250, 100]);
    await showsBox();
    // Locked: fingers that part do not change it. Their middle stays.
    await move([150, 100], [250, 300]);
    await showsBox();
    await press("Change the size");
    await move([100, 150], [300, 250]);
    await showsBox({ scale: 0.5 });
    await expect(await room.findByText("× 0.5, 1.00 m high")).toBeVisible();
    await press("Real size");
    await showsBox();
    await press("Change the size");
    await press("Larger");
    await showsBox({ scale: 1.1 });
    const before = (await phone.nextFrame()).left;
    await move([100, 140], [300, 340]);
    await waitFor(
      async () => expect((await phone.nextFrame()).left).toBeGreaterThan(before + 5),
      patient,
    );
    await press("Leave");
    await waitFor(() => expect(args.space?.onScale).toHaveBeenCalled(), patient);
    const [chosen] = mocked(args.space?.onScale)?.mock.lastCall ?? [];
    await expect(chosen).toBeCloseTo(1.1);
  },
};

export const ByKeyboard: Story = {
  name: "Has a button for all that fingers do, and Escape leaves",
  play: async ({ canvas }) => {
    const { press, hears, room } = await placed(canvas);
    for (const _ of [1, 2, 3]) await press("Turn right");
    await showsBox({ turn: Math.PI / 4 });
    for (const _ of [1, 2, 3]) await press("Turn left");
    await showsBox();
    await press("Place it elsewhere");
    await hears(/ring shows/);
    await expect((await phone.nextFrame()).right, "nothing opaque").toBe(-1);
    (await room.findByRole("button", { name: "Place it here" })).focus();
    await userEvent.keyboard("{Enter}");
    await showsBox();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(phone.inSession()).toBe(false), patient);
  },
};

export const TapPlaces: Story = {
  name: "A tap on the camera image places the model",
  play: async ({ canvas }) => {
    const { hears, move } = await enter(canvas);
    await hears(/ring shows/);
    // A finger that slips by less than ten pixels.
    await move([200, 205]);
    await hears(/One finger/);
    await showsBox();
  },
};

export const NoFloor: Story = {
  name: "Says how to find the floor after ten seconds without one",
  play: async ({ canvas }) => {
    phone.setFloor(false);
    const { hears, room } = await enter(canvas);
    await hears(/Point the phone at the floor/);
    await expect(room.getByRole("button", { name: "Place it here" })).toBeDisabled();
    phone.hurry(50);
    await hears(/No floor has been found yet/);
    phone.setFloor(true);
    await hears(/ring shows/);
  },
};

export const Lost: Story = {
  name: "Says when the phone does not know where it is, and goes on afterwards",
  play: async ({ canvas }) => {
    const { hears } = await placed(canvas);
    phone.hurry(20);
    phone.setTracking(false);
    await hears(/does not know where it is/);
    phone.setTracking(true);
    await hears(/One finger/);
    await showsBox();
  },
};

export const EndedBySystem: Story = {
  name: "Says that the phone closed it, and opens again",
  play: async ({ canvas }) => {
    await placed(canvas);
    await phone.endBySystem();
    await expect(await canvas.findByText(/The phone closed the view/, {}, patient)).toBeVisible();
    await placed(canvas);
    await showsBox();
    await expect(canvas.queryByText(/The phone closed the view/)).toBeNull();
  },
};

export const Refused: Story = {
  name: "Says what to do where the browser refuses",
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "View in your space" }, patient);
    for (const [name, told] of [
      ["NotAllowedError", /not allowed to use the camera/],
      ["SecurityError", /outside of its frame/],
      ["InvalidStateError", /still open/],
      ["NotSupportedError", /cannot show models/],
      ["OperationError", /could not be opened/],
    ] as const) {
      phone.refuse(name);
      await userEvent.click(button);
      await expect(await canvas.findByText(told, {}, patient)).toBeVisible();
      await expect(button).toHaveFocus();
    }
    phone.refuse("");
    await placed(canvas);
    await showsBox();
  },
};

export const WithoutOverlay: Story = {
  name: "On a device that shows no page over its camera, the trigger places",
  parameters: { phone: { overlay: false } },
  play: async ({ canvas }) => {
    const { hears } = await enter(canvas);
    await hears(/ring shows/);
    phone.select();
    await hears(/One finger/);
    await showsBox();
  },
};

export const Moves: Story = {
  name: "Plays the animation in the room, and pauses it while a question of the system is on top",
  args: { source: new File([boxGlb({ animations: ["spin"] })], "box.glb") },
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    await placed(canvas);
    const moves = async () => {
      const [first, second] = [await phone.nextFrame(), await phone.nextFrame()];
      return first.left !== second.left;
    };
    await waitFor(async () => expect(await moves()).toBe(true), patient);
    phone.setVisible(false);
    await phone.nextFrame();
    await expect(await moves()).toBe(false);
    phone.setVisible(true);
    await waitFor(async () => expect(await moves()).toBe(true), patient);
  },
};

export const Unmounted: Story = {
  name: "Ends with its viewer",
  render: (args) => <Removable {...args} />,
  play: async ({ canvas }) => {
    await placed(canvas);
    await fireEvent.click(canvas.getByText("remove"));
    await waitFor(() => expect(phone.inSession()).toBe(false), patient);
  },
};

export const OnAComputer: Story = {
  name: "Offers a phone where the device has no view in the room",
  parameters: { phone: "none" },
  args: { space: { onPhone: fn() } },
  play: async ({ canvas, args }) => {
    const name = "View in your space with a phone";
    await userEvent.click(await canvas.findByRole("button", { name }, patient));
    await expect(args.space?.onPhone).toHaveBeenCalledOnce();
  },
};

export const WithoutAny: Story = {
  name: "Says what it needs where there is neither",
  parameters: { phone: "none" },
  args: { space: {} },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "View in your space" }, patient),
    );
    await expect(await canvas.findByText(/Chrome on Android, Safari on an iPhone/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(canvas.queryByText(/Chrome on Android/)).toBeNull();
  },
};

/** Stands for Safari: says that it has Quick Look, and keeps what its links open. */
function withQuickLook() {
  const opened: string[] = [];
  const supports = spyOn(DOMTokenList.prototype, "supports").mockReturnValue(true);
  const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const only = this.childElementCount === 1 && this.firstElementChild?.tagName === "IMG";
    opened.push(`${this.rel} ${only} ${this.getAttribute("href")}`);
  });
  return {
    opened,
    restore() {
      supports.mockRestore();
      click.mockRestore();
    },
  };
}

export const OnlyWhereAvailable: Story = {
  name: "Leaves the button out where there is neither, if it is asked to",
  parameters: { phone: "none" },
  args: { space: { onlyWhereAvailable: true } },
  play: async ({ canvas }) => {
    const model = await canvas.findByRole("application", {}, patient);
    await waitFor(() => expect(model).toHaveAttribute("data-ready"), patient);
    await import("./space/SpaceButton.tsx");
    await expect(await spaceWay()).toBe("none");
    await expect(canvas.queryByRole("button", { name: /in your space/ })).toBeNull();
  },
};

export const MovesOnTap: Story = {
  name: "CHL-01 A model that waits moves when it is tapped, in the viewer and in the room",
  args: { ...Moves.args, animate: "onTap" },
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    const model = await canvas.findByRole("application", {}, patient);
    await waitFor(() => expect(model).toHaveAttribute("data-ready"), patient);
    const play = await canvas.findByRole("button", { name: "Play the animation" });
    await fireEvent.pointerDown(model, { clientX: 5, clientY: 5 });
    await fireEvent.click(model, { clientX: 90, clientY: 5 });
    await expect(play, "a drag is no tap").toHaveAccessibleName("Play the animation");
    await fireEvent.click(model, { clientX: 6, clientY: 5 });
    await expect(play).toHaveAccessibleName("Pause the animation");
    model.focus();
    await userEvent.keyboard("{Enter}");
    await expect(play).toHaveAccessibleName("Play the animation");
    const { move } = await placed(canvas);
    await expect((await phone.nextFrame()).left).toBe((await phone.nextFrame()).left);
    await move([300, 302]);
    await waitFor(
      async () => expect((await phone.nextFrame()).left).not.toBe((await phone.nextFrame()).left),
      patient,
    );
  },
};

export const NeverMoves: Story = {
  name: "CHL-01 A model without animation has no buttons for it",
  parameters: { phone: "none" },
  args: { ...Moves.args, animate: "never" },
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    const model = await canvas.findByRole("application", {}, patient);
    await waitFor(() => expect(model).toHaveAttribute("data-ready"), patient);
    await expect(canvas.queryByRole("button", { name: /animation/ })).toBeNull();
  },
};

export const QuickLook: Story = {
  name: "Opens Quick Look within the tap, with a size that stays",
  parameters: { phone: "none" },
  args: { space: { usdz: "/files/box.usdz" } },
  play: async ({ canvas }) => {
    const safari = withQuickLook();
    await userEvent.click(
      await canvas.findByRole("button", { name: "View in your space" }, patient),
    );
    await expect(safari.opened).toEqual(["ar true /files/box.usdz#allowsContentScaling=0"]);
    safari.restore();
  },
};

export const MakesUsdz: Story = {
  name: "Makes the file for Quick Look where the server has none; a second tap opens it",
  parameters: { phone: "none" },
  args: { space: {}, scale: 2 },
  play: async ({ canvas }) => {
    const safari = withQuickLook();
    await userEvent.click(
      await canvas.findByRole("button", { name: "View in your space" }, patient),
    );
    const open = await canvas.findByRole("button", { name: "Open it in your space" }, patient);
    await expect(safari.opened).toEqual([]);
    await userEvent.click(open);
    const [link = ""] = safari.opened;
    await expect(link).toMatch(/^ar true blob:[^#]*$/);
    const file = await fetch(link.slice("ar true ".length));
    await expect(file.headers.get("content-type")).toBe("model/vnd.usdz+zip");
    await expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 4))).toBe(
      "PK\u0003\u0004",
    );
    safari.restore();
  },
};
