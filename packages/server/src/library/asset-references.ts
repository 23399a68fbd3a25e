import { open } from "node:fs/promises";

/** Autodesk's programs keep the originals of materials in this property, as a zip. */
const PROPERTY = "ADSKAssetReferencesBlob";
/** How far behind the name its bytes begin at most: types and flags lie between. */
const NEAR = 200;
const ZIP_START = "PK\u0003\u0004";

/**
 * Blanks the archives that Revit and other programs of Autodesk put into an FBX: nothing shows them, and other programs
 * would take the file for an archive. All lengths stay.
 */
export async function blankAssetReferences(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    const bytes = await file.readFile();
    let at = bytes.indexOf(PROPERTY, 0, "latin1");
    while (at >= 0) {
      const start = bytes.indexOf(ZIP_START, at, "latin1");
      if (start < 0) return;
      const isRaw = start - 5 > at && start - at < NEAR && bytes[start - 5] === 0x52;
      const length = isRaw ? bytes.readUInt32LE(start - 4) : 0;
      if (length > 0 && start + length <= bytes.length) {
        await file.write(Buffer.alloc(length), 0, length, start);
      }
      at = bytes.indexOf(PROPERTY, at + PROPERTY.length, "latin1");
    }
  } finally {
    await file.close();
  }
}
