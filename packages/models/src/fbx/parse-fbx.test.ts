import { expect, test } from "vitest";
import { boxFbx, encode, pngPicture } from "../fixtures/boxes.ts";
import { type BinaryFbxOptions, boxBinaryFbx } from "../fixtures/fbx.ts";
import { defaultModelLimits } from "../limits.ts";
import { readFiles } from "../read-files.ts";
import { parseFbx } from "./read-fbx.ts";
import type { ModelLimits } from "../types.ts";

/** Allows 480 numbers in all; a box has 48, and 12 triangles. */
const limits = { ...defaultModelLimits, triangles: 12 };
const parse = (content: Uint8Array<ArrayBuffer>, most: ModelLimits = limits) =>
  parseFbx({ name: "box.fbx", content }, most);
const check = (options: BinaryFbxOptions) => () => parse(boxBinaryFbx(options));
const fails = (code: string) => expect.objectContaining({ code });

test.each([
  ["packed, lengths of 4 bytes", { version: 7400, packed: true }],
  ["packed, lengths of 8 bytes", { version: 7500, packed: true }],
  ["plain, lengths of 4 bytes", { version: 7400, packed: false }],
  ["plain, lengths of 8 bytes", { version: 7500, packed: false }],
])("UIK-05 a binary FBX within the limits passes: %s", (_name, options) => {
  expect(check(options)).not.toThrow();
});

test("UIK-05 an array of a binary FBX with a declared length beyond the limit is not unpacked", () => {
  expect(check({ claimedNumbers: 481 })).toThrow(fails("tooComplex"));
});

test("UIK-05 an array of a binary FBX with more data than declared is broken", () => {
  expect(check({ claimedNumbers: 23 })).toThrow(fails("broken"));
});

test("UIK-05 an array of a binary FBX with less data than declared is broken", () => {
  expect(check({ claimedNumbers: 25 })).toThrow(fails("broken"));
});

test("UIK-05 the arrays of a binary FBX are counted together; what follows its end is not read", () => {
  expect(check({ moreNumbers: 432, moreAt: "inside" })).not.toThrow();
  expect(check({ moreNumbers: 433, moreAt: "inside" })).toThrow(fails("tooComplex"));
  expect(check({ moreNumbers: 433, moreAt: "afterEnd" })).not.toThrow();
});

test("UIK-05 a binary FBX that was cut is broken", () => {
  expect(() => parse(boxBinaryFbx().slice(0, 500))).toThrow(fails("broken"));
  expect(() => parse(boxBinaryFbx().slice(0, 24))).toThrow(fails("broken"));
});

test("UIK-05 a node of a binary FBX that ends far behind the file is broken", () => {
  const file = boxBinaryFbx();
  new DataView(file.buffer).setUint32(27, 0xffffffff, true);
  expect(() => parse(file)).toThrow(fails("broken"));
});

test("UIK-05 a node without children need not say where it ends", async () => {
  const content = boxBinaryFbx();
  const name = new TextDecoder("latin1").decode(content).indexOf("GeometryVersion");
  new DataView(content.buffer).setUint32(name - 13, 0, true);
  const { info } = await readFiles([{ name: "box.fbx", content }], defaultModelLimits, false);
  expect(info.triangles).toBe(12);
});

test("UIK-05 a value of a type that is not known is no proof that a binary FBX is broken", () => {
  const content = boxBinaryFbx();
  const name = new TextDecoder("latin1").decode(content).indexOf("GeometryVersion");
  content.set(encode("Q"), name + "GeometryVersion".length);
  expect(() => parse(content)).toThrow(fails("unreadable"));
});

test("UIK-05 a text FBX is broken where it was cut, and unreadable where it is written in another way", () => {
  const text = new TextDecoder().decode(boxFbx());
  for (const end of [/Vertices: \*24/, /Geometry::/, /Connections/]) {
    expect(() => parse(encode(text.slice(0, text.search(end) + 3)))).toThrow(fails("broken"));
  }
  expect(() => parse(encode(text.replace("Connections:", "Connections")))).toThrow(
    fails("unreadable"),
  );
  expect(() => parse(encode(`${text}}`))).toThrow(fails("unreadable"));
});

test("UIK-05 the triangles of an FBX are counted before it is loaded", () => {
  expect(() => parse(boxFbx(), { ...limits, triangles: 11 })).toThrow(fails("tooComplex"));
  expect(() => parse(boxFbx(), { ...limits, textBytes: 100 })).toThrow(fails("tooLarge"));
});

test("UIK-05 an FBX of a version before 7 is named as old, whether it is text or binary", () => {
  expect(() => parse(boxBinaryFbx({ version: 6100 }))).toThrow(fails("oldFbx"));
  const text = new TextDecoder().decode(boxFbx()).replaceAll("7400", "6100");
  expect(() => parse(encode(text))).toThrow(fails("oldFbx"));
});

const measured = async (text: string) => {
  const content = encode(text);
  const { info } = await readFiles([{ name: "box.fbx", content }], defaultModelLimits, false);
  return info;
};
const box = new TextDecoder().decode(boxFbx());
const withObjects = (objects: string, links = "") =>
  box
    .replace("Objects:  {", `Objects:  {\n${objects}`)
    .replace("Connections:  {", `Connections:  {\n${links}`);

test.each([
  ["a model without a link", `Model: 2001, "Model::alone", "Null" {\n}`, ""],
  ["a camera without its settings", `Model: 2001, "Model::eye", "Camera" {\n}`, `C: "OO",2001,0`],
  ["a mesh without faces", `Model: 2001, "Model::bare", "Mesh" {\n}`, `C: "OO",2001,0`],
  [
    "a curve of a colour",
    `AnimationCurveNode: 2001, "AnimCurveNode::Diffuse", "" {\n}
     AnimationCurve: 2002, "AnimCurve::", "" {\n KeyTime: *1 { a: 0 }\n KeyValueFloat: *1 { a: 1 }\n}`,
    `C: "OP",2001,1003, "DiffuseColor"\nC: "OP",2002,2001, "d|X"`,
  ],
  ["a stack without layers", `AnimationStack: 2001, "AnimStack::Take", "" {\n}`, ""],
  [
    "a skin whose bone is missing",
    `Deformer: 2001, "Deformer::", "Skin" {\n}\nDeformer: 2002, "SubDeformer::", "Cluster" {\n}`,
    `C: "OO",2001,1001\nC: "OO",2002,2001`,
  ],
  [
    "models that contain each other",
    `Model: 2001, "Model::a", "Null" {\n}\nModel: 2002, "Model::b", "Null" {\n}`,
    `C: "OO",2001,2002\nC: "OO",2002,2001`,
  ],
  ["a link to nothing", "", `C: "OO",1002,9999`],
  ["ids that no number holds", `Model: 9223372036854775807, "Model::far", "Null" {\n}`, ""],
])("UIK-05 an FBX with %s is read all the same", async (_what, objects, links) => {
  expect(await measured(withObjects(objects, links))).toMatchObject({ triangles: 12 });
});

test("UIK-05 an FBX whose byte order is the other one is read", async () => {
  const { info } = await readFiles(
    [{ name: "box.fbx", content: boxBinaryFbx({ bigEndian: true }) }],
    defaultModelLimits,
    false,
  );
  expect(info).toMatchObject({ triangles: 12, unitKnown: true });
});

const textured = (property: string, name: string) =>
  withObjects(
    `Texture: 3001, "Texture::t", "" {\n FileName: "C:\\\\work\\\\${name}"\n}`,
    `C: "OP",3001,1003, "${property}"`,
  );

test("UIK-05 a texture of a physical material of 3ds Max is its colour; those without a place are named", async () => {
  expect(await measured(textured("3dsMax|Parameters|base_color_map", "a.png"))).toMatchObject({
    missingTextures: ["a.png"],
    unshownTextures: [],
  });
  expect(await measured(textured("3dsMax|Parameters|roughness_map", "b.png"))).toMatchObject({
    missingTextures: [],
    unshownTextures: ["b.png"],
  });
});

test.each([
  ["of which nothing says where they are", "", ["paint"]],
  [
    "of which all faces have the second",
    `LayerElementMaterial: 0 {
      MappingInformationType: "AllSame"
      ReferenceInformationType: "IndexToDirect"
      Materials: *1 { a: 1 }
    }`,
    ["rust"],
  ],
  [
    "which its faces share",
    `LayerElementMaterial: 0 {
      MappingInformationType: "ByPolygon"
      ReferenceInformationType: "IndexToDirect"
      Materials: *6 { a: 0,0,0,1,1,1 }
    }`,
    ["paint", "rust"],
  ],
])(
  "UIK-05 an FBX with two materials %s is drawn with those that its faces have",
  async (_what, layer, names) => {
    const rust = `Material: 2001, "Material::rust", "" {\n ShadingModel: "phong"\n}`;
    const text = withObjects(rust, "").replace(
      "GeometryVersion: 124",
      `GeometryVersion: 124\n${layer}`,
    );
    const linked = text.replace('C: "OO",1003,1002', '$&\nC: "OO",2001,1002');
    const file = { name: "box.fbx", content: encode(linked) };
    const { scene } = await readFiles([file], defaultModelLimits, true);
    expect((scene?.materials as { name: string }[] | undefined)?.map(({ name }) => name)).toEqual(
      names,
    );
  },
);

test.each([
  ["Maya|baseColor", 0xff_ff_ff],
  ["3dsMax|main|baseColorMap", 0xff_ff_ff],
  // The classic property holds what the texture is multiplied by.
  ["DiffuseColor", 0x4d_80_cc],
])("UIK-05 a texture of %s shows its own colours", async (property, colour) => {
  const black = `$&\n P: "Maya|baseColor", "Vector3D", "Vector", "",0,0,0`;
  const text = textured(property, "a.png");
  const isClassic = property === "DiffuseColor";
  const content = encode(isClassic ? text : text.replace(/P: "DiffuseColor".*/, black));
  const { scene } = await readFiles([{ name: "box.fbx", content }], defaultModelLimits, true);
  expect(scene?.materials).toMatchObject([{ color: colour }]);
});

test.each([
  ["Blender (stable FBX IO) - 3.4.1 - 4.37.1", 0xe7_e7_00],
  ["FBX SDK/FBX Plugins version 2020.3.4", 0xcc_cc_00],
])("LIB-07 the colours of an FBX by %s are those of its program", async (creator, colour) => {
  const text = box.replace(/P: "DiffuseColor".*/, 'P: "DiffuseColor", "Color", "", "A",0.8,0.8,0');
  const content = encode(`; FBX 7.4.0 project file\nCreator: "${creator}"\n${text}`);
  const { scene } = await readFiles([{ name: "box.fbx", content }], defaultModelLimits, true);
  expect(scene?.materials).toMatchObject([{ color: colour }]);
});

test("LIB-07 a texture by Blender replaces the colour beside it", async () => {
  const text = `Creator: "Blender (stable FBX IO)"\n${textured("DiffuseColor", "a.png")}`;
  const { scene } = await readFiles(
    [{ name: "box.fbx", content: encode(text) }],
    defaultModelLimits,
    true,
  );
  expect(scene?.materials).toMatchObject([{ color: 0xff_ff_ff }]);
});

test("UIK-05 a texture within an FBX as text is found, in one piece or in several", async () => {
  const bytes = pngPicture();
  const base64 = (part: Uint8Array) => btoa(String.fromCharCode(...part));
  for (const pieces of [[bytes], [bytes.subarray(0, 40), bytes.subarray(40)]]) {
    const content = pieces.map((piece) => `"${base64(piece)}"`).join(", \n ");
    const file = withObjects(
      `Video: 3002, "Video::v", "Clip" {\n RelativeFilename: "t.png"\n Content: , \n ${content}\n}
       Texture: 3001, "Texture::t", "" {\n FileName: "t.png"\n}`,
      `C: "OO",3002,3001\nC: "OP",3001,1003, "DiffuseColor"`,
    );
    const { textures } = await measured(file);
    expect(textures).toMatchObject([{ width: 8, height: 8 }]);
  }
});

test.each(["", "Color", "maps\\\\paint.v2", "lid.psd", "lid.gif"])(
  "UIK-05 a picture within an FBX is found that is called '%s'",
  async (name) => {
    const base64 = btoa(String.fromCharCode(...pngPicture()));
    const file = withObjects(
      `Video: 3002, "Video::v", "Clip" {\n RelativeFilename: "${name}"\n Content: , "${base64}"\n}
       Texture: 3001, "Texture::t", "" {\n FileName: "${name}"\n}`,
      `C: "OO",3002,3001\nC: "OP",3001,1003, "DiffuseColor"`,
    );
    expect(await measured(file)).toMatchObject({
      textures: [{ width: 8, height: 8 }],
      missingTextures: [],
    });
  },
);

test.each([
  [0, [0, 0, 0], [2, 1, 3]],
  [1, [0, 0, 0], [1, 2, 3]],
  [2, [0, 0, 0], [1, 3, 2]],
  [2, [0, 0, 90], [2, 3, 1]],
])(
  "UIK-05 an FBX whose axis %i points upwards stands, its only root turned by %j",
  async (axis, turn, size) => {
    const model = `Model: 1002, "Model::box", "Mesh" {`;
    const root = `Model: 2001, "Model::root", "Null" {\n Properties70:  {
      P: "Lcl Rotation", "Lcl Rotation", "", "A",${turn.join(",")}\n}\n}\n${model}`;
    const text = box
      .replace(/("UpAxis".*,)1/, `$1${axis}`)
      .replace(model, root)
      .replace(
        '"Lcl Scaling", "Lcl Scaling", "", "A",1,1,1',
        '"Lcl Scaling", "Lcl Scaling", "", "A",1,2,3',
      )
      .replace('C: "OO",1002,0', 'C: "OO",1002,2001\nC: "OO",2001,0');
    const measures = (await measured(text)).size;
    for (const [side, length] of measures.entries()) expect(length).toBeCloseTo(size[side] ?? 0);
  },
);

test("UIK-05 an FBX has the shapes that it rests in", async () => {
  const shape = (id: number, percent: string) => `
    Geometry: ${id}, "Geometry::tall", "Shape" {
      Indexes: *4 { a: 2,3,6,7 }
      Vertices: *12 { a: 0,100,0,0,100,0,0,100,0,0,100,0 }
    }
    Deformer: ${id + 1}, "SubDeformer::tall", "BlendShapeChannel" {
      ${percent}
      FullWeights: *1 { a: 100 }
    }`;
  const text = withObjects(
    `Deformer: 4000, "Deformer::", "BlendShape" {\n}
     ${shape(4001, "DeformPercent: 150")}${shape(4003, "DeformPercent: 0")}
     ${shape(4005, `Properties70:  {\n P: "DeformPercent", "Number", "", "A",50\n}`)}`,
    [4001, 4003, 4005].reduce(
      (links, id) => `${links}\nC: "OO",${id},${id + 1}\nC: "OO",${id + 1},4000`,
      'C: "OO",4000,1001',
    ),
  );
  const { size } = await measured(text);
  expect(size[1]).toBeCloseTo(3);
});

test("UIK-05 an FBX of curves and bones alone has no surfaces", async () => {
  const text = box.replace(/PolygonVertexIndex:[^}]*\}/, "");
  await expect(measured(text)).rejects.toThrow(fails("empty"));
});
