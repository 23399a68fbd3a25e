import type { PlayRules } from "@panel/domain/play/route";
import { newGame, nextGame, type Game, type GameEvent } from "../game/game.ts";
import { endOf, playedSteps, startOf, withStep } from "./heard-state.ts";
import type { TeamStore } from "./stored-team.ts";

/**
 * The game of one phone of a team. Its steps are the log and its own that were not answered yet; whenever the store hears of
 * others, the game follows them. What is on the screen is the phone's own.
 */
export class TeamGame {
  readonly #rules: PlayRules;
  readonly #store: TeamStore;
  readonly #hears = new Set<() => void>();
  #game: Game = newGame;
  #unsubscribe: (() => void) | undefined;

  constructor(rules: PlayRules, store: TeamStore) {
    this.#rules = rules;
    this.#store = store;
    this.#follow();
  }

  /** The same object until it changes. */
  readonly read = (): Game => this.#game;

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hears.add(hear);
    this.#unsubscribe ??= this.#store.subscribe(() => this.#followed());
    // What has come between the first reading and this.
    this.#follow();
    return () => {
      this.#hears.delete(hear);
      if (this.#hears.size > 0) return;
      this.#unsubscribe?.();
      this.#unsubscribe = undefined;
    };
  };

  /** Takes what the visitor does; a step that the rules allow is kept to be sent. After the end none is. */
  readonly send = (event: GameEvent): void => {
    const team = this.#store.read();
    const before = this.#game;
    const next = nextGame(this.#rules, before, event);
    const step = next.steps.length > before.steps.length ? next.steps.at(-1) : undefined;
    if (step && (!team || endOf(team.state) !== undefined)) return;
    this.#game = next;
    if (step) this.#store.change((kept) => withStep(kept, step));
    else if (next !== before) this.#tell();
  };

  #followed(): void {
    this.#follow();
    this.#tell();
  }

  #follow(): void {
    const team = this.#store.read();
    const startedAt = team && startOf(team.state);
    if (!team || startedAt === undefined) return;
    const steps = playedSteps(this.#rules, team);
    this.#game = nextGame(this.#rules, this.#game, { type: "follow", startedAt, steps });
  }

  #tell(): void {
    for (const hear of this.#hears) hear();
  }
}
