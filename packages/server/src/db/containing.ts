import { sql, type Expression, type SqlBool } from "kysely";

/** Whether a folded text contains a word of a search; the wildcards of LIKE stand for themselves. */
export function containing(folded: Expression<unknown>, word: string): Expression<SqlBool> {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`${folded} like ${pattern} escape '\\'`;
}
