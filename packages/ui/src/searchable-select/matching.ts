import { fold } from "../style/fold.ts";

/** One option. */
export interface SearchableOption {
  value: string;
  label: string;
  /** A second line, which is searched too. */
  description?: string;
  disabled?: boolean;
}

const folded = new WeakMap<SearchableOption, string>();

function foldedText(option: SearchableOption): string {
  const known = folded.get(option);
  if (known !== undefined) return known;
  const made = fold(`${option.label}\n${option.description ?? ""}`);
  folded.set(option, made);
  return made;
}

/** The options that contain each word of the search, ignoring case and accents; a blank search returns all. */
export function matchingOptions<Option extends SearchableOption>(
  options: readonly Option[],
  search: string,
): readonly Option[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = foldedText(option);
    return words.every((word) => text.includes(word));
  });
}
