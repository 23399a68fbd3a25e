/** What a column can be sorted by. Null, undefined, blank text, NaN and invalid dates are blank. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

export type SortDirection = "ascending" | "descending";

export interface SortState {
  columnId: string;
  direction: SortDirection;
}

export interface SortRowsOptions<Row> {
  value: (row: Row) => SortValue;
  direction: SortDirection;
  /** Whose alphabet counts; default "es". */
  locale?: string | undefined;
}

type SortKey = string | number | bigint;

interface Keyed<Row> {
  row: Row;
  key: SortKey;
}

const collators = new Map<string, Intl.Collator>();

function collatorFor(locale: string): Intl.Collator {
  const known = collators.get(locale);
  if (known) return known;
  const made = new Intl.Collator(locale, { numeric: true });
  collators.set(locale, made);
  return made;
}

/** What is compared for a value; undefined when the value is blank. */
function sortKey(value: SortValue): SortKey | undefined {
  switch (typeof value) {
    case "string": {
      const text = value.trim();
      return text === "" ? undefined : text;
    }
    case "number":
      return Number.isNaN(value) ? undefined : value;
    case "boolean":
      return Number(value);
    case "object": {
      const time = value?.getTime();
      return time === undefined || Number.isNaN(time) ? undefined : time;
    }
    default:
      return value;
  }
}

/**
 * A sorted copy: natural order of the locale ("Punto 2" before "Punto 10"), rows of equal value in
 * the order they came in, blanks last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  { value, direction, locale = "es" }: SortRowsOptions<Row>,
): Row[] {
  // Keys are made once for each row, not once for each of the some 130,000 comparisons of 10,000 rows.
  const filled: Keyed<Row>[] = [];
  const blanks: Row[] = [];
  for (const row of rows) {
    const key = sortKey(value(row));
    if (key === undefined) blanks.push(row);
    else filled.push({ row, key });
  }
  const { compare } = collatorFor(locale);
  const sign = direction === "ascending" ? 1 : -1;
  filled.sort((a, b) => {
    if (typeof a.key === "string" || typeof b.key === "string") {
      return sign * compare(String(a.key), String(b.key));
    }
    return a.key === b.key ? 0 : a.key < b.key ? -sign : sign;
  });
  return [...filled.map(({ row }) => row), ...blanks];
}
