import { shortName } from "@panel/models/short-name";
import type { ModelFile, ModelSource } from "./types.ts";

/** The files of a source as a list. */
export function filesOf(source: ModelSource): readonly ModelFile[] {
  return Array.isArray(source) ? source : [source as ModelFile];
}

/** The name and content of a file; the name is the last part of a URL's path, without its query. */
export function describedFile(file: ModelFile): { name: string; content: string | Blob } {
  const { name, content } =
    file instanceof Blob || file instanceof URL || typeof file === "string"
      ? { name: undefined, content: file }
      : file;
  if (content instanceof Blob) {
    const own = content instanceof File ? content.webkitRelativePath || content.name : "";
    return { name: name ?? own, content };
  }
  const address = String(content);
  return { name: name ?? shortName(address.split(/[?#]/, 1).join("")), content: address };
}
