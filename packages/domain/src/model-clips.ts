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

/** How the 3D model of a point moves. */
interface PlayedModel {
  model: { asset: number; animation: string; clip: string };
}

/** The clips that play at points, each once, by the id of their model; undefined is standing still. */
export function playedClips(
  points: Iterable<PlayedModel>,
): ReadonlyMap<number, ReadonlySet<string | undefined>> {
  const clips = new Map<number, Set<string | undefined>>();
  for (const { model } of points) {
    if (model.asset === 0) continue;
    const known = clips.get(model.asset) ?? new Set();
    known.add(model.animation === "none" ? undefined : model.clip);
    clips.set(model.asset, known);
  }
  return clips;
}

/**
 * Whether a model has no animation of the chosen name, so that its first one plays.
 * @param clips names of its animations; undefined where they were never kept
 */
export function isClipGone(chosen: string, clips: readonly string[] | undefined): boolean {
  return chosen !== "" && clips !== undefined && !clips.includes(chosen);
}
