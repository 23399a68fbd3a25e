import { createHash } from "node:crypto";
import type { Sha256 } from "@panel/domain/lottery/draw";

export const sha256: Sha256 = async (bytes) =>
  new Uint8Array(createHash("sha256").update(bytes).digest());
