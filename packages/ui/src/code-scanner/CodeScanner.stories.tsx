import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { encode } from "uqr";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { CodeScanner } from "./index.ts";

type GetCamera = () => Promise<MediaStream>;

/** Stands in for the camera of the device until the answered function is called. */
function withCamera(getCamera: GetCamera): () => void {
  const { mediaDevices } = navigator;
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: { getUserMedia: getCamera },
  });
  return () =>
    Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: mediaDevices });
}

const refused = (name: string) => () => Promise.reject(new DOMException("Refused", name));

const stopped = fn();
const detected = fn();

type View = "upright" | "mirrored" | "fromBelow";

/** The picture of a camera that stands lower than the code: its upper lines are narrower. */
function seenFromBelow({ data, width, height }: ImageData): ImageData {
  const from = new Uint32Array(data.buffer);
  const seen = new Uint32Array(from.length).fill(0xff_ff_ff_ff);
  const [centre, middle] = [width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    const depth = 1 + (0.45 * (y - middle)) / middle;
    const line = Math.round(middle + ((y - middle) * 1.2) / depth);
    if (line < 0 || line >= height) continue;
    for (let x = 0; x < width; x++) {
      const across = Math.round(centre + ((x - centre) * 1.2) / depth);
      if (across >= 0 && across < width) seen[y * width + x] = from[line * width + across]!;
    }
  }
  return new ImageData(new Uint8ClampedArray(seen.buffer), width, height);
}

/** A camera that looks at a code. */
function looksAt(text: string, view: View = "upright"): GetCamera {
  return () => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 480;
    const drawing = canvas.getContext("2d") as CanvasRenderingContext2D;
    const { data: rows } = encode(text, { border: 4 });
    const module = Math.floor(400 / rows.length);
    const pixels = new Uint32Array(640 * 480).fill(0xff_ff_ff_ff);
    rows.forEach((row, y) =>
      row.forEach((dark, x) => {
        if (!dark) return;
        const left = 120 + module * (view === "mirrored" ? row.length - 1 - x : x);
        for (let line = 0; line < module; line++) {
          const start = 640 * (40 + y * module + line) + left;
          pixels.fill(0xff_00_00_00, start, start + module);
        }
      }),
    );
    const picture = new ImageData(new Uint8ClampedArray(pixels.buffer), 640, 480);
    const seen = view === "fromBelow" ? seenFromBelow(picture) : picture;
    const draw = () => drawing.putImageData(seen, 0, 0);
    draw();
    const stream = canvas.captureStream(10);
    const timer = setInterval(draw, 100);
    for (const track of stream.getTracks()) {
      const stop = track.stop.bind(track);
      track.stop = () => {
        stopped();
        clearInterval(timer);
        stop();
      };
    }
    return Promise.resolve(stream);
  };
}

function Scanner({ onRead }: { onRead: (text: string) => void }) {
  const [on, setOn] = useState(true);
  return (
    <div className="grid max-w-sm gap-3">
      <button type="button" onClick={() => setOn(false)}>
        Atura
      </button>
      {on && <CodeScanner onRead={onRead} />}
    </div>
  );
}

const meta = {
  title: "Media/CodeScanner",
  component: Scanner,
  args: { onRead: fn() },
  // In the stories without one of their own it is busy.
  beforeEach: () => withCamera(refused("NotReadableError")),
} satisfies Meta<typeof Scanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reads: Story = {
  name: "What a code says is told once while it is in sight; the camera stops with the part",
  beforeEach: () => withCamera(looksAt("HTTPS://RUTAS.EXAMPLE/PLAY/MADRID")),
  play: async ({ args, canvas }) => {
    const reads = () => args.onRead.mock.calls;
    await waitFor(() => expect(reads()).toHaveLength(1), { timeout: 20_000 });
    await expect(reads()[0]).toEqual(["HTTPS://RUTAS.EXAMPLE/PLAY/MADRID"]);
    await expect(canvas.getByRole("status")).toHaveTextContent("Point it at the QR code");
    stopped.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Atura" }));
    await waitFor(() => expect(stopped).toHaveBeenCalled());
    await expect(reads()).toHaveLength(1);
  },
};

export const Mirrored: Story = {
  name: "A mirrored code is read too",
  beforeEach: () => withCamera(looksAt("EX1ABC", "mirrored")),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith("EX1ABC"), { timeout: 20_000 });
  },
};

/** Of the fewest modules: nothing in it tells the first reader how it is tilted. */
const POINT = "FUENTE7";

export const FromBelow: Story = {
  name: "A code from the side, which the first reader does not read, is read by the second after four seconds",
  beforeEach: () => withCamera(looksAt(POINT, "fromBelow")),
  play: async ({ args }) => {
    const begun = performance.now();
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith(POINT), { timeout: 40_000 });
    await expect(performance.now() - begun).toBeGreaterThan(3000);
    await expect(args.onRead).toHaveBeenCalledTimes(1);
  },
};

export const OwnReader: Story = {
  name: "The browser's own reader is taken where it has one; what stays in sight is told once",
  beforeEach: () => {
    const end = withCamera(looksAt("NOT THIS"));
    class BarcodeDetector {
      static getSupportedFormats = () => Promise.resolve(["qr_code"]);
      detect = detected.mockResolvedValue([{ rawValue: "OWN" }]);
    }
    Object.assign(globalThis, { BarcodeDetector });
    return () => {
      end();
      Reflect.deleteProperty(globalThis, "BarcodeDetector");
    };
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith("OWN"));
    const read = detected.mock.calls.length;
    await waitFor(() => expect(detected.mock.calls.length).toBeGreaterThan(read + 2));
    await expect(args.onRead).toHaveBeenCalledTimes(1);
  },
};

export const Denied: Story = {
  name: "Without a camera it says why and what to do, and tries again when asked",
  tags: ["snapshot"],
  beforeEach: () => withCamera(refused("NotAllowedError")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/does not allow the camera/);
    const end = withCamera(refused("NotFoundError"));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(/No camera found/));
    end();
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <CodeScanner {...props} onRead={() => undefined} />
));

export const Narrow = fitsNarrow(() => <CodeScanner onRead={() => undefined} />);
