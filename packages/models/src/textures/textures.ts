import { Loader, type Material, Texture } from "three";
import { TGALoader } from "three/addons/loaders/TGALoader.js";
import type { FileSet, ModelPart } from "../archive/file-set.ts";
import { type ImageHead, imageHead, isShown, type ShownType } from "./image-size.ts";
import type { Ktx2 } from "../ktx2/read-ktx2.ts";
import { shortName } from "../short-name.ts";
import { SeenContents, TextureTally } from "./texture-tally.ts";
import type { ModelLimits, ModelTexture } from "../types.ts";

/** The source of a texture's pixels. */
interface Wanted {
  name: string;
  part: ModelPart | undefined;
}

/** A texture of three's, which has no pixels yet. */
interface Awaited {
  texture: Texture;
  source: Promise<Wanted>;
}

/** A picture whose header says that it can be shown. */
export interface Readable {
  texture: ModelTexture;
  head: ImageHead & { type: ShownType };
  part: ModelPart;
  ktx2?: Ktx2;
}

/** A picture that a scene holds or names, whether it is shown or not. */
export interface NamedPicture {
  name: string;
  /** Of an embedded one. */
  content?: Uint8Array<ArrayBuffer> | undefined;
}

type TextureLimits = Pick<ModelLimits, "textureSide" | "textureMemory">;

/** Limit of pixels of all textures of a shown model together; beyond it textures are scaled down. */
const shownPixels = 64 * 2 ** 20;

/** Pixels that the longer side of a texture may have, where so many are shown; larger ones are scaled down. */
export const edgeFor = (textures: number): number =>
  Math.min(4096, Math.floor(Math.sqrt(shownPixels / Math.max(1, textures))));

/** Blobs by the object URLs that three's loaders made for them; they are looked up here instead of fetched. */
const blobs = new Map<string, Blob>();

/** Lets loaders pass on embedded pictures without a request, which a strict content security policy would block. */
export function keepBlobs(): void {
  blobs.clear();
  // GLTFLoader names the global object as browsers do; Node does not.
  if (!("self" in globalThis)) Object.assign(globalThis, { self: globalThis });
  globalThis.URL.createObjectURL = (blob) => {
    const address = `blob:kept/${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  };
  globalThis.URL.revokeObjectURL = () => {};
}

/**
 * The textures of a model. three's loaders get an empty texture at once; its pixels are found and
 * decoded later, only from the files that were supplied with the model.
 */
export class TextureSet extends Loader<Texture> {
  private readonly files: FileSet;
  private readonly limits: TextureLimits;
  private readonly wanted = new Map<string, Awaited>();
  private readonly readable = new Map<string, Readable>();
  /** Names of textures that cannot be shown, by their source. */
  private readonly broken = new Map<string, string>();
  private readonly absent = new Set<string>();
  private unshown: readonly string[] = [];
  /** How glossy the pictures are that are to become roughness, by their source. */
  private readonly glossy = new Map<string, number>();
  private readonly named: NamedPicture[] = [];
  /** Textures that are counted, but not shown. */
  private readonly others: ModelTexture[] = [];
  /** Names of textures whose size is not known. */
  private readonly uncounted = new Set<string>();

  constructor(files: FileSet, limits: TextureLimits) {
    super();
    this.files = files;
    this.limits = limits;
  }

  override load(address: string, onLoad?: (texture: Texture) => void): Texture {
    const texture = new Texture();
    this.wanted.set(texture.source.uuid, { texture, source: this.find(address) });
    onLoad?.(texture);
    return texture;
  }

  /** @param names of pictures for properties that cannot be shown */
  leaveOut(names: readonly string[]): void {
    this.unshown = names;
    // They are the model's all the same.
    this.count(names.map((name) => ({ name })));
  }

  /** @param pictures that the scene has, of which those that are not shown are counted as well */
  count(pictures: Iterable<NamedPicture>): void {
    this.named.push(...pictures);
  }

  /** @param gloss what the opacity of a picture is multiplied by, to become what it lacks in roughness */
  roughen(texture: Texture, gloss: number): void {
    this.glossy.set(texture.source.uuid, gloss);
  }

  private async find(address: string): Promise<Wanted> {
    const blob = blobs.get(address);
    if (blob) return { name: "", part: await asPart(blob) };
    if (address.startsWith("data:")) return { name: "", part: partOfData(address) };
    return { name: shortName(address), part: this.files.find(address) };
  }

  /**
   * Finds the pictures that can be shown, and counts all of them, by their headers.
   * @throws {ModelError} textureTooLarge, texturesTooHeavy; for a KTX2 that contradicts itself or was cut short broken,
   *   for one of another kind compressed or textureFormat
   */
  async look(): Promise<void> {
    const tally = new TextureTally(this.limits);
    const seen = new SeenContents();
    for (const [uuid, { texture, source }] of this.wanted) {
      const { name, part } = await source;
      if (!part) {
        this.absent.add(name);
        continue;
      }
      const called = name || this.nameInside;
      const head = imageHead(part.content, part.name);
      const isNew = seen.add(part.content);
      if (head && isNew) tally.add(called, head);
      if (!head || !isShown(head)) {
        this.broken.set(uuid, called);
        if (isNew) this.countUnshown(called, head, part);
        continue;
      }
      const found: Readable = { head, part, texture: describe(head, part, name) };
      if (head.type === "image/ktx2") {
        const { checkKtx2, readKtx2 } = await import("../ktx2/read-ktx2.ts");
        found.ktx2 = readKtx2(part.content, name || texture.name || called);
        // To check one takes long, and many textures may be of one file.
        if (isNew) checkKtx2(found.ktx2);
        found.texture.bytesPerPixel = found.ktx2.bytesPerPixel;
      }
      this.readable.set(uuid, found);
    }
    for (const [index, { name, content }] of this.named.entries()) {
      const part = content ? { name, content } : this.files.find(name);
      if (!part || !seen.add(part.content)) continue;
      const called = shortName(name) || `#${index + 1}`;
      const head = imageHead(part.content, part.name);
      if (head) tally.add(called, head);
      this.countUnshown(called, head, part);
    }
  }

  private countUnshown(name: string, head: ImageHead | undefined, part: ModelPart): void {
    if (head) this.others.push(describe(head, part, name));
    else this.uncounted.add(name);
  }

  /** A name for an embedded picture, from its position, because such pictures often have none. */
  private get nameInside(): string {
    return `#${this.readable.size + this.broken.size + 1}`;
  }

  /** Removes textures that cannot be shown from the materials, which then have their plain colour. */
  strip(materials: Iterable<Material>): void {
    for (const material of materials) {
      for (const [slot, texture] of Object.entries(material)) {
        if (!(texture instanceof Texture)) continue;
        const found = this.readable.get(texture.source.uuid);
        if (!found) Object.assign(material, { [slot]: null });
        else found.texture.name ||= texture.name;
      }
    }
  }

  /** The picture of a texture, as it was supplied. */
  sourceOf(texture: Texture): Readable | undefined {
    // One of glossiness says nothing to others.
    if (this.glossy.has(texture.source.uuid)) return undefined;
    return this.readable.get(texture.source.uuid);
  }

  /** Decodes the textures that are used, by the id of their source. Failures are in `report`. */
  async decode(used: ReadonlyMap<string, Texture>): Promise<Map<string, ImageBitmap>> {
    const edge = edgeFor(used.size);
    const bitmaps = new Map<string, ImageBitmap>();
    for (const [uuid, texture] of used) {
      const found = this.readable.get(uuid);
      if (!found) continue;
      try {
        const bitmap = await bitmapOf(found, edge, texture.flipY);
        const gloss = this.glossy.get(uuid);
        const isPlain = gloss === undefined;
        bitmaps.set(
          uuid,
          isPlain ? bitmap : await (await import("./roughness.ts")).roughnessOf(bitmap, gloss),
        );
      } catch {
        this.readable.delete(uuid);
        this.others.push(found.texture);
        this.broken.set(uuid, found.texture.name || this.nameInside);
      }
    }
    return bitmaps;
  }

  report() {
    return {
      textures: [...this.readable.values()].map(({ texture }) => texture),
      missingTextures: [...this.absent],
      unreadableTextures: [...new Set(this.broken.values())],
      unshownTextures: this.unshown,
      otherTextures: this.others,
      uncountedTextures: [...this.uncounted],
    };
  }
}

const describe = (head: ImageHead, part: ModelPart, name: string): ModelTexture => ({
  name: shortName(part.name) || name,
  width: head.width,
  height: head.height,
  bytes: part.content.length,
  ...(head.bytesPerPixel * head.layers === 4
    ? {}
    : { bytesPerPixel: head.bytesPerPixel * head.layers }),
});

async function asPart(blob: Blob): Promise<ModelPart> {
  const name = blob.type === "image/tga" ? ".tga" : "";
  return { name, content: new Uint8Array(await blob.arrayBuffer()) };
}

/** Decodes a `data:` URL without a request, which a strict content security policy would block. */
export function partOfData(address: string): ModelPart | undefined {
  const comma = address.indexOf(",");
  const body = address.slice(comma + 1);
  try {
    const text = /;base64$/i.test(address.slice(0, comma)) ? atob(body) : decodeURIComponent(body);
    const name = /^data:image\/(?:x-)?tga/i.test(address) ? ".tga" : "";
    return { name, content: Uint8Array.from(text, (letter) => letter.charCodeAt(0)) };
  } catch {
    return undefined;
  }
}

/** Decodes a picture in a browser. @param edge pixels that its longer side may have */
export async function bitmapOf(
  { head, part, ktx2 }: Readable,
  edge: number,
  flip: boolean,
): Promise<ImageBitmap> {
  const scale = Math.min(1, edge / Math.max(head.width, head.height));
  const options: ImageBitmapOptions = {
    imageOrientation: flip ? "flipY" : "from-image",
    premultiplyAlpha: "none",
    colorSpaceConversion: "none",
    ...(scale < 1 && {
      resizeWidth: Math.max(1, Math.round(head.width * scale)),
      resizeHeight: Math.max(1, Math.round(head.height * scale)),
      resizeQuality: "high",
    }),
  };
  const unpacked = await pixelsOf({ head, part, ktx2 }, edge);
  if (!unpacked) return createImageBitmap(new Blob([part.content], { type: head.type }), options);
  const { pixels, width, height } = unpacked;
  return createImageBitmap(new ImageData(pixels, width, height), options);
}

/**
 * The pixels of a picture that only we can unpack, row by row from the top; undefined for those that browsers and image
 * libraries know.
 */
export async function pixelsOf(
  { head, part, ktx2 }: Pick<Readable, "head" | "part" | "ktx2">,
  edge: number,
) {
  if (ktx2) {
    const { decodeKtx2, levelFor } = await import("../ktx2/read-ktx2.ts");
    return decodeKtx2(ktx2, levelFor(ktx2, edge));
  }
  if (head.type !== "image/x-tga") return undefined;
  const { data, width, height } = new TGALoader().parse(part.content.buffer) as {
    data: Uint8Array;
    width: number;
    height: number;
  };
  return { pixels: Uint8ClampedArray.from(data), width, height };
}

/** The textures that materials use, one for each picture. */
export function usedTextures(materials: Iterable<Material>): Map<string, Texture> {
  const used = new Map<string, Texture>();
  for (const material of materials) {
    for (const texture of Object.values(material)) {
      if (texture instanceof Texture) used.set(texture.source.uuid, texture);
    }
  }
  return used;
}
