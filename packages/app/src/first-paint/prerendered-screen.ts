/** A public screen as HTML, in one language. */
export interface PrerenderedScreen {
  language: string;
  /** Of the document. */
  title: string;
  html: string;
}
