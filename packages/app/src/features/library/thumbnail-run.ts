import type { LibraryItem } from "../../shared/assets/library-item.ts";

export interface FailedModel {
  item: LibraryItem;
  reason: string;
}

/** Models whose thumbnails are taken anew, one after the other. */
export interface ThumbnailRun {
  models: readonly LibraryItem[];
  /** Which of the models is being done. */
  at: number;
  running: boolean;
  /** Whether it ends after the model that is being done. */
  stopping: boolean;
  /** How many thumbnails are new, in this run and those before it. */
  done: number;
  failed: readonly FailedModel[];
  /** Those that a stopped run has left. */
  rest: readonly LibraryItem[];
}

export const NOT_RUN: ThumbnailRun = {
  models: [],
  at: 0,
  running: false,
  stopping: false,
  done: 0,
  failed: [],
  rest: [],
};

/** Starts with some models, which can be those that failed or those that were left. */
export function begin(run: ThumbnailRun, models: readonly LibraryItem[]): ThumbnailRun {
  return {
    ...run,
    models,
    at: 0,
    running: models.length > 0,
    failed: run.failed.filter(({ item }) => !models.includes(item)),
    rest: run.rest.filter((item) => !models.includes(item)),
  };
}

/** Ends with a model, which failed if there is a reason, and goes on to the next one. */
export function settle(run: ThumbnailRun, reason?: string): ThumbnailRun {
  const item = run.models[run.at];
  if (!run.running || !item) return run;
  const left = run.models.slice(run.at + 1);
  const goesOn = left.length > 0 && !run.stopping;
  return {
    ...run,
    at: run.at + 1,
    running: goesOn,
    stopping: false,
    done: reason === undefined ? run.done + 1 : run.done,
    failed: reason === undefined ? run.failed : [...run.failed, { item, reason }],
    rest: goesOn ? run.rest : [...run.rest, ...left],
  };
}

export function stop(run: ThumbnailRun): ThumbnailRun {
  return { ...run, stopping: run.running };
}
