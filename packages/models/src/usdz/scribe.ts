import type { InstancedMesh, Mesh } from "three";
import type { ArchiveFile } from "./archive.ts";
import { Palette } from "./colours.ts";
import { CoordinateSets } from "./coordinates.ts";
import type { UsdzLoss } from "./loss.ts";
import { type AnyMaterial, writeMaterial, type WrittenMaterial } from "./materials.ts";
import type { WrittenMesh } from "./meshes.ts";
import { type PictureOf, Pictures } from "./pictures.ts";
import { surfaceOf } from "./surfaces.ts";

interface ScribeOptions {
  pictureOf: PictureOf;
  pictureBytes: number;
  lost: Set<UsdzLoss>;
}

/** Prepares meshes for writing: their materials, texture coordinates and pictures. */
export class Scribe {
  readonly sets = new CoordinateSets();
  readonly scope: string;
  private readonly lost: Set<UsdzLoss>;
  private readonly pictures: Pictures;
  private readonly palette = new Palette();
  private readonly written = new Map<string, WrittenMaterial>();
  private meshes = 0;

  /** @param scope path of the prim that will hold the materials */
  constructor(scope: string, { pictureOf, pictureBytes, lost }: ScribeOptions) {
    this.scope = scope;
    this.lost = lost;
    this.pictures = new Pictures(pictureOf, pictureBytes);
  }

  /**
   * Those of the meshes that have something to draw, ready to be written.
   * @param settles whether the points of a mesh are moved to where it stands
   */
  async prepare<M extends Mesh>(
    meshes: readonly M[],
    settles: (mesh: M) => boolean = () => false,
  ): Promise<Map<M, WrittenMesh>> {
    const prepared = new Map<M, WrittenMesh>();
    for (const mesh of meshes) {
      const isSettled = settles(mesh);
      const surface = surfaceOf(mesh, isSettled ? mesh.matrixWorld : undefined);
      if (!surface) continue;
      if ((mesh as { instanceColor?: InstancedMesh["instanceColor"] }).instanceColor) {
        this.lost.add("colourOverPicture");
      }
      const hasColours = surface.geometry.hasAttribute("color");
      const materials = [];
      let isColoured = false;
      for (const { material } of surface.parts) {
        const coloured = hasColours && material.vertexColors;
        if (coloured && !(material as AnyMaterial).map) isColoured = true;
        materials.push(await this.material(material, coloured));
      }
      let colours: readonly string[] | undefined;
      if (isColoured) {
        const { places, blends } = this.palette.placesOf(surface.geometry, surface.corners);
        if (blends) this.lost.add("colourBlend");
        colours = places;
      }
      const name = `Mesh${this.meshes}`;
      this.meshes += 1;
      prepared.set(mesh, { name, surface, materials, colours, isSettled });
    }
    return prepared;
  }

  materials(): Iterable<WrittenMaterial> {
    return this.written.values();
  }

  /** The pictures. */
  async files(): Promise<ArchiveFile[]> {
    return [...this.pictures.files, ...(this.palette.isEmpty ? [] : [await this.palette.file()])];
  }

  private async material(material: AnyMaterial, coloured: boolean): Promise<WrittenMaterial> {
    const key = `${material.uuid} ${coloured}`;
    let written = this.written.get(key);
    if (!written) {
      const { scope, sets, pictures, lost } = this;
      const name = `Material${this.written.size}`;
      written = await writeMaterial(material, name, { scope, sets, pictures, lost }, coloured);
      this.written.set(key, written);
    }
    return written;
  }
}
