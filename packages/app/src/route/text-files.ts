/** What the files of texts are told by the screen around them. */
export interface TextFilesProps {
  experienceId: number;
  /** Translations were saved: what the screen shows is no longer what is stored. */
  onSaved(): void;
}
