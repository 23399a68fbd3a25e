import type { playedClips } from "@panel/domain/model-clips";
import type { WrittenJson } from "../written-json.ts";

/** Characters of all kept routes together. */
const MOST = 32_000_000;

/** What a trial says of a route besides what the link and the library say. */
export interface KeptRoute {
  /** The contract's TryExperience. */
  experience: WrittenJson;
  /** Ids of the bots of its points. */
  bots: ReadonlySet<string>;
  /** Clips that play at its points, by the id of their model. */
  clips: ReturnType<typeof playedClips>;
}

/** Routes as they were last written for a trial, the one used last at the end. */
export interface KeptRoutes {
  /** Whether the route of that version is kept or being made, so that reading it costs next to nothing. */
  has(id: number, version: string): boolean;
  /** @param version of the experience with its points; a route of another one is made anew */
  read(id: number, version: string, make: () => Promise<KeptRoute>): Promise<KeptRoute>;
}

export function createKeptRoutes(most = MOST): KeptRoutes {
  const kept = new Map<number, { version: string; route: Promise<KeptRoute>; size: number }>();

  const letGo = (): void => {
    let all = [...kept.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [id, { size }] of kept) {
      if (all <= most) return;
      kept.delete(id);
      all -= size;
    }
  };

  return {
    has: (id, version) => kept.get(id)?.version === version,

    async read(id, version, make) {
      const found = kept.get(id);
      kept.delete(id);
      if (found?.version === version) {
        kept.set(id, found);
        return found.route;
      }
      // Whoever asks meanwhile waits for the same one.
      const entry = { version, route: make(), size: 0 };
      kept.set(id, entry);
      try {
        const route = await entry.route;
        entry.size = route.experience.json.length;
        letGo();
        return route;
      } catch (error) {
        if (kept.get(id) === entry) kept.delete(id);
        throw error;
      }
    },
  };
}
