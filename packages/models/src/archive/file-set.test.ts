import { expect, test } from "vitest";
import { gatherFiles } from "./file-set.ts";
import { boxFbx, boxGlb, boxGltf, boxObj, pngPicture, zipOf } from "../fixtures/boxes.ts";
import { defaultModelLimits as limits } from "../limits.ts";
import { ModelError } from "../problem.ts";

type Files = Record<string, Uint8Array<ArrayBuffer>>;

const gather = (files: Files, own: Partial<typeof limits> = {}) =>
  gatherFiles(
    Object.entries(files).map(([name, content]) => ({ name, content })),
    { ...limits, ...own },
  );

function problemOf(files: Files, own: Partial<typeof limits> = {}) {
  try {
    gather(files, own);
  } catch (error) {
    return error instanceof ModelError ? `${error.code} ${error.detail}`.trim() : error;
  }
  return "none";
}

const text = (content: string) => new TextEncoder().encode(content);

test.each<[Files, string]>([
  [{ "box.glb": boxGlb() }, "glb"],
  [boxGltf(), "gltf"],
  [boxObj(), "obj"],
  [{ "box.fbx": boxFbx() }, "fbx"],
  [{ "box.fbx": text("Kaydara FBX Binary  \0") }, "fbx"],
  [{ "": boxGlb() }, "glb"],
  [{ "wrong.obj": boxGlb() }, "glb"],
])("UIK-05 the content tells the format, whatever the name", (files, format) => {
  expect(gather(files).format).toBe(format);
});

test.each<[string, Uint8Array<ArrayBuffer>, string]>([
  ["silla.blend", Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0, 0), "Blender"],
  ["silla.blend", Uint8Array.of(0x1f, 0x8b, 8, 0), "Blender"],
  ["silla.blend", text("BLENDER-v404"), "Blender"],
  ["silla.gz", Uint8Array.of(0x1f, 0x8b, 8, 0), "GZIP"],
  ["silla.3ds", Uint8Array.of(0x4d, 0x4d, 6, 0), "3DS"],
  ["silla.step", text("ISO-10303-21;"), "STEP"],
  ["silla.xml", text('<?xml version="1.0"?><COLLADA version="1.4.1">'), "COLLADA"],
  ["silla.wrl", text("#VRML V2.0 utf8"), "VRML"],
  ["plano.dxf", text("  0\nSECTION"), "DXF"],
])("UIK-05 a format that is not shown is told by its name: %s", (name, content, format) => {
  expect(problemOf({ [name]: content })).toBe(`unsupported ${format}`);
});

test("UIK-05 of several models the one nearest to the top is taken", () => {
  const archive = zipOf({ "source/other.glb": boxGlb(), ...boxObj() });
  expect(gather({ "all.zip": archive }).main.name).toBe("box.obj");
});

test("UIK-05 the models of an archive are listed, one of them is taken by name, and what it does not use is named", () => {
  const archive = zipOf({ "source/other.glb": boxGlb(), "readme.txt": text("Hola"), ...boxObj() });
  const files = gatherFiles([{ name: "all.zip", content: archive }], limits, "source/other.glb");
  expect(files.main.name).toBe("source/other.glb");
  files.find("box.mtl");
  expect(files.archive()?.models).toEqual(["box.obj", "source/other.glb"]);
  expect(files.archive()?.unused).toEqual(expect.arrayContaining(["readme.txt", "box.obj"]));
  expect(files.archive()?.unused).not.toContain("box.mtl");
  expect(gather({ "box.glb": boxGlb() }).archive()).toBeUndefined();
});

test("UIK-05 a file that the scene names is the model's although it is not shown", () => {
  const scene = text("# rost.png\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
  const archive = zipOf({ "a.obj": scene, "maps/Rost.png": pngPicture(), "b.png": pngPicture() });
  expect(gather({ "a.zip": archive }).archive()?.unused).toEqual(["b.png"]);
});

test("UIK-05 a file that a material library names is the model's although it is not shown", () => {
  const library = text("newmtl a\nmap_Pr Rough%20wood.png\nmap_Ns shine.png\n");
  const scene = text("mtllib a.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
  const archive = zipOf({
    "a.obj": scene,
    "a.mtl": library,
    "rough wood.png": pngPicture(),
    "shine.png": pngPicture(),
    "other.png": pngPicture(),
  });
  const files = gatherFiles([{ name: "all.zip", content: archive }], limits);
  files.find("a.mtl");
  expect(files.archive()?.unused).toEqual(["other.png"]);
});

test("UIK-05 a name is found wherever in a large scene it stands", () => {
  const corners = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n";
  const comment = "# ".padEnd(2 ** 20 - corners.length - 4, "-");
  const scene = text(`${corners}${comment}\nrost.png\n`);
  const archive = zipOf({ "a.obj": scene, "rost.png": pngPicture(), "b.png": pngPicture() });
  const files = gather({ "a.zip": archive }, { ratio: Infinity });
  expect(files.archive()?.unused).toEqual(["b.png"]);
});

test("UIK-05 a zip in a zip is unpacked where it lies, and no deeper than the limit", () => {
  const inner = zipOf({ "box.glb": boxGlb() });
  const outer = zipOf({ "source/model.zip": inner, "textures/wood.png": pngPicture() });
  expect(gather({ "a.zip": outer }).main.name).toBe("source/box.glb");
  expect(problemOf({ "a.zip": zipOf({ "b.zip": outer }) })).toBe("nested source/model.zip");
  expect(problemOf({ "a.zip": outer }, { nesting: 0 })).toBe("nested source/model.zip");
});

test("UIK-05 entries of inner archives count with the outer ones", () => {
  const inner = zipOf({ "box.glb": boxGlb(), "a.png": pngPicture() });
  const outer = zipOf({ "model.zip": inner });
  expect(problemOf({ "a.zip": outer }, { entries: 3 })).toBe("none");
  expect(problemOf({ "a.zip": outer }, { entries: 2 })).toBe("tooManyEntries");
});

test.each([
  "wood.png",
  "textures/wood.png",
  "textures%2Fwood.png",
  "./Textures/WOOD.png",
  "C:\\Users\\ana\\wood.png",
  "..\\textures\\wood.png",
])("UIK-05 the reference %s finds the picture", (reference) => {
  const files = gather({ "box.glb": boxGlb(), "textures/wood.png": pngPicture() });
  expect(files.find(reference)?.name).toBe("textures/wood.png");
});

test("UIK-05 a reference prefers the folder of the scene", () => {
  const files = gather({
    "a.zip": zipOf({ "wood.png": text("x"), "m/box.glb": boxGlb(), "m/wood.png": text("y") }),
  });
  expect(files.find("wood.png")?.name).toBe("m/wood.png");
  expect(files.find("../wood.png")?.name).toBe("wood.png");
  expect(files.find("stone.png")).toBeUndefined();
});

test.each<[Files, string]>([
  [{ "notes.txt": text("v, vn and f are letters") }, "notModel notes.txt"],
  [{ "wood.png": pngPicture() }, "notModel wood.png"],
  [{ "box.glb": text("not at all") }, "broken box.glb"],
  [{ "empty.obj": new Uint8Array() }, "broken empty.obj"],
  [{ "box.stl": text("solid box") }, "unsupported STL"],
  [{ "box.dae": text('<?xml version="1.0"?><COLLADA>') }, "unsupported COLLADA"],
  [{ "box.blend": text("BLENDER-v300") }, "unsupported Blender"],
  [{ "box.usdz": zipOf({ "a.usdc": text("PXR-USDC") }) }, "unsupported USDZ"],
  [{ "box.rar": text("Rar!\u001a\u0007") }, "unsupported RAR"],
  [{ "a.zip": zipOf({ "readme.txt": text("hello") }) }, "noModel"],
  [{ "a.zip": zipOf({ "box.stl": text("solid box") }) }, "unsupported STL"],
])("UIK-05 what cannot be read is told apart: %#", (files, problem) => {
  expect(problemOf(files)).toBe(problem);
});
