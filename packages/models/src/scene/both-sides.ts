import { BackSide, DoubleSide, type Material } from "three";
import type { ModelFormat } from "../types.ts";

/** FBX and OBJ leave open which side of a surface is seen; programs that show them draw both. glTF says it. */
const open: readonly ModelFormat[] = ["fbx", "obj"];

/** Draws both sides where the format leaves it open. Only the far sides cast shadows, so that none falls on itself. */
export function drawBothSides(materials: Iterable<Material>, format: ModelFormat): void {
  if (!open.includes(format)) return;
  for (const material of materials) {
    Object.assign(material, { side: DoubleSide, shadowSide: BackSide });
  }
}
