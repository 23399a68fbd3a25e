import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { openFolderOf } from "./folder-files.ts";

const folderOf = (...paths: string[]) => ({
  name: "Fuente",
  files: paths.map((path) => ({
    path,
    file: new File([path], path.slice(path.lastIndexOf("/") + 1)),
  })),
});
const named = (files: readonly File[]) => files.map(({ name }) => name);

test("LIB-03 of a folder the files of the type are taken, and the others are counted", async () => {
  const folder = folderOf("a.png", "dos/b.JPG", "tres/IMG_1.HEIC", "c.mp3", "notas.txt");
  const images = await openFolderOf("image")(folder);
  expect([named(images.files), images.leftOut]).toEqual([["a.png", "b.JPG", "IMG_1.HEIC"], 2]);
  const audios = await openFolderOf("audio")(folder);
  expect([named(audios.files), audios.leftOut]).toEqual([["c.mp3"], 4]);
});

test("LIB-03 a folder with a model in parts becomes one zip, with the paths that the model knows", async () => {
  const folder = folderOf("fuente.gltf", "fuente.bin", "texturas/agua.png", "leeme.txt", "b.zip");
  const { files, leftOut } = await openFolderOf("model")(folder);
  expect([named(files), leftOut]).toEqual([["Fuente.zip", "b.zip"], 1]);
  const inside = unzipSync(new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer()));
  expect(Object.keys(inside)).toEqual(["fuente.gltf", "fuente.bin", "texturas/agua.png"]);
  expect(new TextDecoder().decode(inside["texturas/agua.png"])).toBe("texturas/agua.png");
});

test("LIB-03 an FBX with pictures beside it is a model in parts, too", async () => {
  const { files } = await openFolderOf("model")(folderOf("banco.fbx", "madera.jpg"));
  expect(named(files)).toEqual(["Fuente.zip"]);
});

test("LIB-03 models that are whole are taken one by one", async () => {
  const { files, leftOut } = await openFolderOf("model")(
    folderOf("a.glb", "b.fbx", "c.zip", "leeme.txt"),
  );
  expect([named(files), leftOut]).toEqual([["a.glb", "b.fbx", "c.zip"], 1]);
});

test("LIB-03 a folder that is too large is not packed", async () => {
  const folder = folderOf("a.gltf");
  const [first] = folder.files;
  if (first) Object.defineProperty(first.file, "size", { value: 300 * 1_048_576 });
  await expect(openFolderOf("model")(folder)).rejects.toThrow("too large");
});
