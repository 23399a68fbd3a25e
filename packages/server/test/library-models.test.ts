import { strToU8, zipSync } from "fflate";
import { encodeToKTX2 } from "ktx2-encoder";
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  OBJ,
  TEXT_FBX,
  assetForm,
  binaryFbx,
  fileOf,
  glb,
  gltf,
  pngFile,
  verdict,
  zipFile,
} from "./support/assets.ts";
import { available } from "./support/database.ts";
import { encryptedZip, lyingZip, renamedInZip, symlinkZip } from "./support/hostile-zips.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer();
const MB = 1_048_576;
let as: Person;

beforeAll(() => {
  if (available) as = server.person("editor");
});

const judge = (type: 0 | 1 | 2, content: Uint8Array | string, name: string) =>
  verdict(server, as, type, fileOf(content, name));

describe("TRU-23 models", () => {
  const GLB = glb();

  test.each([
    ["a binary FBX", () => fileOf(binaryFbx(), "a.fbx")],
    ["a binary FBX of a later version", () => fileOf(binaryFbx(7700), "a.FBX")],
    ["a text FBX", () => fileOf(TEXT_FBX, "a.fbx")],
    [
      "a zip with a GLB",
      () => zipFile({ "models/a.glb": GLB, "textures/wood.png": [1, 2] as never }),
    ],
    ["a zip with an OBJ", () => zipFile({ "a.obj": strToU8(OBJ), "a.mtl": strToU8("newmtl a") })],
    ["a zip with a glTF", () => zipFile({ "scene.gltf": strToU8(gltf()) })],
    ["a zip with an FBX", () => zipFile({ "a.fbx": strToU8(TEXT_FBX) })],
  ])("LIB-04 %s is taken", async (_what, file) => {
    expect(await verdict(server, as, 0, file())).toBe("taken");
  });

  test("the model of a zip is named, as the panel would choose it", async () => {
    const file = zipFile({
      "__MACOSX/._a.glb": strToU8("x"),
      "deep/er/b.glb": GLB,
      "main.obj": strToU8(OBJ),
      "main.fbx": strToU8(TEXT_FBX),
    });
    const thumbnail = await pngFile();
    const form = assetForm({ type: 0, file, thumbnail });
    const { id } = (await server.call("uploadAsset", { as, form })).body.data;
    const { body } = await server.call("getUserModels", { as });
    const asset = body.data.find((each: { id: number }) => each.id === id);
    const weight = { triangles: 1, textureSide: 0, textureMemory: 0, uncountedTextures: 0 };
    expect(asset.facts).toEqual({ modelFile: "main.fbx", entries: 4, ...weight, animations: [] });
  });

  test("LIB-07 the names of a model's animations are kept, in the order of its file", async () => {
    const track = { samplers: [{ input: 1, output: 0 }] };
    const moves = {
      ...track,
      channels: [{ sampler: 0, target: { node: 0, path: "translation" } }],
    };
    const plain = JSON.parse(gltf()) as { accessors: object[] };
    const scene = gltf({
      accessors: [
        ...plain.accessors,
        { bufferView: 0, componentType: 5126, count: 3, type: "SCALAR" },
      ],
      animations: [
        { name: "Vuela ", ...moves },
        { name: "Salta", ...moves },
      ],
    });
    const file = zipFile({ "scene.gltf": strToU8(scene) });
    const form = assetForm({ type: 0, file, thumbnail: await pngFile() });
    const { asset } = (await server.call("uploadAsset", { as, form })).body.data;
    expect(asset.facts).toMatchObject({ animations: ["Vuela", "Salta"] });
  });

  test.each<[string, string, () => Uint8Array]>([
    ["no model", "zipNoModel", () => zipSync({ "readme.txt": strToU8("hello") })],
    ["a name of a model only", "zipModelUnreadable", () => zipSync({ "a.glb": strToU8("hello") })],
    [
      "a GLB that is cut short",
      "zipModelUnreadable",
      () => zipSync({ "a.glb": GLB.subarray(0, -4) }),
    ],
    ["a glTF that is no JSON", "zipModelUnreadable", () => zipSync({ "a.gltf": strToU8("{") })],
    ["too many files", "zipTooMany", () => zipSync(manyFiles(1001))],
    [
      "a bomb of one file",
      "zipTooLarge",
      () => zipSync({ "a.glb": GLB, b: new Uint8Array(140 * MB) }, { level: 1 }),
    ],
    ["a bomb of many files", "zipTooLarge", () => zipSync(bombs(30), { level: 1 })],
    ["a smaller bomb", "zipRatio", () => zipSync({ "a.glb": GLB, b: new Uint8Array(40 * MB) })],
    ["a zip in it", "zipNested", () => zipSync({ "a.glb": GLB, "b.zip": zipSync({ c: GLB }) })],
    [
      "a zip in it by another name",
      "zipNested",
      () => zipSync({ "a.glb": GLB, b: zipSync({ c: GLB }) }),
    ],
    ["a way out of its folder", "zipPath", () => zipSync({ "a.glb": GLB, "../b.txt": GLB })],
    ["a way out further down", "zipPath", () => zipSync({ "a.glb": GLB, "b/../../c": GLB })],
    ["a path from the root", "zipPath", () => zipSync({ "a.glb": GLB, "/etc/passwd": GLB })],
    ["a path of a drive", "zipPath", () => zipSync({ "a.glb": GLB, "C:b.txt": GLB })],
    ["a backslash", "zipPath", () => zipSync({ "a.glb": GLB, "..\\b.txt": GLB })],
    [
      "a NUL",
      "zipPath",
      () => renamedInZip(zipSync({ "a.glb": GLB, b0txt: GLB }), "b0txt", "b\0txt"),
    ],
    ["names that differ in case", "zipNames", () => zipSync({ "a.glb": GLB, "A.GLB": GLB })],
    [
      "the same name twice",
      "zipNames",
      () => renamedInZip(zipSync({ "a.glb": GLB, "b.glb": GLB }), "b.glb", "a.glb"),
    ],
    [
      "the same name in other code points",
      "zipNames",
      () => zipSync({ "é.glb": GLB, "e\u0301.glb": GLB }),
    ],
    [
      "a file that is a folder too",
      "zipNames",
      () => zipSync({ "a.glb": GLB, b: GLB, "B/c": GLB }),
    ],
    ["a link", "zipLink", () => symlinkZip(GLB)],
    ["a password", "zipEncrypted", () => encryptedZip(GLB)],
    ["a size that is too small", "zipSizes", () => lyingZip(GLB, -40)],
    ["a size that is too large", "zipSizes", () => lyingZip(GLB, 40)],
    ["a file that is broken", "zipBroken", () => brokenZip(GLB)],
    [
      "half of it only",
      "zipBroken",
      () => zipSync({ "a.glb": GLB, "b.bin": new Uint8Array(9) }).subarray(0, 100),
    ],
    [
      "something behind it",
      "zipBroken",
      () => Buffer.concat([zipSync({ "a.glb": GLB }), strToU8("more")]),
    ],
  ])(
    "a zip with %s is refused: %s",
    async (_what, reason, content) => {
      expect(await judge(0, content(), "a.zip")).toBe(`422 ASSET_ERRORS.${reason}`);
    },
    60_000,
  );

  test.each([
    ["../evil.txt", "../evil.txt"],
    ["a/../\u202egnp.exe", "a/../\ufffdgnp.exe"],
    [`../${"🦊".repeat(200)}`, `../${"🦊".repeat(148)}`],
  ])("the file that a zip is refused for is named: %s", async (name, entry) => {
    const file = zipFile({ "a.glb": GLB, [name]: GLB });
    const form = assetForm({ type: 0, file, thumbnail: await pngFile() });
    const { body } = await server.call("uploadAsset", { as, form });
    expect(body.data.entry).toBe(entry);
  });

  test("LIB-04 a thumbnail of more than 2 MB is refused by name", async () => {
    const file = zipFile({ "a.glb": GLB });
    const thumbnail = fileOf(new Uint8Array(2 * MB + 1), "a.png");
    const form = assetForm({ type: 0, file, thumbnail });
    const { status, body } = await server.call("uploadAsset", { as, form });
    expect([status, body.data.fields]).toEqual([413, ["thumbnail"]]);
  });

  test.each([
    ["a binary FBX that is cut short", () => binaryFbx().subarray(0, 80)],
    ["only its first words", () => Buffer.from("Kaydara FBX Binary  \0\u001a\0", "latin1")],
    ["a text FBX that is cut short", () => Buffer.from(TEXT_FBX.slice(0, -4))],
  ])("%s is refused", async (_what, content) => {
    expect(await judge(0, content(), "a.fbx")).toBe("422 ASSET_ERRORS.modelUnreadable");
  });

  const noFile = { buffers: [{ byteLength: 36, uri: "numbers.bin" }] };
  const faces = (count: number) => ({
    accessors: [{ componentType: 5126, count: count * 3, type: "VEC3" }],
  });
  const chain = Array.from({ length: 5000 }, (_, at) => ({ children: [at + 1] }));
  test.each<[string, string, string, string | undefined]>([
    ["whose numbers are missing", "missingFile", gltf(noFile), "numbers.bin"],
    [
      "that takes its numbers from elsewhere",
      "outsideFile",
      gltf({ buffers: [{ byteLength: 36, uri: "http://192.168.0.1/a.bin" }] }),
      "http://192.168.0.1/a.bin",
    ],
    [
      "that climbs out of its folder",
      "outsideFile",
      gltf({ buffers: [{ byteLength: 36, uri: "../a.bin" }] }),
      "../a.bin",
    ],
    [
      "whose nodes contain each other",
      "cycle",
      gltf({ nodes: [{ mesh: 0, children: [0] }] }),
      "a.gltf",
    ],
    ["of 5,000 levels", "tooDeep", gltf({ nodes: [...chain, { mesh: 0 }] }), undefined],
    ["of 5 million faces", "tooComplex", gltf(faces(5_000_000)), "5000000"],
    ["without surfaces", "empty", gltf({ meshes: [{ primitives: [{ mode: 1 }] }] }), undefined],
    ["of the first version", "unsupported", gltf({ asset: { version: "1.0" } }), "glTF 1.0"],
  ])("TRU-23 a glTF %s is refused with the reason: %s", async (_what, reason, text, detail) => {
    const file = zipFile({ "a.gltf": strToU8(text) });
    const form = assetForm({ type: 0, file, thumbnail: await pngFile() });
    const { status, body } = await server.call("uploadAsset", { as, form });
    expect([status, body.data]).toEqual([
      422,
      { translation_key: `MODEL.problems.${reason}`, ...(detail ? { detail } : {}) },
    ]);
  });

  test("LIB-04 a model that is packed with Draco is taken and weighed", async () => {
    const name = "KHR_draco_mesh_compression";
    const packed =
      "RFJBQ08CAgEBAAAAAwEAAQAAAQf/AREB/wAAAQAJAwAAAgEBAQAPB1UVK60qA/VvgasqAAAAsKoBAACAAAAAAAD/PwAAAAAAAAAAAAAAAAAAAABAQA4=";
    const plain = JSON.parse(gltf()) as { accessors: object[] };
    const draco = { [name]: { bufferView: 0, attributes: { POSITION: 0 } } };
    const scene = (bytes: string) => {
      const { byteLength } = Buffer.from(bytes, "base64");
      return gltf({
        extensionsUsed: [name],
        extensionsRequired: [name],
        accessors: [
          { ...plain.accessors[0], bufferView: undefined },
          { componentType: 5125, count: 3, type: "SCALAR" },
        ],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, extensions: draco }] }],
        bufferViews: [{ buffer: 0, byteLength }],
        buffers: [{ byteLength, uri: `data:;base64,${bytes}` }],
      });
    };
    const file = zipFile({ "a.gltf": strToU8(scene(packed)) });
    const form = assetForm({ type: 0, file, thumbnail: await pngFile() });
    const { asset } = (await server.call("uploadAsset", { as, form })).body.data;
    expect(asset.facts).toMatchObject({ triangles: 1 });
    const cut = zipFile({ "a.gltf": strToU8(scene(packed.slice(0, 40))) });
    expect(await verdict(server, as, 0, cut)).toBe("422 MODEL.problems.unreadable");
  });

  const uncommented6100 = TEXT_FBX.replace(/^;.*\n/, "\n").replaceAll("7400", "6100");
  test.each([
    ["an OBJ without faces", "empty", () => zipFile({ "a.obj": strToU8("v 0 0 0\nl 1 1") })],
    ["a text FBX without a scene", "empty", () => fileOf("; FBX 7.4.0 project file\n", "a.fbx")],
    ["a binary FBX 6100", "oldFbx", () => fileOf(binaryFbx(6100), "a.fbx")],
    ["a text FBX 6100", "oldFbx", () => fileOf(TEXT_FBX.replaceAll("7400", "6100"), "a.fbx")],
    ["a text FBX 6100 without a comment", "oldFbx", () => fileOf(uncommented6100, "a.fbx")],
  ])("TRU-23 %s is refused with the reason: %s", async (_what, reason, file) => {
    expect(await verdict(server, as, 0, file())).toBe(`422 MODEL.problems.${reason}`);
  });

  test("TRU-23 a glTF whose lists are longer than its numbers is broken", async () => {
    const file = zipFile({
      "a.gltf": strToU8(gltf({ bufferViews: [{ buffer: 0, byteLength: 99 }] })),
    });
    expect(await verdict(server, as, 0, file)).toBe("422 ASSET_ERRORS.zipModelUnreadable");
  });

  test("a zip called FBX, and an FBX called zip, are refused", async () => {
    expect(await judge(0, zipSync({ "a.glb": GLB }), "a.fbx")).toBe(
      "415 ASSET_ERRORS.typeMismatch",
    );
    expect(await judge(0, binaryFbx(), "a.zip")).toBe("415 ASSET_ERRORS.typeMismatch");
  });

  test("a thumbnail that is no image is refused", async () => {
    const file = zipFile({ "a.glb": GLB });
    const thumbnail = fileOf("<svg/>", "a.png");
    const form = assetForm({ type: 0, file, thumbnail });
    expect((await server.call("uploadAsset", { as, form })).status).toBe(415);
  });
});

describe("textures in KTX2", () => {
  /** As the encoder of Basis Universal writes it. */
  const texture = (kind: "ETC1S" | "UASTC", side = 64) => {
    const data = Uint8Array.from({ length: side * side * 4 }, (_, at) => (at * 7) & 255);
    const imageDecoder = async () => ({ width: side, height: side, data });
    return encodeToKTX2(data, { isUASTC: kind === "UASTC", generateMipmap: true, imageDecoder });
  };
  const basisu = "KHR_texture_basisu";
  const textured = gltf({
    extensionsUsed: [basisu],
    extensionsRequired: [basisu],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
    materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
    textures: [{ extensions: { [basisu]: { source: 0 } } }],
    images: [{ uri: "wood.ktx2" }],
  });
  const upload = async (content: Uint8Array) => {
    const file = zipFile({ "a.gltf": strToU8(textured), "wood.ktx2": content });
    const form = assetForm({ type: 0, file, thumbnail: await pngFile() });
    return (await server.call("uploadAsset", { as, form })).body.data;
  };
  const resized = (content: Uint8Array, width: number) => {
    const changed = Buffer.from(content);
    changed.writeUInt32LE(width, 20);
    return changed;
  };

  // The encoder tells what it does.
  beforeAll(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

  // Where some pixels are transparent, a pixel takes a byte on the graphics chip in either kind.
  const textureMemory = Math.ceil((64 * 64 * 4) / 3);

  test.each(["ETC1S", "UASTC"] as const)(
    "LIB-04 a model with textures in %s is taken and weighed",
    async (kind) => {
      const { id } = await upload(await texture(kind));
      const { body } = await server.call("getUserModels", { as });
      const asset = body.data.find((each: { id: number }) => each.id === id);
      const facts = { modelFile: "a.gltf", entries: 2, textureSide: 64, textureMemory };
      expect(asset.facts).toMatchObject(facts);
    },
  );

  test("TRU-23 a texture that was cut, or has other dimensions than it says, is damage", async () => {
    for (const kind of ["ETC1S", "UASTC"] as const) {
      const sound = await texture(kind);
      for (const content of [sound.slice(0, -9), resized(sound, 4096), resized(sound, 0)]) {
        expect(await upload(content)).toEqual({
          translation_key: "ASSET_ERRORS.zipModelUnreadable",
          entry: "wood.ktx2",
        });
      }
    }
  });

  test("TRU-23 a texture of another kind is refused by its name", async () => {
    const bc7 = Buffer.from(await texture("UASTC"));
    bc7.writeUInt32LE(145, 12);
    expect(await upload(bc7)).toEqual({
      translation_key: "MODEL.problems.compressed",
      detail: "KTX2 (BC7)",
    });
  });

  test("TRU-23 a texture that is not packed is not called so", async () => {
    const rgb = Buffer.from(await texture("UASTC"));
    rgb.writeUInt32LE(23, 12);
    expect(await upload(rgb)).toEqual({
      translation_key: "MODEL.problems.textureFormat",
      detail: "KTX2 (R8G8B8)",
    });
  });

  test("LIB-04 TRU-23 a texture of 65,536 by 65,536 is refused by its header", async () => {
    const huge = resized(await texture("UASTC"), 65_536);
    huge.writeUInt32LE(65_536, 24);
    expect(await upload(huge)).toEqual({
      translation_key: "MODEL.problems.textureTooLarge",
      detail: "wood.ktx2 (65536 × 65536)",
    });
  });
});

describe("LIB-04 textures beside a model", () => {
  const textured = gltf({
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
    materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
    textures: [{ source: 0 }],
    images: [{ uri: "wood.png" }, { uri: "unused.png" }],
  });
  const zipWith = (files: Record<string, Uint8Array>) =>
    zipFile({ "a.gltf": strToU8(textured), ...files });
  const png = async (side: number, declared = side) => {
    const content = Buffer.from(await (await pngFile({ width: side, height: side })).arrayBuffer());
    content.writeUInt32BE(declared, 16);
    content.writeUInt32BE(declared, 20);
    return content;
  };

  test("TRU-22 a PNG of 30,000 by 30,000 is refused by its header, also where no surface has it", async () => {
    const refused = "422 MODEL.problems.textureTooLarge";
    const huge = await png(8, 30_000);
    expect(await verdict(server, as, 0, zipWith({ "wood.png": huge }))).toBe(refused);
    const beside = zipWith({ "wood.png": await png(8), "unused.png": huge });
    expect(await verdict(server, as, 0, beside)).toBe(refused);
  });

  test("each is weighed, and one that cannot be counted is unknown", async () => {
    const file = zipWith({
      "wood.png": await png(64),
      "unused.png": strToU8("no picture at all".repeat(9)),
    });
    const form = assetForm({ type: 0, file, thumbnail: await pngFile() });
    const { asset } = (await server.call("uploadAsset", { as, form })).body.data;
    const textureMemory = Math.ceil((64 * 64 * 4 * 4) / 3);
    expect(asset.facts).toMatchObject({ textureSide: 64, textureMemory, uncountedTextures: 1 });
  });
});

const manyFiles = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${index}.txt`, new Uint8Array(1)]),
  );
const bombs = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${index}.bin`, new Uint8Array(5 * MB)]),
  );

/** One of its bytes was changed on the way. */
function brokenZip(content: Uint8Array): Uint8Array {
  const zip = zipSync({ "a.glb": [content, { level: 0 }] });
  const at = 30 + "a.glb".length + 25;
  zip[at] = (zip[at] ?? 0) ^ 1;
  return zip;
}
