import { refusalOf } from "./file-check.ts";
import type { UploadLabels } from "./labels.ts";

/** A folder that was dropped, with all that is in it and in the folders inside. */
export interface DroppedFolder {
  name: string;
  /** By their path inside of the folder, such as "textures/wood.png", in the order of the paths. */
  files: readonly { path: string; file: File }[];
}

/** What is taken of a folder. */
export interface OpenedFolder {
  files: readonly File[];
  /** Number of the files that are not taken. */
  leftOut: number;
}

/** What becomes of a folder. */
export type OpenFolder = (folder: DroppedFolder) => OpenedFolder | Promise<OpenedFolder>;

/** A folder is read as far as this: so many files, in folders that lie so deep. */
const MOST_FILES = 2000;
const DEEPEST = 8;
/** So many files of a folder are taken. */
export const MOST_TAKEN = 200;

/** Files that systems and programs leave in folders without anybody's knowledge. */
const UNSEEN = /^(?:\.|~\$|__MACOSX$|(?:thumbs\.db|desktop\.ini)$)/i;

interface Walk {
  found: { path: string; entry: FileSystemFileEntry }[];
  /** Whether there is more than was read. */
  isCut: boolean;
}

async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // A browser gives them a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function walk(folder: FileSystemDirectoryEntry, way: string, depth: number, to: Walk) {
  for (const entry of await childrenOf(folder)) {
    if (UNSEEN.test(entry.name)) continue;
    const path = `${way}${entry.name}`;
    if (entry.isFile && to.found.length < MOST_FILES)
      to.found.push({ path, entry: entry as FileSystemFileEntry });
    else if (entry.isDirectory && depth < DEEPEST)
      await walk(entry as FileSystemDirectoryEntry, `${path}/`, depth + 1, to);
    else to.isCut = true;
  }
}

async function read(
  folder: FileSystemDirectoryEntry,
): Promise<{ folder: DroppedFolder; unread: number; isCut: boolean }> {
  const all: Walk = { found: [], isCut: false };
  await walk(folder, "", 1, all);
  const { compare } = new Intl.Collator("en", { numeric: true });
  const files: { path: string; file: File }[] = [];
  for (const { path, entry } of all.found.toSorted((a, b) => compare(a.path, b.path))) {
    const file = await new Promise<File | undefined>((resolve) => {
      // A file that cannot be read leaves the others.
      entry.file(resolve, () => resolve(undefined));
    });
    if (file) files.push({ path, file });
  }
  const unread = all.found.length - files.length;
  return { folder: { name: folder.name, files }, unread, isCut: all.isCut };
}

const accepted =
  (accept: string | undefined): OpenFolder =>
  ({ files }) => {
    const good = files.flatMap(({ file }) =>
      refusalOf(file, { accept }) === "type" ? [] : [file],
    );
    return { files: good, leftOut: files.length - good.length };
  };

/** Opens dropped folders: the files that are taken of them, and what to say about the others. */
export async function openFolders(
  folders: readonly FileSystemDirectoryEntry[],
  accept: string | undefined,
  labels: UploadLabels,
  open: OpenFolder = accepted(accept),
): Promise<{ files: File[]; problems: string[] }> {
  const files: File[] = [];
  const problems: string[] = [];
  for (const entry of folders) {
    const { name } = entry;
    try {
      const { folder, unread, isCut } = await read(entry);
      const opened = await open(folder);
      const taken = opened.files.slice(0, MOST_TAKEN);
      const leftOut = opened.leftOut + unread;
      files.push(...taken);
      if (taken.length === 0) problems.push(labels.folderUnusable(name));
      else if (isCut || taken.length < opened.files.length)
        problems.push(labels.folderCut(name, taken.length));
      else if (leftOut > 0) problems.push(labels.folderLeftOut(name, leftOut));
    } catch {
      problems.push(labels.folderFailed(name));
    }
  }
  return { files, problems };
}
