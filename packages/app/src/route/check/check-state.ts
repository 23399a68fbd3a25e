import type { WalkStep } from "@panel/domain/check/finding";
import type { ExperienceForm } from "@panel/domain/experience/experience";
import type { PointForm } from "@panel/domain/experience/point";
import type { Route } from "@panel/domain/play/route";
import type { Findings, KeyedFinding } from "./findings.ts";

/** The part of a form that the check reads: its values, and when they change. */
export interface TypedForm<Values> {
  readonly state: { readonly values: Values };
  readonly store: { subscribe(listener: () => void): { unsubscribe(): void } };
}

/** A walk into a dead end, shown step by step. */
export interface ShownWalk {
  /** Key of the finding that tells of it. */
  readonly key: string;
  readonly steps: readonly WalkStep[];
  /** Index of the step that is shown. */
  readonly at: number;
}

export interface CheckState {
  /** Id of the experience; 0 until it is saved. */
  readonly experienceId: number | undefined;
  readonly status: "checking" | "checked" | "failed";
  /** The last that was found; undefined until the first check is done. */
  readonly found: Findings | undefined;
  /** Ids of assets that were found in use and were in none of the known libraries. */
  readonly strangers: readonly number[];
  /** Whether nothing is known of the assets, because they could not be fetched. */
  readonly assetsFailed: boolean;
  readonly walk: ShownWalk | undefined;
  /** A walk that is to be tried in the player. */
  readonly tried: readonly WalkStep[] | undefined;
  /** The finding that the reader has followed to its field. */
  readonly followed: KeyedFinding | undefined;
  /** The last followed finding that is no longer found, and what was left then. */
  readonly mended: { readonly was: KeyedFinding; readonly left: Findings } | undefined;
}

/** The check of a route as the parts of its screen see it; it is done in features/route-check. */
export interface RouteCheckStore {
  readonly state: CheckState;
  subscribe(listener: () => void): () => void;
  /** Reads the experience from its form, until the returned function is called. */
  readExperience(id: number, form: TypedForm<ExperienceForm>): () => void;
  /**
   * Reads a point from its form instead of from what is stored.
   * @param isKept whether the form's text outlives it, as a draft; it is then checked in the place of what is stored
   */
  readPoint(id: number, form: TypedForm<PointForm>, isKept: () => boolean): () => void;
  /** Checks again after a failure. */
  readonly retry: () => void;
  showWalk(walk: ShownWalk | undefined): void;
  /** Has a walk tried in the player; undefined once that has begun. */
  tryWalk(steps: readonly WalkStep[] | undefined): void;
  /** The route as it is typed by now. */
  typedRoute(): Promise<Route>;
  follow(followed: KeyedFinding): void;
}
