import { createContext, use, useEffect, useEffectEvent, useState } from "react";

/** What the browser's Back leads out of: a screen over the map, or a dialog over a screen. */
interface Layer {
  /** Higher ones are left first. */
  readonly level: number;
  readonly leave: () => void;
}

/** The part of the browser's history that is used. */
type History = Pick<globalThis.History, "state" | "pushState" | "go">;

/** How many layers are open in an entry of the history. */
interface EntryState {
  readonly layers?: number;
}

/**
 * Keeps one history entry for each open layer, so that Back, which is a button or a gesture on Android, leaves a screen and not
 * the page. A layer that is left otherwise takes its entry with it.
 */
export class BackLayers {
  readonly #history: History;
  #layers: readonly Layer[] = [];
  /** A traversal of our own is under way; it ends with `popstate`. */
  #isMoving = false;
  #isPlanned = false;

  constructor(history: History) {
    this.#history = history;
  }

  /**
   * Opens a layer.
   * @returns what closes it
   */
  open(layer: Layer): () => void {
    this.#layers = [...this.#layers, layer].toSorted((a, b) => a.level - b.level);
    this.follow();
    return () => {
      this.#layers = this.#layers.filter((each) => each !== layer);
      this.follow();
    };
  }

  /** Hears that the browser has gone to another entry. */
  traversed(): void {
    if (this.#isMoving) {
      this.#isMoving = false;
      this.follow();
      return;
    }
    const left = this.#layers.slice(this.#entries).toReversed();
    for (const { leave } of left) leave();
    // Closes what stayed open, and goes back from an entry whose layer is gone.
    this.follow();
  }

  get #entries(): number {
    return (this.#history.state as EntryState | null)?.layers ?? 0;
  }

  /** Gives the history the entries of the open layers, once for all that one change of the screen opens and closes. */
  follow(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => {
      this.#isPlanned = false;
      this.#change();
    });
  }

  #change(): void {
    if (this.#isMoving) return;
    const wanted = this.#layers.length;
    const surplus = this.#entries - wanted;
    if (surplus > 0) {
      this.#isMoving = true;
      this.#history.go(-surplus);
    }
    for (let layers = this.#entries + 1; layers <= wanted; layers++) {
      this.#history.pushState({ layers } satisfies EntryState, "");
    }
  }
}

/** Null where the page around the player has a history of its own. */
export const BackLayersContext = createContext<BackLayers | null>(null);

/** The layers of a page that has its history for itself. */
export function useBackLayers(): BackLayers {
  const [layers] = useState(() => new BackLayers(history));
  useEffect(() => {
    const hear = () => layers.traversed();
    // A reloaded page may stand at the entry of a layer that is not open any more.
    layers.follow();
    addEventListener("popstate", hear);
    return () => removeEventListener("popstate", hear);
  }, [layers]);
  return layers;
}

/** Levels of layers, from the game itself and its map up. */
export const LEVELS = { game: 0, screen: 1, challenge: 2, dialog: 3 } as const;

/** Has the browser's Back leave what shows this. */
export function useBack(level: number, leave: (() => void) | undefined): void {
  const layers = use(BackLayersContext);
  const leaves = leave !== undefined;
  const left = useEffectEvent(() => leave?.());
  useEffect(
    () => (leaves && layers ? layers.open({ level, leave: () => left() }) : undefined),
    [layers, level, leaves],
  );
}
