import type { DraftState } from "../../../shared/editing/use-draft.ts";

/** The point whose editor is open and holds unsaved changes. */
export interface OpenPoint {
  /** Its id in the keys of drafts. */
  id: number | "new";
  /** Undefined for a new point. */
  name: string | undefined;
  draft: DraftState | undefined;
  /** Saves the point; what stands against it is said in its editor. */
  save(): Promise<void>;
  /** Discards the unsaved changes and their draft. */
  discard(): void;
}
