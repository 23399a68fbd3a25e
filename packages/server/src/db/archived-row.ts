/** A row of a table as an archive holds it. */
export type ArchivedRow = Record<string, string | number | null>;
