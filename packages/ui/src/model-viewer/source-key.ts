import { filesOf } from "./files-of.ts";
import type { ModelSource } from "./types.ts";

const numbers = new WeakMap<Blob, number>();
let last = 0;

/** A key that is equal for sources of the same files, so that a list created at each render is not loaded again. */
export function sourceKey(source: ModelSource): string {
  const keys = filesOf(source).map((file) => {
    if (typeof file === "string" || file instanceof URL) return String(file);
    if (file instanceof Blob) return blobKey(file);
    const { name, content } = file;
    return `${name}=${content instanceof Blob ? blobKey(content) : String(content)}`;
  });
  return keys.join("\n");
}

function blobKey(blob: Blob): string {
  const number = numbers.get(blob) ?? (last += 1);
  numbers.set(blob, number);
  return `blob ${number}`;
}
