import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { AudioPlayer } from "./index.ts";
import { tone } from "./toneInStory.ts";

const src = tone(20);
const other = tone(15);
const peaks = Array.from({ length: 48 }, (_, index) => Math.abs(Math.sin(index / 5)));

const meta = {
  title: "Media/AudioPlayer",
  component: AudioPlayer,
  args: { src, label: "l'àudio de benvinguda", peaks, className: "max-w-md" },
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = { tags: ["snapshot"] };

export const StillDark: Story = { globals: { theme: "dark" } };

export const PlaysAndStops: Story = {
  name: "UIK-05 A press plays, another stops and goes back to the start",
  play: async ({ canvas, canvasElement }) => {
    const audio = canvasElement.querySelector("audio") as HTMLAudioElement;
    await userEvent.click(canvas.getByRole("button", { name: "Play l'àudio de benvinguda" }));
    const stop = await canvas.findByRole("button", { name: "Stop l'àudio de benvinguda" });
    await waitFor(() => expect(audio.currentTime).toBeGreaterThan(0));
    await userEvent.click(stop);
    await expect(
      await canvas.findByRole("button", { name: "Play l'àudio de benvinguda" }),
    ).toBeVisible();
    await expect(audio.paused).toBe(true);
    await expect(audio.currentTime).toBe(0);
  },
};

export const KnownLength: Story = {
  args: { duration: 20 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("0:00 / 0:20")).toBeVisible();
    await expect(canvas.getByRole("slider")).toBeDisabled();
    // The length comes from the prop: nothing of the file is loaded.
    await expect(canvasElement.querySelector("audio")?.readyState).toBe(0);
  },
};

export const OneAtATime: Story = {
  name: "UIK-05 Of several players, one plays at a time",
  render: (args) => (
    <div className="grid gap-3">
      <AudioPlayer {...args} label="A" />
      <AudioPlayer {...args} src={other} label="B" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play A" }));
    await canvas.findByRole("button", { name: "Stop A" });
    await userEvent.click(canvas.getByRole("button", { name: "Play B" }));
    await canvas.findByRole("button", { name: "Stop B" });
    await expect(await canvas.findByRole("button", { name: "Play A" })).toBeVisible();
  },
};

export const StopsForAll: Story = {
  name: "UIK-05 The event stop-all-audio stops it",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Play/ }));
    await canvas.findByRole("button", { name: /^Stop/ });
    window.dispatchEvent(new Event("stop-all-audio"));
    await expect(await canvas.findByRole("button", { name: /^Play/ })).toBeVisible();
  },
};

export const DecodesItsWaveform: Story = {
  name: "UIK-05 Without peaks, the waveform is decoded when it is first played",
  args: { src: other },
  render: ({ peaks: _given, ...args }) => <AudioPlayer {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("svg[viewBox$='100'] rect")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Play/ }));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll("svg[viewBox$='100'] rect")).toHaveLength(64),
    );
    const heights = [...canvasElement.querySelectorAll("svg[viewBox$='100'] rect")].map((bar) =>
      Number(bar.getAttribute("height")),
    );
    await expect(heights.at(-1)).toBeGreaterThan(heights[8] ?? 0);
    await userEvent.click(await canvas.findByRole("button", { name: /^Stop/ }));
  },
};

export const StoppedWhileDecoding: Story = {
  name: "UIK-05 Stopped before its waveform is decoded, it decodes it when it is played again",
  args: { src: other },
  render: ({ peaks: _given, ...args }) => <AudioPlayer {...args} />,
  beforeEach: () => {
    const own = window.fetch;
    // The first request does not answer before playback is stopped.
    const spy = spyOn(window, "fetch").mockImplementationOnce(
      (_address, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener("abort", () =>
            reject(new DOMException("", "AbortError")),
          );
        }),
    );
    spy.mockImplementation((...given) => own(...given));
    return () => spy.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Play/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Stop/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Play/ }));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll("svg[viewBox$='100'] rect")).toHaveLength(64),
    );
    await userEvent.click(await canvas.findByRole("button", { name: /^Stop/ }));
  },
};

const broken = "data:audio/wav;base64,AAAA";

export const AnotherSound: Story = {
  name: "UIK-05 Another `src` starts from the beginning: playback stops and an earlier failure is forgotten",
  render: function Changing(args) {
    const [heard, setHeard] = useState(args.src);
    return (
      <>
        <button type="button" onClick={() => setHeard(broken)}>
          Broken
        </button>
        <button type="button" onClick={() => setHeard(other)}>
          Other
        </button>
        <AudioPlayer {...args} src={heard} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Play/ }));
    await canvas.findByRole("button", { name: /^Stop/ });
    await userEvent.click(canvas.getByRole("button", { name: "Broken" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Play/ }));
    await expect(await canvas.findByText("The sound could not be played.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Other" }));
    await waitFor(() => expect(canvas.queryByText("The sound could not be played.")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: /^Play/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Stop/ }));
  },
};

export const Fails: Story = {
  name: "UIK-05 A sound that cannot be played says so, and is loaded again at another press",
  args: { src: broken },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Play/ }));
    await expect(await canvas.findByText("The sound could not be played.")).toBeVisible();
    const play = canvas.getByRole("button", { name: /^Play/ });
    const load = spyOn(HTMLMediaElement.prototype, "load");
    await userEvent.click(play);
    await expect(load).toHaveBeenCalledOnce();
    load.mockRestore();
    await expect(await canvas.findByText("The sound could not be played.")).toBeVisible();
    await expect(play).toBeVisible();
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <AudioPlayer {...props} src={src} label="the sound" peaks={peaks} />
));
