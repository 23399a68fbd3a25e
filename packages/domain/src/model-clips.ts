/** Longest name of an animation that is kept; the rest of a longer one is cut off. */
export const CLIP_NAME_MAX = 200;
/** Most animations of a model whose names are kept. */
const MOST_CLIPS = 200;

/** The names of a model's animations as they are kept with the asset, in the order of its file. */
export function keptClips(animations: readonly { name: string }[]): string[] {
  return animations
    .slice(0, MOST_CLIPS)
    .map(({ name }) => name.replaceAll("\0", "").slice(0, CLIP_NAME_MAX).trim());
}

/** The names by which an author can choose an animation: each once, without the empty ones. */
export function choosableClips(clips: readonly string[]): string[] {
  return [...new Set(clips)].filter((name) => name !== "");
}

/**
 * Whether a model has no animation of the chosen name, so that its first one plays.
 * @param clips names of its animations; undefined where they were never kept
 */
export function isClipGone(chosen: string, clips: readonly string[] | undefined): boolean {
  return chosen !== "" && clips !== undefined && !clips.includes(chosen);
}
