import { expect, test } from "vitest";
import { MOST_TAKEN, openFolders } from "./dropped-folder.ts";
import { folderEntry, type FolderContent } from "./fixtures.ts";
import { englishUploadLabels } from "./labels.ts";

const opened = async (
  content: FolderContent,
  { accept, open }: { accept?: string; open?: Parameters<typeof openFolders>[3] } = {},
) => {
  const { files, problems } = await openFolders(
    [folderEntry("Fotos", content)],
    accept,
    englishUploadLabels,
    open,
  );
  return { names: files.map(({ name }) => name), problems };
};
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.txt`, "x"]));

test("the files of a folder and of those inside come in the order of their paths", async () => {
  const content = { "10.txt": "x", "2.txt": "x", a: { "b.txt": "x", c: { "d.txt": "x" } } };
  expect(await opened(content)).toEqual({
    names: ["2.txt", "10.txt", "b.txt", "d.txt"],
    problems: [],
  });
});

test("a folder of hundreds of files is read whole, though the browser gives a hundred at a time", async () => {
  expect((await opened(many(150))).names).toHaveLength(150);
});

test("so many are taken at once, and it is said that there are more", async () => {
  const { names, problems } = await opened(many(MOST_TAKEN + 5));
  expect(names).toHaveLength(MOST_TAKEN);
  expect(problems).toEqual([englishUploadLabels.folderCut("Fotos", MOST_TAKEN)]);
});

test("folders that lie too deep are not opened, and it is said", async () => {
  const nested = (levels: number): FolderContent =>
    levels === 0 ? { "fondo.txt": "x" } : { dentro: nested(levels - 1) };
  expect(await opened(nested(7))).toEqual({ names: ["fondo.txt"], problems: [] });
  expect(await opened({ "a.txt": "x", ...nested(8) })).toEqual({
    names: ["a.txt"],
    problems: [englishUploadLabels.folderCut("Fotos", 1)],
  });
});

test("files of other types are counted once, those of systems not at all", async () => {
  const content = { "a.txt": "x", "b.exe": "x", "c.exe": "x", ".DS_Store": "x", "Thumbs.db": "x" };
  expect(await opened(content, { accept: ".txt" })).toEqual({
    names: ["a.txt"],
    problems: [englishUploadLabels.folderLeftOut("Fotos", 2)],
  });
});

test("a folder without anything to take says so", async () => {
  expect((await opened({ "b.exe": "x" }, { accept: ".txt" })).problems).toEqual([
    englishUploadLabels.folderUnusable("Fotos"),
  ]);
  expect((await opened({})).problems).toEqual([englishUploadLabels.folderUnusable("Fotos")]);
});

test("a file that cannot be read leaves the others, and is counted", async () => {
  expect(await opened({ "a.txt": "x", "b.txt": null })).toEqual({
    names: ["a.txt"],
    problems: [englishUploadLabels.folderLeftOut("Fotos", 1)],
  });
});

test("a caller decides what a folder becomes, and its failure is said", async () => {
  const packed = new File(["x"], "todo.zip");
  const open = ({ files }: { files: readonly { path: string }[] }) => ({
    files: files.some(({ path }) => path === "a/b.txt") ? [packed] : [],
    leftOut: 0,
  });
  expect(await opened({ a: { "b.txt": "x" } }, { open })).toEqual({
    names: ["todo.zip"],
    problems: [],
  });
  const fails = () => Promise.reject(new Error("no memory"));
  expect((await opened({ "a.txt": "x" }, { open: fails })).problems).toEqual([
    englishUploadLabels.folderFailed("Fotos"),
  ]);
});
