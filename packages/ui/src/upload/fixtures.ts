import type { Transfer } from "./Upload.tsx";

interface Held {
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Transfers that the test ends by hand. */
export const held: Held[] = [];
export const transfer: Transfer = (file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    held.push({ file, signal, onProgress, resolve, reject });
  });

/** A text file of `size` bytes. */
export const text = (name: string, size = 2000) =>
  new File([new Uint8Array(size).fill(97)], name, { type: "text/plain" });

/** A picture of four by four pixels. */
export async function photo(): Promise<File> {
  const picture = document.createElement("canvas");
  picture.width = 4;
  picture.height = 4;
  const blob = await new Promise<Blob | null>((resolve) => {
    picture.toBlob(resolve, "image/png");
  });
  return new File([blob as Blob], "foto.png", { type: "image/png" });
}

/** The hidden file input. */
export function input(canvasElement: HTMLElement): HTMLInputElement {
  return canvasElement.querySelector("input[type=file]") as HTMLInputElement;
}
