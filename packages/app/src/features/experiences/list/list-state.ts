import type { SortState } from "@panel/ui/data-table";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/** Search and order of the list, kept in the URL so that Back and a shared link find it again. */
export function useListState() {
  const [params, setParams] = useSearchParams();
  const column = params.get("sort");
  const direction = params.get("dir") === "desc" ? "descending" : "ascending";
  const sort = useMemo<SortState | null>(
    () => (column ? { columnId: column, direction } : null),
    [column, direction],
  );

  const change = (changes: Record<string, string | undefined>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [key, value] of Object.entries(changes)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    sort,
    search: params.get("q") ?? "",
    setSearch: (search: string) => change({ q: search }),
    setSort: (next: SortState | null) =>
      change({ sort: next?.columnId, dir: next?.direction === "descending" ? "desc" : undefined }),
  };
}
