import type { CsvTable } from "../csv.ts";
import type { ContentLanguage } from "../languages.ts";
import { matchTargets, type Target } from "./columns.ts";
import { guessedColumns, withHeader } from "./csv-header.ts";
import { csvColumns, isPlaceMatched, matchPlace, type PlaceColumns } from "./csv-source.ts";

interface TableProposals {
  header: number | null;
  place: PlaceColumns;
  columns: Partial<Record<Target, string>>;
}

export const NO_PLACE: PlaceColumns = { lat: null, lon: null, pair: null };

/** What the columns of a table hold by their titles; without titles, by what is in them. */
export function proposalsFor(
  table: CsvTable,
  header: number | null,
  language: ContentLanguage,
): TableProposals {
  const titled = withHeader(table, header);
  const names = csvColumns(titled);
  const known = matchPlace(names, titled.rows);
  const guessed = guessedColumns(titled);
  const place = isPlaceMatched(known) ? known : guessed.place;
  if (header === null) {
    const [name, text] = guessed.texts;
    const columns = {
      ...(name === undefined ? {} : { [`name.${language}`]: name }),
      ...(text === undefined ? {} : { [`story.text.${language}`]: text }),
    };
    return { header, place, columns };
  }
  const used = Object.values(place);
  const columns = matchTargets(
    names.filter((name) => !used.includes(name)),
    language,
  );
  return { header, place, columns };
}
