import {
  AnimationClip,
  Bone,
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Line,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshPhongMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  NumberKeyframeTrack,
  type Object3D,
  Points,
  QuaternionKeyframeTrack,
  RepeatWrapping,
  Skeleton,
  SkinnedMesh,
  SRGBColorSpace,
  Texture,
  TextureSource,
  Uint16BufferAttribute,
  VectorKeyframeTrack,
} from "three";
import { describe, expect, test } from "vitest";
import { entriesOf, readByThree, readByTinyUsdz, textOf } from "../../test/read-usdz.ts";
import { pngPicture } from "../fixtures/boxes.ts";
import { writeUsdz, type UsdzOptions } from "./write-usdz.ts";

const png = { bytes: pngPicture(), type: "image/png" } as const;
const write = (root: Object3D, options: Partial<UsdzOptions> = {}) =>
  writeUsdz(
    { root, metresPerUnit: 1 },
    { scale: 1, pictureOf: () => Promise.resolve(png), ...options },
  );
const textOfScene = async (root: Object3D, options?: Partial<UsdzOptions>) =>
  textOf((await write(root, options)).bytes);

const picture = (more: Partial<Texture> = {}) =>
  Object.assign(new Texture(), { flipY: false, source: new TextureSource(null), ...more });

const triangle = () =>
  new BufferGeometry().setAttribute(
    "position",
    new Float32BufferAttribute([0, 0, 0, 1, 0, 0, 0, 1, 0], 3),
  );

/** A post of two bones, of which the upper one bends, in its group if it has one. */
function post({ isApart = false } = {}) {
  const geometry = new BoxGeometry(0.2, 2, 0.2, 1, 4, 1).translate(0, 1, 0);
  const position = geometry.getAttribute("position");
  const indices: number[] = [];
  const weights: number[] = [];
  for (let point = 0; point < position.count; point += 1) {
    const high = Math.min(1, Math.max(0, position.getY(point) - 0.5));
    indices.push(0, 1, 0, 0);
    weights.push(...(isApart ? [high, 1 - high] : [1 - high, high]), 0, 0);
  }
  geometry.setAttribute("skinIndex", new Uint16BufferAttribute(indices, 4));
  geometry.setAttribute("skinWeight", new Float32BufferAttribute(weights, 4));
  const lower = new Bone();
  const upper = new Bone();
  upper.name = "upper";
  upper.position.y = 1;
  if (isApart) {
    const group = new Group();
    group.position.y = 1;
    upper.position.y = 0;
    lower.add(group.add(upper));
    // Turns all that hangs on it.
    lower.rotation.y = Math.PI;
  } else lower.add(upper);
  const mesh = new SkinnedMesh(geometry, new MeshStandardMaterial());
  const holder = new Group().add(mesh, lower);
  holder.position.set(5, 3, 0);
  holder.updateMatrixWorld(true);
  mesh.bind(new Skeleton(isApart ? [upper, lower] : [lower, upper]));
  const bend = Math.SQRT1_2;
  const track = new QuaternionKeyframeTrack(
    "upper.quaternion",
    [0, 1, 2],
    [0, 0, 0, 1, 0, 0, bend, bend, 0, 0, 0, 1],
  );
  return { root: new Group().add(holder), mesh, clip: new AnimationClip("bend", 2, [track]) };
}

describe("a model with bones", () => {
  test("UIK-05 stands where it stands, and bends as it bends", async () => {
    const { root, clip } = post();
    const still = readByThree((await write(root)).bytes);
    expect(still.box.min.toArray().map((x) => Math.round(x * 100))).toEqual([-10, 0, -10]);
    expect(still.box.max.y).toBeCloseTo(2, 2);
    const { bytes, lost } = await write(post().root, { clip });
    const bent = readByThree(bytes, 0.5);
    expect(lost).toEqual([]);
    expect(bent.meshes).toBe(1);
    expect(bent.box.min.x).toBeCloseTo(-1, 1);
    expect(bent.box.max.y).toBeLessThan(1.2);
    expect(await readByTinyUsdz(bytes)).toMatchObject({ meshes: 1, triangles: bent.triangles });
  });

  test("UIK-05 whose bones lie apart, in any order, bends as it bends", async () => {
    const { root, clip } = post({ isApart: true });
    const { bytes } = await write(root, { clip });
    expect(textOf(bytes)).toContain('joints = ["root","root/joint1","root/joint1/joint0"]');
    const bent = readByThree(bytes, 0.5);
    // The lower bone has turned it to the other side.
    expect(bent.box.max.x).toBeCloseTo(1, 1);
    expect(bent.box.max.y).toBeLessThan(1.2);
  });

  test("UIK-05 that a clip shrinks to nothing is gone", async () => {
    const { root } = post();
    const track = new VectorKeyframeTrack("upper.scale", [0, 1], [1, 1, 1, 0, 0, 0]);
    const { bytes } = await write(root, { clip: new AnimationClip("shrink", 1, [track]) });
    expect(readByThree(bytes, 0.999).box.max.y).toBeCloseTo(1, 1);
  });

  test("UIK-05 its joints hang on one: some readers refuse several roots", async () => {
    const { root, clip } = post();
    const text = await textOfScene(root, { clip });
    expect(text).toContain('uniform token[] joints = ["root","root/joint0","root/joint0/joint1"]');
  });

  test("UIK-05 a long clip has fewer samples, and says so", async () => {
    const { root, clip } = post();
    clip.duration = 600;
    const { bytes, lost } = await write(root, { clip, limits: { samples: 200 } });
    expect(lost).toEqual(["frameRate"]);
    expect(textOf(bytes)).toContain("\nendTimeCode = 99\n");
    expect(textOf(bytes)).toContain(`\ntimeCodesPerSecond = ${99 / 600}\n`);
  });
});

describe("a surface", () => {
  test("UIK-05 without normals gets its own", async () => {
    const text = await textOfScene(new Mesh(triangle()));
    expect(text).toContain("normal3f[] normals = [(0,0,1),(0,0,1),(0,0,1)] (");
  });

  test("UIK-05 with flat shading has a normal for each face", async () => {
    const box = new BoxGeometry();
    const material = new MeshStandardMaterial({ flatShading: true });
    const { bytes } = await write(new Mesh(box, material));
    const [points] = /point3f\[\] points = \[[^\]]*/.exec(textOf(bytes)) ?? [""];
    expect(points.split("),(")).toHaveLength(36);
    expect(readByThree(bytes).triangles).toBe(12);
  });

  test("UIK-05 of several materials has a subset for each, and leaves out what none has", async () => {
    const box = new BoxGeometry();
    const materials = [0, 1, 2, 3, 4].map(
      (index) => new MeshStandardMaterial({ color: index, visible: index !== 2 }),
    );
    const { bytes } = await write(new Mesh(box, materials));
    const text = textOf(bytes);
    expect(text.match(/def GeomSubset/g)).toHaveLength(4);
    expect(text.match(/def Material/g)).toHaveLength(4);
    const read = readByThree(bytes);
    expect(read).toMatchObject({ meshes: 1, triangles: 8 });
    expect(await readByTinyUsdz(bytes)).toMatchObject({ meshes: 1, triangles: 8 });
  });

  test("UIK-05 of many copies is there as often", async () => {
    const copies = new InstancedMesh(new BoxGeometry(), new MeshStandardMaterial(), 3);
    for (const at of [0, 1, 2]) copies.setMatrixAt(at, new Matrix4().makeTranslation(at * 4, 0, 0));
    copies.scale.setScalar(0.5);
    const { bytes } = await write(new Group().add(copies));
    const read = readByThree(bytes);
    expect(read).toMatchObject({ meshes: 3, triangles: 36 });
    expect(read.box.max.x - read.box.min.x).toBeCloseTo(4.5, 3);
    expect(await readByTinyUsdz(bytes)).toMatchObject({ meshes: 3, triangles: 36 });
  });

  test("UIK-05 that a shape changes has the form that is set, and a clip of shapes says what it lacks", async () => {
    const geometry = triangle();
    const high = new Float32BufferAttribute([0, 0, 0, 0, 0, 0, 0, 3, 0], 3);
    geometry.morphAttributes.position = [high];
    geometry.morphTargetsRelative = true;
    const mesh = new Mesh(geometry);
    mesh.name = "flag";
    mesh.updateMorphTargets();
    mesh.morphTargetInfluences = [0.5];
    const { bytes } = await write(new Group().add(mesh));
    expect(readByThree(bytes).box.max.y).toBeCloseTo(2.5, 3);
    const clip = new AnimationClip("wave", 1, [
      new NumberKeyframeTrack("flag.morphTargetInfluences[0]", [0, 1], [1, 0]),
    ]);
    const moved = await write(new Group().add(mesh), { clip });
    expect(moved.lost).toEqual(["shapeMotion"]);
    expect(readByThree(moved.bytes).box.max.y).toBeCloseTo(4, 3);
  });

  test("UIK-05 that a clip does not move keeps even a skewed place", async () => {
    const outer = new Group();
    outer.scale.set(1, 3, 1);
    const mesh = new Mesh(new BoxGeometry());
    mesh.rotation.z = 0.7;
    outer.add(mesh);
    const read = readByThree((await write(new Group().add(outer))).bytes);
    const width = Math.cos(0.7) + Math.sin(0.7);
    expect(read.box.max.y).toBeCloseTo(width * 3, 3);
  });

  test("UIK-05 that is mirrored keeps its outside", async () => {
    const mesh = new Mesh(triangle());
    mesh.scale.x = -2;
    const text = await textOfScene(new Group().add(mesh));
    expect(text).toContain("point3f[] points = [(0,0,0),(-2,0,0),(0,1,0)]");
    expect(text).toContain("int[] faceVertexIndices = [0,2,1]");
    expect(text).toContain("normals = [(0,0,1),");
  });

  test("UIK-05 that a clip skews is turned and stretched, and says so", async () => {
    const outer = new Group();
    outer.scale.set(1, 3, 1);
    const mesh = new Mesh(new BoxGeometry());
    mesh.name = "box";
    outer.add(mesh);
    const half = Math.SQRT1_2;
    const turn = [0, 0, 0, 1, 0, 0, half, half];
    const clip = new AnimationClip("turn", 1, [
      new QuaternionKeyframeTrack("box.quaternion", [0, 1], turn),
    ]);
    expect((await write(new Group().add(outer), { clip })).lost).toEqual(["shear"]);
  });
});

describe("a clip", () => {
  const moved = () => {
    const mesh = new Mesh(new BoxGeometry());
    mesh.name = "box";
    const track = new VectorKeyframeTrack("box.position", [0, 1], [0, 0, 0, 10, 0, 0]);
    return { root: new Group().add(mesh), clip: new AnimationClip("go", 1, [track]) };
  };

  test("UIK-05 is sampled thirty times a second, both ends included", async () => {
    const { root, clip } = moved();
    const text = await textOfScene(root, { clip });
    expect(text).toContain("\nendTimeCode = 30\ntimeCodesPerSecond = 30\n");
    expect(text).toMatch(/\n0: \(0,0,0\),\n/);
    expect(text).toMatch(/\n30: \(10,0,0\),\n\}/);
  });

  test("UIK-05 without length is a pose", async () => {
    const { root } = moved();
    const track = new VectorKeyframeTrack("box.scale", [0], [2, 2, 2]);
    const { bytes } = await write(root, { clip: new AnimationClip("pose", 0, [track]) });
    expect(textOf(bytes)).not.toContain("timeSamples");
    expect(readByThree(bytes).box.max.x).toBeCloseTo(1, 4);
  });
});

describe("a material", () => {
  const shown = (material: Mesh["material"], geometry: BufferGeometry = new BoxGeometry()) =>
    textOfScene(new Mesh(geometry, material));

  test("UIK-05 without light shines by itself", async () => {
    const text = await shown(new MeshBasicMaterial({ color: 0xffffff }));
    expect(text).toContain("color3f inputs:diffuseColor = (0,0,0)");
    expect(text).toContain("color3f inputs:emissiveColor = (1,1,1)");
  });

  test("UIK-05 with a mask blends by it, and one that cuts has its threshold", async () => {
    const map = picture({ colorSpace: SRGBColorSpace });
    const mask = new MeshPhongMaterial({
      map,
      alphaMap: picture(),
      transparent: true,
      opacity: 0.5,
    });
    const text = await shown(mask);
    expect(text).toMatch(/float inputs:opacity\.connect = <[^>]*Texture1\.outputs:g>/);
    expect(text).not.toContain("opacityThreshold");
    expect(await shown(new MeshPhongMaterial({ map, alphaTest: 0.5 }))).toMatch(
      /inputs:opacity\.connect = <[^>]*Texture0\.outputs:a>\nfloat inputs:opacityThreshold = 0\.5/,
    );
  });

  test("UIK-05 that is opaque stays so whatever its picture holds", async () => {
    const map = picture({ colorSpace: SRGBColorSpace });
    expect(await shown(new MeshStandardMaterial({ map }))).toContain("float inputs:opacity = 1\n");
  });

  test("UIK-05 of glass is seen through, and says so", async () => {
    const { bytes, lost } = await write(
      new Mesh(new BoxGeometry(), new MeshPhysicalMaterial({ transmission: 1 })),
    );
    expect(lost).toEqual(["glass"]);
    expect(textOf(bytes)).toContain("float inputs:opacity = 0.15\n");
  });

  test("UIK-05 that turns and stretches its picture has coordinates that do", async () => {
    const map = picture({ wrapS: RepeatWrapping });
    map.repeat.set(2, 4);
    map.offset.set(0.25, 0);
    const geometry = triangle().setAttribute(
      "uv",
      new BufferAttribute(Float32Array.of(0, 0, 1, 0, 0, 1), 2),
    );
    const text = await shown(new MeshStandardMaterial({ map }), geometry);
    expect(text).toContain("texCoord2f[] primvars:st = [(0.25,1),(2.25,1),(0.25,-3)] (");
    map.flipY = true;
    expect(await shown(new MeshStandardMaterial({ map }), geometry)).toContain(
      "texCoord2f[] primvars:st = [(0.25,0),(2.25,0),(0.25,4)] (",
    );
  });

  test("UIK-05 has each picture once, and says which numbers are no colours", async () => {
    const source = new TextureSource(null);
    const [map, roughnessMap] = [
      picture({ source, colorSpace: SRGBColorSpace }),
      picture({ source }),
    ];
    const { bytes } = await write(
      new Mesh(new BoxGeometry(), new MeshStandardMaterial({ map, roughnessMap, roughness: 0.4 })),
    );
    expect(entriesOf(bytes).map(({ name }) => name)).toEqual(["model.usda", "textures/0.png"]);
    const text = textOf(bytes);
    expect(text.match(/sourceColorSpace = "(\w+)"/g)).toEqual([
      'sourceColorSpace = "sRGB"',
      'sourceColorSpace = "raw"',
    ]);
    expect(text).toMatch(/float inputs:roughness\.connect = <[^>]*Texture1\.outputs:g>/);
    expect(text).toContain("float4 inputs:scale = (0.4,0.4,0.4,1)");
  });

  test("UIK-05 whose picture cannot be had keeps its colour, and says so", async () => {
    const { bytes, lost } = await write(
      new Mesh(new BoxGeometry(), new MeshStandardMaterial({ map: picture(), color: 0xff0000 })),
      { pictureOf: () => Promise.resolve(undefined) },
    );
    expect(lost).toEqual(["texture"]);
    expect(textOf(bytes)).toContain("color3f inputs:diffuseColor = (1,0,0)");
  });

  test("UIK-05 of a kind that USD lacks says what is lost", async () => {
    const materials = [
      new MeshPhysicalMaterial({ sheen: 1 }),
      new MeshPhongMaterial({ bumpMap: picture() }),
      new MeshStandardMaterial({ blending: 2 }),
    ];
    const group = new Group().add(...materials.map((each) => new Mesh(new BoxGeometry(), each)));
    group.add(new Points(triangle()), new Line(triangle()));
    expect((await write(group)).lost).toEqual(["blending", "finish", "lines", "points", "relief"]);
  });
});

describe("colours of corners", () => {
  const coloured = (colours: readonly number[], map?: Texture) => {
    const geometry = triangle()
      .setAttribute("color", new Float32BufferAttribute(colours, 3))
      .setAttribute("uv", new Float32BufferAttribute([0, 0, 1, 0, 0, 1], 2));
    return new Mesh(geometry, new MeshStandardMaterial({ vertexColors: true, map: map ?? null }));
  };

  test("UIK-05 become a picture with a place for each face", async () => {
    const { bytes, lost } = await write(coloured([1, 0, 0, 1, 0, 0, 1, 0, 0]));
    expect(lost).toEqual([]);
    expect(entriesOf(bytes).map(({ name }) => name)).toEqual([
      "model.usda",
      "textures/colours.png",
    ]);
    const text = textOf(bytes);
    const place = `(${0.5 / 256},${1 - 0.5 / 256})`;
    expect(text).toContain(
      `texCoord2f[] primvars:stColours = [${[place, place, place]
        .join(",")
        .replaceAll(/0\.\d+/g, (x) => String(Math.round(Number(x) * 1e6) / 1e6))}] (`,
    );
    expect(text).toContain('string inputs:varname = "stColours"');
    expect(readByThree(bytes).triangles).toBe(1);
    expect(await readByTinyUsdz(bytes)).toMatchObject({ meshes: 1, triangles: 1 });
  });

  test("UIK-05 that blend, or tint a picture, say what is lost", async () => {
    expect((await write(coloured([1, 0, 0, 0, 1, 0, 0, 0, 1]))).lost).toEqual(["colourBlend"]);
    expect((await write(coloured([1, 0, 0, 1, 0, 0, 1, 0, 0], picture()))).lost).toEqual([
      "colourOverPicture",
    ]);
  });
});

describe("limits", () => {
  test("UIK-05 a scene or pictures beyond them are refused before they are held", async () => {
    const mesh = new Mesh(
      new BoxGeometry(1, 1, 1, 60, 60, 60),
      new MeshStandardMaterial({ map: picture() }),
    );
    await expect(write(mesh, { limits: { textBytes: 100_000 } })).rejects.toThrow("tooLarge");
    await expect(write(mesh, { limits: { pictureBytes: 10 } })).rejects.toThrow("tooLarge");
  });
});
