import { FILE_COLUMNS } from "./exported.ts";
import { holdHtml, mayBeHtml, plainText, type PlainText } from "./plain-text.ts";
import type { RouteSource } from "./source.ts";
import { mayBeUmap, umapText } from "./umap-text.ts";

/** How the texts of a column are written: as they are meant, in HTML, or in uMap's way. */
export const TEXT_FORMATS = ["plain", "html", "umap"] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** The format of each column that is not plain. */
export type FormatsByColumn = Readonly<Partial<Record<string, TextFormat>>>;

const textsOf = ({ items }: RouteSource, column: string): string[] =>
  items.flatMap(({ values }) => values[column] ?? []);

/**
 * Proposes the format of each column. Columns of written files are plain, as they hold what an author wrote; descriptions
 * in KML are HTML, as KML says, and others where their texts are; those of uMap are written in its way.
 */
export function proposedFormats(source: RouteSource): FormatsByColumn {
  const formats: Partial<Record<string, TextFormat>> = {};
  for (const column of source.columns) {
    if (FILE_COLUMNS.includes(column)) continue;
    const texts = textsOf(source, column);
    const isDescription = column.toLowerCase() === "description";
    if (source.format === "kml" && isDescription) formats[column] = "html";
    else if (holdHtml(texts)) formats[column] = "html";
    else if (source.format === "umap" && isDescription) formats[column] = "umap";
  }
  return formats;
}

/** Columns that another format than `plain` would change, with the first such text. */
export function formattedColumns(
  source: RouteSource,
  columns: readonly string[],
): { column: string; sample: string }[] {
  return columns.flatMap((column) => {
    const changes = (text: string) =>
      mayBeHtml(text) || (source.format === "umap" && mayBeUmap(text));
    const sample = textsOf(source, column).find(changes);
    return sample === undefined ? [] : [{ column, sample }];
  });
}

export function textIn(format: TextFormat | undefined, text: string): PlainText {
  if (format === "html") return plainText(text);
  return format === "umap" ? umapText(text) : { text, removed: [] };
}
