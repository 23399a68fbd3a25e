import { settings } from "../../settings.ts";
import { fileUrlFrom, type FileUrl } from "./library-item.ts";

let known: FileUrl | undefined;

/** The addresses of this installation's files. */
export function fileUrl(path: string): string {
  known ??= fileUrlFrom(new URL(settings().apiUrl, location.href).href);
  return known(path);
}
