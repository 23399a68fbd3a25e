/** Families of formats of Vulkan by their numbers, as the specification lists them. */
const packed: readonly (readonly [from: number, to: number, name: string])[] = [
  [131, 134, "BC1"],
  [135, 136, "BC2"],
  [137, 138, "BC3"],
  [139, 140, "BC4"],
  [141, 142, "BC5"],
  [143, 144, "BC6H"],
  [145, 146, "BC7"],
  [147, 152, "ETC2"],
  [153, 156, "EAC"],
  [157, 184, "ASTC"],
  [1000054000, 1000054007, "PVRTC"],
  [1000066000, 1000066013, "ASTC HDR"],
  [1000288000, 1000288029, "ASTC 3D"],
];

/** The formats with eight bits a channel, which are the usual ones. */
const plain: Record<number, string> = {
  9: "R8",
  15: "R8",
  16: "R8G8",
  22: "R8G8",
  23: "R8G8B8",
  29: "R8G8B8",
  30: "B8G8R8",
  36: "B8G8R8",
  37: "R8G8B8A8",
  43: "R8G8B8A8",
  44: "B8G8R8A8",
  50: "B8G8R8A8",
  97: "R16G16B16A16",
  109: "R32G32B32A32",
};

/** How a texture is stored whose header names a format, which is none of those that stay packed for any chip. */
export function describeVkFormat(format: number): { isPacked: boolean; name: string } {
  const family = packed.find(([from, to]) => format >= from && format <= to)?.[2];
  const name = family ?? plain[format] ?? `VkFormat ${format}`;
  return { isPacked: family !== undefined, name: `KTX2 (${name})` };
}
