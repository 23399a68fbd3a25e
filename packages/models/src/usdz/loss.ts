/**
 * What a USDZ shows otherwise than the model, or not at all:
 * - `frameRate`: the clip is so long, or moves so much, that it has fewer pictures a second
 * - `shapeMotion`: the clip changes shapes (morph targets), which stay as they are at its start
 * - `shear`: the clip skews a part, which is turned and stretched instead
 * - `points`, `lines`: only surfaces are carried
 * - `colourBlend`: colours of corners that blend within a face; each face has one of its own
 * - `colourOverPicture`: colours of corners that tint a texture
 * - `glass`: what lets light through is drawn as see-through
 * - `relief`: maps of bumps and of displacement
 * - `finish`: sheen, iridescence, anisotropy, and maps of gloss and of light
 * - `blending`: surfaces that add to what is behind them
 * - `texture`: a picture that could not be converted
 */
export const usdzLosses = [
  "frameRate",
  "shapeMotion",
  "shear",
  "points",
  "lines",
  "colourBlend",
  "colourOverPicture",
  "glass",
  "relief",
  "finish",
  "blending",
  "texture",
] as const;

export type UsdzLoss = (typeof usdzLosses)[number];
