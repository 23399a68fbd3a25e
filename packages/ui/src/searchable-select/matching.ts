import { fold as plainFold, type Fold } from "../style/fold.ts";

/** One option. */
export interface SearchableOption {
  value: string;
  label: string;
  /** A second line, which is searched too. */
  description?: string;
  disabled?: boolean;
  /** Heading above it and those that follow it with the same one. */
  group?: string;
}

const folded = new WeakMap<Fold, WeakMap<SearchableOption, string>>();

function foldedText(option: SearchableOption, fold: Fold): string {
  let texts = folded.get(fold);
  if (!texts) folded.set(fold, (texts = new WeakMap()));
  const known = texts.get(option);
  if (known !== undefined) return known;
  const made = fold(`${option.label}\n${option.description ?? ""}`);
  texts.set(option, made);
  return made;
}

/** The options that contain each word of the search, ignoring what `fold` makes alike; a blank search returns all. */
export function matchingOptions<Option extends SearchableOption>(
  options: readonly Option[],
  search: string,
  fold: Fold = plainFold,
): readonly Option[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = foldedText(option, fold);
    return words.every((word) => text.includes(word));
  });
}

/** Options that follow each other under one heading. */
export interface OptionGroup {
  name: string;
  options: readonly SearchableOption[];
}

/** The options by their groups, in the order in which each group comes first. */
export function groupedOptions(options: readonly SearchableOption[]): readonly OptionGroup[] {
  const groups = new Map<string, SearchableOption[]>();
  for (const option of options) {
    const { group = "" } = option;
    const members = groups.get(group);
    if (members) members.push(option);
    else groups.set(group, [option]);
  }
  return [...groups].map(([name, members]) => ({ name, options: members }));
}
