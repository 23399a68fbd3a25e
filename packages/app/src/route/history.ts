/** What the history of an experience is told by its form. */
export interface HistoryProps {
  experienceId: number;
  /** Puts values of the experience into the form, by their paths, where they are unsaved until it is saved. */
  onTake(values: readonly (readonly [path: string, value: unknown])[]): void;
  /** The point whose editor is open with unsaved changes: what would be put there would be lost. */
  openPoint: number | "new" | undefined;
  /** A whole version is back: what the form shows is no longer what is stored. */
  onRestored(): void;
  onClose(): void;
}
