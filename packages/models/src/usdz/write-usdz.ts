import { type AnimationClip, Group, Matrix4, type Mesh, type Object3D } from "three";
import { standing } from "../scene/stand.ts";
import { storedArchive } from "./archive.ts";
import { drawnIn, instancesOf, motionOf } from "./contents.ts";
import { Layer } from "./layer.ts";
import type { UsdzLoss } from "./loss.ts";
import { writeMatrix, writeMesh, writePlace } from "./meshes.ts";
import type { Motion } from "./motion.ts";
import { number } from "./numbers.ts";
import type { PictureOf } from "./pictures.ts";
import { Scribe } from "./scribe.ts";
import { writeSkeleton, writeSkin } from "./skeletons.ts";
import { isCrooked } from "./surfaces.ts";

export interface UsdzLimits {
  /** Bytes of the scene's text. @default 48 MiB */
  textBytes: number;
  /** Bytes of all pictures. @default 64 MiB */
  pictureBytes: number;
  /** Samples of a clip, of all joints and moving parts together; beyond it they are fewer a second. @default 150,000 */
  samples: number;
}

const mebibyte = 2 ** 20;

/** About as much as a phone takes in Quick Look. */
export const defaultUsdzLimits: UsdzLimits = {
  textBytes: 48 * mebibyte,
  pictureBytes: 64 * mebibyte,
  samples: 150_000,
};

export interface UsdzOptions {
  /** The clip that plays, again and again; without one the model stands still. */
  clip?: AnimationClip | undefined;
  /** What the model is multiplied by. */
  scale: number;
  pictureOf: PictureOf;
  limits?: Partial<UsdzLimits> | undefined;
}

const materialsScope = "/Model/Materials";
const scene = "/Model/Scene";

interface UsdzScene {
  root: Object3D;
  metresPerUnit: number;
}

/**
 * A model as USDZ, for Quick Look on iPhones and iPads: in metres, y up, standing in the middle of the floor. The same model gives
 * the same bytes. The scene is left in another pose.
 * @throws {ModelError} tooLarge beyond the limits
 */
export async function writeUsdz(
  { root, metresPerUnit }: UsdzScene,
  { clip, scale, pictureOf, limits: given }: UsdzOptions,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; lost: UsdzLoss[] }> {
  const limits = { ...defaultUsdzLimits, ...given };
  const lost = new Set<UsdzLoss>();
  // A clip is played on what holds the model, as in the viewer.
  const holder = new Group().add(root);
  const { shift } = standing(holder);
  const drawn = drawnIn(holder, lost);
  const motion = clip && motionOf(clip, holder, drawn, limits.samples, lost);
  const scribe = new Scribe(materialsScope, { pictureOf, pictureBytes: limits.pictureBytes, lost });
  // Materials and pictures before the text, which cannot wait.
  const stays = (mesh: Mesh) => !motion?.tracks.has(mesh) && !instancesOf(mesh);
  const plain = await scribe.prepare(
    drawn.plain,
    (mesh) => stays(mesh) && isCrooked(mesh.matrixWorld),
  );
  const skins = [];
  for (const skeleton of drawn.skeletons) {
    skins.push({ skeleton, meshes: await scribe.prepare(skeleton.meshes) });
  }

  const layer = new Layer(limits.textBytes);
  writeHead(layer, motion);
  layer.open('Xform "Scene"');
  const size = scale * metresPerUnit;
  writeMatrix(
    layer,
    new Matrix4().makeScale(size, size, size).setPosition(shift.multiplyScalar(size)),
  );
  for (const [mesh, written] of plain) {
    const copies = instancesOf(mesh);
    if (!copies) {
      const { isSettled } = written;
      writeMesh(layer, written, scribe, () => {
        if (!isSettled) writePlace(layer, mesh, motion);
      });
      continue;
    }
    layer.open(`Xform "${written.name}Copies"`);
    writePlace(layer, mesh, motion);
    for (const [index, place] of copies.entries()) {
      const copy = { ...written, name: `${written.name}Copy${index}` };
      writeMesh(layer, copy, scribe, () => writeMatrix(layer, place));
    }
    layer.close();
  }
  for (const [index, { skeleton, meshes }] of skins.entries()) {
    if (meshes.size === 0) continue;
    const path = `${scene}/Skin${index}`;
    layer.open(`SkelRoot "Skin${index}"`);
    writeSkeleton(layer, path, skeleton, motion);
    for (const [mesh, written] of meshes) {
      writeMesh(layer, { ...written, isSkinned: true }, scribe, () =>
        writeSkin(layer, mesh, written.surface.geometry, skeleton.joints, `${path}/Skeleton`),
      );
    }
    layer.close();
  }
  layer.close().open('Scope "Materials"');
  for (const { lines } of scribe.materials()) layer.lines(lines);
  layer.close().close();
  const files = [{ name: "model.usda", bytes: layer.bytes() }, ...(await scribe.files())];
  return { bytes: storedArchive(files), lost: [...lost].toSorted() };
}

function writeHead(layer: Layer, motion: Motion | undefined): void {
  layer.lines(["#usda 1.0", "(", 'defaultPrim = "Model"', "metersPerUnit = 1", 'upAxis = "Y"']);
  if (motion && motion.frames > 1) {
    const rate = number(motion.rate);
    layer.lines([
      "startTimeCode = 0",
      `endTimeCode = ${motion.frames - 1}`,
      `timeCodesPerSecond = ${rate}`,
      `framesPerSecond = ${rate}`,
    ]);
  }
  layer
    .line(")")
    .open('Xform "Model"', [
      'prepend apiSchemas = ["Preliminary_AnchoringAPI"]',
      'kind = "component"',
    ])
    .line('uniform token preliminary:anchoring:type = "plane"')
    .line('uniform token preliminary:planeAnchoring:alignment = "horizontal"');
}
