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

/** What is in a folder: texts of files, null for one that cannot be read, and folders. */
export interface FolderContent {
  [name: string]: string | null | FolderContent;
}

/** A folder as a browser hands it out when it is dropped: at most a hundred entries at a time, in no order. */
export function folderEntry(name: string, content: FolderContent): FileSystemDirectoryEntry {
  const entries = Object.entries(content)
    .toReversed()
    .map(([child, inside]) =>
      inside === null || typeof inside === "string"
        ? fileEntry(child, inside)
        : folderEntry(child, inside),
    );
  return {
    name,
    isFile: false,
    isDirectory: true,
    createReader() {
      const rest = [...entries];
      return {
        readEntries: (done: (some: FileSystemEntry[]) => void) => done(rest.splice(0, 100)),
      };
    },
  } as unknown as FileSystemDirectoryEntry;
}

function fileEntry(name: string, content: string | null): FileSystemEntry {
  return {
    name,
    isFile: true,
    isDirectory: false,
    file(done: (file: File) => void, fail: (error: Error) => void) {
      if (content === null) fail(new Error("It cannot be read."));
      else done(new File([content], name, { type: "text/plain" }));
    },
  } as unknown as FileSystemEntry;
}

/** Drops folders, and files beside them. */
export function dropFolders(
  zone: HTMLElement,
  folders: readonly FileSystemDirectoryEntry[],
  files: readonly File[] = [],
): void {
  const event = new DragEvent("drop", { bubbles: true, cancelable: true });
  const items = [
    ...folders.map((entry) => ({
      kind: "file",
      webkitGetAsEntry: () => entry,
      getAsFile: () => new File([""], entry.name),
    })),
    ...files.map((file) => ({
      kind: "file",
      webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
      getAsFile: () => file,
    })),
  ];
  const given = items.map((item) => item.getAsFile());
  Object.defineProperty(event, "dataTransfer", {
    value: { types: ["Files"], items, files: given },
  });
  zone.dispatchEvent(event);
}
