import { useDebouncedValue } from "../use-debounced-value.ts";

/** As long as the server takes. */
const SEARCH_MAX = 200;

/** What a search of a library asks the server for; "" for nothing. */
export const searchWords = (search: string): string => search.trim().slice(0, SEARCH_MAX);

/** What is typed into a search, once no more comes for a moment; nothing as soon as the field is empty. */
export function useSettledSearch(search: string): string {
  const settled = useDebouncedValue(search);
  return search.trim() === "" ? "" : settled;
}
