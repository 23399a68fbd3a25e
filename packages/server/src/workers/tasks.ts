import type { RouteAsset } from "@panel/domain/check/context";
import type { RouteLength } from "@panel/domain/check/plan";
import type { ExperienceArchive, ArchiveTextProblem } from "@panel/domain/experience/archive";
import type { Route } from "@panel/domain/play/route";
import type { ArchivedHistory } from "@panel/domain/versions/archived-history";
import type { ValidatedRows } from "@panel/domain/editor-import";
import type { PhoneRegion } from "@panel/domain/phone-region";

/** The texts of an archive; its points, each with its id, as JSON: many are read one at a time. */
export interface ArchiveTexts extends Omit<ExperienceArchive, "points"> {
  points: readonly string[];
}

/** A route, and the assets that it uses. */
export interface MeasuredRoute {
  route: Route;
  assets: readonly RouteAsset[];
}

/** What threads do: what each task is given, and what it gives back. */
interface Tasks {
  archive: { input: { bytes: Uint8Array }; done: ArchiveTexts | ArchiveTextProblem };
  /** Undefined for one that is damaged. */
  history: { input: { bytes: Uint8Array }; done: ArchivedHistory | undefined };
  /** Undefined for a file without the columns of people. */
  editors: {
    input: { bytes: Uint8Array; phoneRegion: PhoneRegion };
    done: ValidatedRows | undefined;
  };
  /** Of a MeasuredRoute, as JSON. */
  length: { input: { bytes: Uint8Array }; done: RouteLength };
}

export type TaskName = keyof Tasks;
export type Task<Name extends TaskName> = Tasks[Name]["input"];
export type Done<Name extends TaskName> = Tasks[Name]["done"];

/** The functions that do the tasks. */
export type TaskFunctions = {
  readonly [Name in TaskName]: (input: Task<Name>) => Promise<Done<Name>>;
};

/** What a thread answers. */
export type Outcome = { done: Done<TaskName> } | { failed: string };
