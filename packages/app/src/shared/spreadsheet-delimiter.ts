import type { CsvDelimiter } from "@panel/domain/csv";

/** What divides the columns of a file that a spreadsheet in this language opens: those in Spanish and Catalan expect semicolons. */
export const spreadsheetDelimiter = (language: string): CsvDelimiter =>
  language === "en" ? "," : ";";
