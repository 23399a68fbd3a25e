import type { MapPoint } from "@panel/api-client/panel";
import { NO_DEPENDENCY } from "@panel/domain/experience/point-rules";
import { foldText, searchedWords } from "@panel/domain/fold-text";
import { useMemo, useState } from "react";
import { useFindings } from "../../route/check/check-context.ts";
import type { PointFacts } from "./point-facts.ts";

export const POINT_FILTERS = ["all", "findings", "lacking", "noChallenge", "free"] as const;
export type PointFilter = (typeof POINT_FILTERS)[number];

/** The points that a filter and a search leave. */
export function usePointFilter(
  points: readonly MapPoint[],
  facts: ReadonlyMap<number, PointFacts>,
  title: (point: MapPoint) => string,
) {
  const [filter, setFilter] = useState<PointFilter>("all");
  const [search, setSearch] = useState("");
  const found = useFindings();
  const shown = useMemo(() => {
    const words = searchedWords(search);
    if (filter === "all" && words.length === 0) return points;
    const passes = (point: MapPoint): boolean => {
      switch (filter) {
        case "all":
          return true;
        case "findings":
          return (found?.ofPoint.get(point.IdPoint) ?? []).some(
            ({ finding }) => finding.severity !== "hint",
          );
        case "lacking":
          return (facts.get(point.IdPoint)?.lacks.length ?? 0) > 0;
        case "noChallenge":
          return facts.get(point.IdPoint)?.kind === "none";
        case "free":
          return [point.Dependency, point.DependencyNeg].every(
            (id) => Number(id) === NO_DEPENDENCY,
          );
      }
    };
    const isFound = (point: MapPoint): boolean => {
      const text = foldText(`${title(point)}\n${point.Location}`);
      return words.every((word) => text.includes(word));
    };
    return points.filter((point) => passes(point) && (words.length === 0 || isFound(point)));
  }, [points, facts, title, filter, search, found]);
  return {
    shown,
    filter,
    setFilter,
    search,
    setSearch,
    clear: () => {
      setFilter("all");
      setSearch("");
    },
  };
}
