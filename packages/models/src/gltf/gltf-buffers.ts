import type { FileSet } from "../archive/file-set.ts";
import type { GltfDescription } from "./gltf-description.ts";
import { type NamedPicture, partOfData } from "../textures/textures.ts";

/**
 * Every picture that a glTF holds or names, also for materials that no surface has.
 * @param binary the second part of a GLB
 */
export function picturesOf(
  { images = [], bufferViews = [], buffers = [] }: GltfDescription,
  files: Pick<FileSet, "find">,
  binary: Uint8Array<ArrayBuffer> | undefined,
): NamedPicture[] {
  const read = new Map<number, Uint8Array<ArrayBuffer> | undefined>();
  const bufferAt = (index: number): Uint8Array<ArrayBuffer> | undefined => {
    const uri = buffers[index]?.uri;
    if (typeof uri !== "string") return index === 0 ? binary : undefined;
    if (!read.has(index)) {
      read.set(index, (uri.startsWith("data:") ? partOfData(uri) : files.find(uri))?.content);
    }
    return read.get(index);
  };
  return images.flatMap(({ uri, bufferView, name }): NamedPicture[] => {
    const called = typeof name === "string" ? name : "";
    if (typeof uri === "string") {
      if (!uri.startsWith("data:")) return [{ name: uri }];
      const part = partOfData(uri);
      return part ? [{ name: called || part.name, content: part.content }] : [];
    }
    const view = typeof bufferView === "number" ? bufferViews[bufferView] : undefined;
    if (!view) return [];
    const { buffer = 0, byteOffset = 0, byteLength = 0 } = view;
    const content = bufferAt(buffer)?.subarray(byteOffset, byteOffset + byteLength);
    return content ? [{ name: called, content }] : [];
  });
}
