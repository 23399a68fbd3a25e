import { afterEach, expect, test, vi } from "vitest";
import { validateImage } from "./validate-image.ts";
import type { ShownAsset } from "./library-item.ts";

const asset: ShownAsset = {
  id: "5",
  name: "Puerta",
  type: "image",
  fileName: "puerta.png",
  thumbnail: "https://panel.example/small.webp",
  src: "https://panel.example/puerta.webp",
};

/** Mocks the loading of images; returns the requested addresses. */
function picturesThat(decode: () => Promise<void>): string[] {
  const requested: string[] = [];
  class Picture {
    decode = decode;
    set src(address: string) {
      requested.push(address);
    }
  }
  vi.stubGlobal("Image", Picture);
  return requested;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("EXP-13 an image that the browser can show may be chosen: its file is checked, not its thumbnail", async () => {
  const requested = picturesThat(() => Promise.resolve());
  expect(await validateImage(asset)).toBe("good");
  expect(requested).toEqual(["https://panel.example/puerta.webp"]);
});

test("EXP-13 an image without a thumbnail could not be loaded", async () => {
  picturesThat(() => Promise.resolve());
  expect(await validateImage({ ...asset, thumbnail: null })).toBe("noThumbnail");
});

test("EXP-13 an image whose file cannot be shown could not be verified", async () => {
  picturesThat(() => Promise.reject(new Error("broken")));
  expect(await validateImage(asset)).toBe("notVerified");
});

test("EXP-13 an image that does not arrive could not be verified", async () => {
  vi.useFakeTimers();
  picturesThat(() => new Promise(() => {}));
  const verdict = validateImage(asset);
  await vi.runAllTimersAsync();
  expect(await verdict).toBe("notVerified");
});
