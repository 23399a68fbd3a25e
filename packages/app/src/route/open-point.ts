import type { ReactNode } from "react";
import type { ContentLanguage } from "@panel/domain/languages";
import type { DraftState } from "../shared/editing/use-draft.ts";

/** The point whose editor is open and holds unsaved changes. */
export interface OpenPoint {
  /** Its id in the keys of drafts. */
  id: number | "new";
  /** Undefined for a new point. */
  name: string | undefined;
  draft: DraftState | undefined;
  /** Saves the point and tells whether it is saved; what stands against it is said in its editor. */
  save(): Promise<boolean>;
  /** Discards the unsaved changes and their draft. */
  discard(): void;
}

/** What the part with the points is told by the form around it. */
export interface PointsProps {
  /** 0 until the experience is saved. */
  experienceId: number;
  /** Of the experience, saved or not; blank where it has none. */
  city: string;
  /** The experience is being saved; a new one gets its id from this save. */
  saving: boolean;
  language: ContentLanguage;
  /** Selects the language whose texts are shown. */
  onLanguage(language: ContentLanguage): void;
  /** Called with the open point while it holds unsaved input, and with nothing when none does any more. */
  onUnsaved(point: OpenPoint | undefined): void;
  /** Tries and publishes the route, where the header of the screen has no room for it. */
  actions: ReactNode;
  /** Called with the header of the whole window while the points fill it, and with null when they do not. */
  onWindow(header: HTMLElement | null): void;
}
