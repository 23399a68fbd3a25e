import { loudnessOf, truePeakOf } from "@panel/domain/loudness";
import { wholeSound, type SoundEdit } from "@panel/domain/source-sounds";
import { preparedSound, type PreparedSound } from "@panel/media/sounds/prepare-sound";
import { UnreadableSound } from "@panel/media/sounds/unreadable-sound";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { SoundEditor } from "./SoundEditor.tsx";
import { startDesk } from "../../story-desk.tsx";

const RATE = 44_100;

/** A tone that is silent before and after, quiet, in so many channels. */
function tone(seconds: number, channels = 1, height = 0.05): AudioBuffer {
  const sound = new AudioBuffer({
    length: seconds * RATE,
    numberOfChannels: channels,
    sampleRate: RATE,
  });
  for (let channel = 0; channel < channels; channel += 1) {
    const samples = sound.getChannelData(channel);
    for (let at = samples.length / 4; at < samples.length * 0.75; at += 1)
      samples[Math.floor(at)] = height * Math.sin((2 * Math.PI * 440 * at) / RATE);
  }
  return sound;
}

/** The same as a WAV file of 16 bits. */
function wav(sound: AudioBuffer, name: string): File {
  const { length, numberOfChannels: channels } = sound;
  const bytes = new DataView(new ArrayBuffer(44 + length * channels * 2));
  const write = (at: number, text: string) =>
    new Uint8Array(bytes.buffer).set(new TextEncoder().encode(text), at);
  write(0, "RIFF");
  bytes.setUint32(4, bytes.byteLength - 8, true);
  write(8, "WAVEfmt ");
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, channels, true);
  bytes.setUint32(24, RATE, true);
  bytes.setUint32(28, RATE * channels * 2, true);
  bytes.setUint16(32, channels * 2, true);
  bytes.setUint16(34, 16, true);
  write(36, "data");
  bytes.setUint32(40, length * channels * 2, true);
  for (let channel = 0; channel < channels; channel += 1) {
    const samples = sound.getChannelData(channel);
    for (let at = 0; at < length; at += 1)
      bytes.setInt16(44 + (at * channels + channel) * 2, (samples[at] ?? 0) * 32_767, true);
  }
  return new File([bytes], name, { type: "audio/wav" });
}

interface EditingProps {
  make(): AudioBuffer;
  onDone(edit: SoundEdit): void;
  onClose(): void;
}

function Editing({ make, ...on }: EditingProps) {
  const [sound] = useState(make);
  return (
    <SoundEditor
      name="Nota de voz.m4a"
      sound={sound}
      edit={wholeSound(sound.duration, sound.numberOfChannels)}
      {...on}
    />
  );
}

const meta = {
  title: "Library/Sounds made ready",
  component: Editing,
  loaders: [startDesk],
  args: { make: () => tone(8), onDone: fn(), onClose: fn() },
} satisfies Meta<typeof Editing>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const part = () => page.getByText(/^De .* a /).textContent;

export const Trims: Story = {
  name: "LIB-04 a sound is cut by keys, fades, and can be taken whole again",
  play: async ({ args }) => {
    const from = await page.findByRole("slider", { name: "Dónde empieza" });
    await waitFor(() => expect(part()).toBe("De 0:00,0 a 0:08,0: 0:08,0"));
    from.focus();
    await userEvent.keyboard("{ArrowRight>20/}");
    const to = page.getByRole("slider", { name: "Dónde acaba" });
    await fireEvent.change(to, { target: { value: "6" } });
    await waitFor(() =>
      expect(from).toHaveAttribute("aria-valuetext", expect.stringMatching(/^0:0/)),
    );
    await waitFor(() => expect(part()).toContain("a 0:06,0"));
    await userEvent.click(page.getByRole("button", { name: "Volver a tomarlo entero" }));
    await waitFor(() => expect(part()).toBe("De 0:00,0 a 0:08,0: 0:08,0"));
    await fireEvent.change(from, { target: { value: "2" } });
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Salida gradual" }), "2");
    await userEvent.click(page.getByRole("button", { name: "Usar este audio" }));
    await expect(args.onDone).toHaveBeenCalledWith(
      expect.objectContaining({ start: 2, end: 8, fadeOut: 2, even: true, rate: 96 }),
    );
  },
};

export const Plays: Story = {
  name: "LIB-04 the chosen part is heard, and stops at its end",
  args: { make: () => tone(1) },
  play: async () => {
    await userEvent.click(await page.findByRole("button", { name: "Escuchar lo elegido" }));
    await expect(await page.findByRole("button", { name: "Parar" })).toBeVisible();
    await expect(await page.findByRole("button", { name: "Escuchar lo elegido" })).toBeVisible();
  },
};

export const TooLong: Story = {
  name: "LIB-04 what is too long is offered a lower rate",
  args: { make: () => tone(300, 1, 0) },
  play: async ({ args }) => {
    const use = await page.findByRole("button", { name: "Usar este audio" });
    await expect(use).toBeDisabled();
    await expect(page.getByText(/Elige 64 kbps o menos/)).toBeVisible();
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Calidad" }), "64");
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await expect(args.onDone).toHaveBeenCalledWith(expect.objectContaining({ rate: 64 }));
  },
};

export const FarTooLong: Story = {
  name: "LIB-04 what fits at no rate has to be cut, and it is said to which length",
  args: { make: () => tone(900, 1, 0) },
  play: async () => {
    await expect(await page.findByText(/quédate con 13:06,0 como máximo/)).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

interface GivenProps {
  file(): Promise<File>;
  onMade(made: PreparedSound | undefined): void;
  onProblem(problem: unknown): void;
}

function Given({ file, onMade, onProblem }: GivenProps) {
  useEffect(() => {
    const control = new AbortController();
    const choose = () => Promise.reject(new Error("Nobody is asked"));
    const make = async () => onMade(await preparedSound(await file(), choose, control.signal));
    void make().catch((error: unknown) => {
      if (!control.signal.aborted) onProblem(error);
    });
    return () => control.abort();
  }, [file, onMade, onProblem]);
  return <p>…</p>;
}

const made = fn();
const problem = fn();
const given = (file: () => Promise<File>): Pick<Story, "render" | "beforeEach"> => ({
  beforeEach: () => {
    made.mockClear();
    problem.mockClear();
  },
  render: () => <Given file={file} onMade={made} onProblem={problem} />,
});
const firstOf = (callback: unknown): unknown =>
  (callback as { mock: { calls: unknown[][] } }).mock.calls[0]?.[0];

export const Wav: Story = {
  name: "LIB-04 a quiet WAV becomes an MP3 as loud as others, as long as it was",
  ...given(async () => wav(tone(4, 2), "memo.wav")),
  play: async () => {
    await waitFor(() => expect(made).toHaveBeenCalled());
    const { file, sound } = firstOf(made) as PreparedSound;
    await expect([file.name, file.type]).toEqual(["memo.mp3", "audio/mpeg"]);
    await expect(sound).toMatchObject({ from: "WAV", edit: { rate: 128 } });
    const context = new OfflineAudioContext(1, 1, RATE);
    const heard = await context.decodeAudioData(await file.arrayBuffer());
    await expect(Math.abs(heard.duration - 4)).toBeLessThan(0.1);
    await expect(heard.numberOfChannels).toBe(2);
    const channels = [0, 1].map((channel) => heard.getChannelData(channel));
    // A tone of -26 dBFS, raised to the target.
    await expect(Math.abs((loudnessOf(channels, RATE) ?? 0) + 16)).toBeLessThan(0.5);
    await expect(truePeakOf(channels)).toBeLessThan(0.9);
    await expect(sound?.loudness?.to).toBeCloseTo(-16, 1);
  },
};

/** A narration of 5.1 channels, which is in the centre alone. */
function centreOnly(): AudioBuffer {
  const sound = tone(2, 6, 0);
  sound.copyToChannel(tone(2, 1, 0.2).getChannelData(0), 2);
  return sound;
}

export const Surround: Story = {
  name: "LIB-04 a narration in the centre of six channels is heard from both speakers, and that is said",
  ...given(async () => wav(centreOnly(), "5.1.wav")),
  play: async () => {
    await waitFor(() => expect(made).toHaveBeenCalled());
    const { file, sound } = firstOf(made) as PreparedSound;
    await expect(sound).toMatchObject({ channels: 6, from: "WAV" });
    const context = new OfflineAudioContext(1, 1, RATE);
    const heard = await context.decodeAudioData(await file.arrayBuffer());
    const channels = [0, 1].map((channel) => heard.getChannelData(channel));
    for (const channel of channels)
      await expect(Math.abs((loudnessOf([channel], RATE) ?? 0) + 16)).toBeLessThan(0.5);
    await expect(Math.abs((loudnessOf(channels, RATE) ?? 0) + 16)).toBeLessThan(0.5);
  },
};

export const SoundField: Story = {
  name: "LIB-04 channels of which nobody knows the speakers are refused with their number",
  ...given(async () => wav(tone(1, 9), "field.wav")),
  play: async () => {
    await waitFor(() => expect(problem).toHaveBeenCalled());
    await expect(firstOf(problem)).toMatchObject({ reason: "channels", params: { found: 9 } });
  },
};

export const Voice: Story = {
  name: "LIB-04 a voice of one channel is as loud as others from two speakers",
  ...given(async () => wav(tone(2, 1, 0.2), "voz.wav")),
  play: async () => {
    await waitFor(() => expect(made).toHaveBeenCalled());
    const { file } = firstOf(made) as PreparedSound;
    const context = new OfflineAudioContext(1, 1, RATE);
    const heard = await context.decodeAudioData(await file.arrayBuffer());
    const one = heard.getChannelData(0);
    await expect(Math.abs((loudnessOf([one, one], RATE) ?? 0) + 16)).toBeLessThan(0.3);
  },
};

/** What a browser records of a tone: WebM with Opus, whose length the file does not tell. */
async function recorded(): Promise<File> {
  const context = new AudioContext();
  const stream = context.createMediaStreamDestination();
  const source = context.createOscillator();
  source.connect(stream);
  source.start();
  const recorder = new MediaRecorder(stream.stream, { mimeType: "audio/webm" });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
  source.addEventListener("ended", () => recorder.stop());
  recorder.start();
  source.stop(context.currentTime + 1);
  await stopped;
  await context.close();
  return new File(parts, "grabación.webm");
}

export const VoiceMemo: Story = {
  name: "LIB-04 what a browser has recorded, without its length, becomes an MP3",
  ...given(recorded),
  play: async () => {
    await waitFor(() => expect(made).toHaveBeenCalled());
    const { file, sound } = firstOf(made) as PreparedSound;
    await expect(file.name).toBe("grabación.mp3");
    await expect(sound?.from).toBe("WebM");
    await expect(file.size).toBeGreaterThan(5000);
  },
};

export const Damaged: Story = {
  name: "LIB-04 an MP3 without its sound is said to be damaged, whatever it is called",
  ...given(async () => new File(["ID3\u0003", "x".repeat(200)], "a.wav")),
  play: async () => {
    await waitFor(() => expect(problem).toHaveBeenCalled());
    await expect(firstOf(problem)).toBeInstanceOf(UnreadableSound);
    await expect((firstOf(problem) as UnreadableSound).reason).toBe("damaged");
  },
};

/** Chromium decodes it, with the channels in each other. */
export const ManyOfVorbis: Story = {
  name: "LIB-04 Vorbis of more than two channels is refused before it is decoded",
  ...given(async () => new File([`OggS${"\0".repeat(24)}\u0001vorbis\0\0\0\0\u0006`], "a.ogg")),
  play: async () => {
    await waitFor(() => expect(problem).toHaveBeenCalled());
    const { reason, params } = firstOf(problem) as UnreadableSound;
    await expect({ reason, params }).toEqual({ reason: "vorbis", params: { found: 6 } });
  },
};

export const RarePacking: Story = {
  name: "LIB-04 a packing that the browser does not know is named",
  ...given(
    async () => new File([`\0\0\0\u0018ftypM4A \0\0\0\0stsd${"\0".repeat(12)}alac`], "a.m4a"),
  ),
  play: async () => {
    await waitFor(() => expect(problem).toHaveBeenCalled());
    const { reason, params } = firstOf(problem) as UnreadableSound;
    await expect({ reason, params }).toEqual({ reason: "format", params: { kind: "M4A (ALAC)" } });
  },
};

export const UnknownKind: Story = {
  name: "LIB-04 a kind that the browser does not know is named",
  ...given(async () => new File(["#!AMR\n", "x".repeat(200)], "nota.amr")),
  play: async () => {
    await waitFor(() => expect(problem).toHaveBeenCalled());
    await expect(firstOf(problem)).toMatchObject({ reason: "kind", params: { kind: "AMR" } });
  },
};
