import type { Texture } from "three";
import type { ArchiveFile } from "./archive.ts";
import { ModelError } from "../problem.ts";

/** A picture in one of the two formats that every reader of USDZ knows. */
export interface Picture {
  bytes: Uint8Array;
  type: "image/png" | "image/jpeg";
}

/** Finds or makes the picture of a texture; undefined where it has none that can be shown. */
export type PictureOf = (texture: Texture) => Promise<Picture | undefined>;

/** The pictures of a USDZ, each once. */
export class Pictures {
  readonly files: ArchiveFile[] = [];
  private readonly names = new Map<string, string | undefined>();
  private readonly byContent = new Map<Uint8Array, string>();
  private readonly pictureOf: PictureOf;
  private left: number;

  /** @param most bytes of all pictures together */
  constructor(pictureOf: PictureOf, most: number) {
    this.pictureOf = pictureOf;
    this.left = most;
  }

  /**
   * The name of a texture's picture in the archive; undefined without one.
   * @throws {ModelError} tooLarge
   */
  async nameOf(texture: Texture): Promise<string | undefined> {
    const { uuid } = texture.source;
    if (!this.names.has(uuid)) {
      const picture = await this.pictureOf(texture);
      this.names.set(uuid, picture && this.add(picture));
    }
    return this.names.get(uuid);
  }

  private add({ bytes, type }: Picture): string {
    const known = this.byContent.get(bytes);
    if (known !== undefined) return known;
    this.left -= bytes.length;
    if (this.left < 0) throw new ModelError("tooLarge");
    const name = `textures/${this.files.length}.${type === "image/png" ? "png" : "jpg"}`;
    this.files.push({ name, bytes });
    this.byContent.set(bytes, name);
    return name;
  }
}
