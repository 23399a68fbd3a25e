/** A person of an address book, as its program keeps it. */
export interface FilePerson {
  /** Number of the line on which it begins, counted from 1. */
  readonly line: number;
  readonly given: string;
  readonly family: string;
  readonly whole: string;
  /** The preferred one first. */
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly city: string;
}

/** An entry that is no person or cannot be read. */
export interface LeftOut {
  readonly note: "unreadable" | "noPerson";
  readonly line: number;
}

/** The lines of an address book, whatever ends them. */
export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
