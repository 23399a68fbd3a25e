import {
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Vector3,
} from "three";

/** Side of each face in pixels; enough for soft lights. */
const size = 64;
/** Number of mipmap levels, each blurred more than the one before. */
const levels = 5;

/** Studio lights: direction, brightness, and sharpness of the edges (of a spherical Gaussian). */
const lamps = [
  { place: new Vector3(-0.6, 0.55, 0.6).normalize(), light: 5, sharpness: 14 },
  { place: new Vector3(0.85, 0.35, 0.3).normalize(), light: 3, sharpness: 12 },
  { place: new Vector3(0.1, 0.9, -0.45).normalize(), light: 4, sharpness: 10 },
  { place: new Vector3(0, 0.15, -1).normalize(), light: 2, sharpness: 8 },
] as const;

/** Directions of the faces of a cube map, by column and row from -1 to 1. */
const faces: readonly ((u: number, v: number) => Vector3)[] = [
  (u, v) => new Vector3(1, -v, -u),
  (u, v) => new Vector3(-1, -v, u),
  (u, v) => new Vector3(u, 1, v),
  (u, v) => new Vector3(u, -1, -v),
  (u, v) => new Vector3(u, -v, 1),
  (u, v) => new Vector3(-u, -v, -1),
];

/**
 * The environment map that glossy surfaces reflect: a bright room with soft lights. Computed here, level by level, in the form
 * that three's PMREM filter would produce, because that filter takes seconds without a graphics card.
 */
export function createEnvironment(): CubeTexture {
  const all = Array.from({ length: levels + 1 }, (_, level) => {
    // As in PMREMGenerator.lodToRoughness; the last level only completes the mipmap chain and is never used.
    const roughness = 1 - Math.sqrt(1 - Math.min(1, level / (levels - 1)));
    const side = size >> level;
    return faces.map((face) => {
      const texture = new DataTexture(facePixels(face, side, roughness), side, side);
      texture.type = HalfFloatType;
      return texture;
    });
  });
  const [sharp = [], ...blurred] = all;
  const room = new CubeTexture(sharp);
  room.type = HalfFloatType;
  room.colorSpace = LinearSRGBColorSpace;
  room.minFilter = LinearMipmapLinearFilter;
  room.magFilter = LinearFilter;
  room.generateMipmaps = false;
  // The shader reads the size of the sharpest level from the first one.
  room.mipmaps = blurred.map((image) => ({ image, width: size, height: size })) as never;
  Object.assign(room, { isPMREMTexture: true });
  room.needsUpdate = true;
  return room;
}

function facePixels(face: (u: number, v: number) => Vector3, side: number, roughness: number) {
  const pixels = new Uint16Array(side * side * 4);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const at = (place: number) => ((place + 0.5) / side) * 2 - 1;
      const light = radiance(face(at(column), at(row)).normalize(), roughness);
      const half = DataUtils.toHalfFloat(light);
      pixels.set([half, half, half, DataUtils.toHalfFloat(1)], (row * side + column) * 4);
    }
  }
  return pixels;
}

/** The light from a direction, as a surface of the given roughness reflects it. */
function radiance(direction: Vector3, roughness: number): number {
  // On rougher surfaces floor and walls blend into each other.
  const blend = 0.12 + roughness;
  const up = Math.min(1, Math.max(0, direction.y / blend / 2 + 0.5));
  const walls = 0.4 + 0.45 * up * up * (3 - 2 * up) + 0.15 * Math.max(0, direction.y);
  return lamps.reduce((sum, { place, light, sharpness }) => {
    const lobe = roughness > 0 ? 0.5 / roughness ** 4 : Number.POSITIVE_INFINITY;
    const seen = Number.isFinite(lobe) ? (sharpness * lobe) / (sharpness + lobe) : sharpness;
    const share = seen / sharpness;
    return sum + light * share * Math.exp(seen * (direction.dot(place) - 1));
  }, walls);
}
