import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { conforms, drawnWith, inForcedColors, conformsToOpening } from "../conformance/index.ts";
import { ImagePreview } from "./index.ts";

/** A landscape of 1600 by 900 px with a transparent sky, through which the checkerboard shows. */
const large = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900"><path d="M0 900 500 200 900 620 1250 360 1600 800V900Z" fill="seagreen"/><circle cx="1250" cy="190" r="90" fill="goldenrod"/></svg>',
)}`;
const small = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><circle cx="24" cy="24" r="20" fill="steelblue"/></svg>',
)}`;

const meta = {
  title: "Media/ImagePreview",
  component: ImagePreview,
  args: { src: large, alt: "Muntanyes i sol, sense cel", className: "h-80 w-[480px] max-w-full" },
} satisfies Meta<typeof ImagePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const pictureOf = (canvas: Canvas) => canvas.findByRole("img", { name: /Muntanyes/ });
const frameOf = (canvas: Canvas) => canvas.getByRole("group", { name: /Muntanyes/ });

/** Waits for the picture; returns it and the scale at which the whole picture fits. */
async function shown(canvas: Canvas) {
  const picture = await pictureOf(canvas);
  await waitFor(() => expect(picture).toBeVisible());
  return { picture, frame: frameOf(canvas), width: () => Math.round(picture.clientWidth) };
}

export const Fits: Story = {
  tags: ["snapshot"],
  name: "UIK-05 At first all of the picture is seen",
  play: async ({ canvas }) => {
    const { picture, frame } = await shown(canvas);
    const [box, around] = [picture.getBoundingClientRect(), frame.getBoundingClientRect()];
    await expect(box.width).toBeLessThanOrEqual(around.width);
    await expect(box.height).toBeLessThanOrEqual(around.height);
    await expect(canvas.getByRole("button", { name: "Show all of it" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(frame).toHaveAccessibleDescription(/^Plus and minus zoom/);
  },
};

export const ForcedColors: Story = {
  name: "Where colours are forced, the button of the present scale differs from the others",
  play: async ({ canvas }) => {
    await shown(canvas);
    const fit = canvas.getByRole("button", { name: "Show all of it" });
    await waitFor(() => expect(fit).toHaveAttribute("aria-pressed", "true"));
    await inForcedColors(async () => {
      await expect(drawnWith(fit)).not.toBe(
        drawnWith(canvas.getByRole("button", { name: "Actual size" })),
      );
    });
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const Narrow: Story = { args: { className: "h-64 w-[300px]" } };

export const ASmallOne: Story = {
  name: "UIK-05 A small picture is not made larger",
  args: { src: small, alt: "Un cercle" },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole("img", { name: "Un cercle" });
    await waitFor(() => expect(picture.clientWidth).toBe(48));
  },
};

export const ByButtons: Story = {
  name: "UIK-05 Buttons zoom in and out, to the actual size and back to the whole picture",
  play: async ({ canvas }) => {
    const { width } = await shown(canvas);
    const all = width();
    await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
    await waitFor(() => expect(width()).toBeCloseTo(all * 1.25, -1));
    await userEvent.click(canvas.getByRole("button", { name: /^Actual size/ }));
    await waitFor(() => expect(width()).toBe(1600));
    await expect(canvas.getByRole("status")).toHaveTextContent("100 %");
    await userEvent.click(canvas.getByRole("button", { name: "Zoom out" }));
    await waitFor(() => expect(width()).toBe(1280));
    await userEvent.click(canvas.getByRole("button", { name: "Show all of it" }));
    await waitFor(() => expect(width()).toBe(all));
  },
};

export const ByKeyboard: Story = {
  name: "UIK-05 Plus, minus, 0 and 1 zoom; arrows move",
  play: async ({ canvas }) => {
    const { picture, frame, width } = await shown(canvas);
    const all = width();
    frame.focus();
    await userEvent.keyboard("+");
    await waitFor(() => expect(width()).toBeGreaterThan(all));
    await userEvent.keyboard("-");
    await waitFor(() => expect(width()).toBe(all));
    await userEvent.keyboard("1");
    await waitFor(() => expect(width()).toBe(1600));
    const before = picture.getBoundingClientRect();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await waitFor(() => {
      const box = picture.getBoundingClientRect();
      return expect([box.left - before.left, box.top - before.top]).toEqual([-48, -48]);
    });
    await userEvent.keyboard("0");
    await waitFor(() => expect(width()).toBe(all));
  },
};

export const ByWheel: Story = {
  name: "UIK-05 The wheel zooms once the picture has the focus; before, the page scrolls",
  play: async ({ canvas }) => {
    const { frame, width } = await shown(canvas);
    const all = width();
    const passed = fireEvent.wheel(frame, { deltaY: -300 });
    await expect(passed).toBe(true);
    await expect(width()).toBe(all);
    frame.focus();
    const taken = fireEvent.wheel(frame, { deltaY: -300 });
    await expect(taken).toBe(false);
    await waitFor(() => expect(width()).toBeGreaterThan(all));
  },
};

export const ByDoublePress: Story = {
  name: "UIK-05 A double press enlarges, another one shows the whole picture",
  play: async ({ canvas }) => {
    const { frame, width } = await shown(canvas);
    const all = width();
    await userEvent.dblClick(frame);
    await waitFor(() => expect(width()).toBe(1600));
    await userEvent.dblClick(frame);
    await waitFor(() => expect(width()).toBe(all));
  },
};

export const ByDrag: Story = {
  name: "UIK-05 A drag moves the picture, and never out of its frame",
  play: async ({ canvas }) => {
    const { picture, frame } = await shown(canvas);
    await userEvent.click(canvas.getByRole("button", { name: /^Actual size/ }));
    await waitFor(() => expect(picture.clientWidth).toBe(1600));
    const before = picture.getBoundingClientRect().left;
    const around = frame.getBoundingClientRect();
    const at = (x: number) => ({ clientX: around.left + x, clientY: around.top + 100 });
    await userEvent.pointer([
      { target: frame, coords: at(100), keys: "[MouseLeft>]" },
      { target: frame, coords: at(160) },
    ]);
    await waitFor(() => expect(picture.getBoundingClientRect().left).toBeCloseTo(before + 60, 0));
    await userEvent.pointer([
      { target: frame, coords: at(9000) },
      { target: frame, keys: "[/MouseLeft]" },
    ]);
    await waitFor(() =>
      expect(picture.getBoundingClientRect().left).toBeLessThanOrEqual(around.left + 2),
    );
  },
};

export const ByTouch: Story = {
  name: "UIK-05 A finger scrolls the page past a picture that fits, and moves one that is larger",
  play: async ({ canvas }) => {
    const { frame } = await shown(canvas);
    // `touch-action` decides whether the browser scrolls with one finger.
    const takes = () => getComputedStyle(frame).touchAction;
    await expect(takes()).toBe("pan-x pan-y");
    await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
    await waitFor(() => expect(takes()).toBe("none"));
    await userEvent.click(canvas.getByRole("button", { name: "Show all of it" }));
    await waitFor(() => expect(takes()).toBe("pan-x pan-y"));
  },
};

export const FullScreen: Story = {
  tags: ["snapshot"],
  name: "UIK-05 Full screen is a dialog named by what is seen; Escape ends it",
  play: async ({ canvas }) => {
    await shown(canvas);
    const opener = canvas.getByRole("button", { name: "Full screen" });
    await userEvent.click(opener);
    const dialog = await within(document.body).findByRole("dialog", { name: /Muntanyes/ });
    const picture = await within(dialog).findByRole("img");
    await waitFor(() => expect(picture).toBeVisible());
    await expect(picture.clientWidth).toBeGreaterThan(480);
    await expect(within(dialog).queryByRole("button", { name: "Full screen" })).toBeNull();
  },
};

export const EscapeEndsFullScreen: Story = {
  name: "UIK-05 After full screen the focus is back at its button",
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Full screen" });
    await userEvent.click(opener);
    await within(document.body).findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Failed: Story = {
  tags: ["snapshot"],
  name: "UIK-05 A picture that cannot be loaded says so and can be tried again",
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "The picture could not be loaded.",
    );
    await expect(canvas.getByRole("button", { name: /^Actual size/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(frameOf(canvas)).toHaveFocus();
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <ImagePreview {...props} src={small} alt="A circle" onClick={fn()} />
));

export const ConformsToOpening = conformsToOpening(
  (props) => <ImagePreview {...props} src={small} alt="A circle" />,
  "dialog",
);
